/**
 * What is asked of a document in its window before it becomes a PDF. Text, because it runs in the page: there is no
 * preload that could bring it, and
 * the document itself holds no script.
 */

export interface PageReport {
  readonly overflow: readonly string[]
  readonly clipped: readonly string[]
  readonly missingPictures: readonly string[]
  /** Faces that were wanted and did not load. */
  readonly missingFaces: readonly string[]
  /** Every character that is drawn, each once. */
  readonly characters: string
  /** Elements with `data-page`. */
  readonly pages: number
  /** Millimetres; null: no drawing is shown. */
  readonly lowestDrawing: number | null
  /** Millimetres, by name in `data-box`. */
  readonly boxes: Readonly<Record<string, number>>
  readonly parts: readonly { readonly height: number; readonly pieces: readonly number[] }[]
  /** Nothing came from the address: a document that is not there answers with an empty page. */
  readonly empty: boolean
}

/**
 * Waits until faces and pictures are there, then measures. Sizes are those of the screen, which are those of the paper,
 * because a document is laid
 * out in millimetres.
 */
export const PAGE_REPORT = `(async () => {
  // a picture that is asked for only when it comes into view would never come in a window nobody sees
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  // laying out is what asks for the faces
  document.body.getBoundingClientRect()
  await document.fonts.ready
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await document.fonts.ready

  const SLACK = 1.5
  const outside = (inner, outer) => inner.left < outer.left - SLACK || inner.top < outer.top - SLACK || inner.right > outer.right + SLACK || inner.bottom > outer.bottom + SLACK
  // the box of a line may be lower than its letters are tall; that is no overflow
  const spills = (element, style) => element.scrollWidth > element.clientWidth + SLACK || element.scrollHeight > element.clientHeight + SLACK + parseFloat(style.fontSize) * 0.35
  const overflow = new Set(), clipped = new Set()
  for (const block of document.querySelectorAll('[data-block]')) {
    const name = block.dataset.block
    const page = block.closest('[data-page]')
    const style = getComputedStyle(block)
    if (style.display === 'none') continue
    if (page && page !== block && outside(block.getBoundingClientRect(), page.getBoundingClientRect())) overflow.add(name)
    if (style.display !== 'inline' && spills(block, style)) overflow.add(name)
    for (const part of block.querySelectorAll('*')) {
      if (!(part instanceof HTMLElement)) continue
      const its = getComputedStyle(part)
      if (its.display !== 'inline' && (its.overflowX !== 'visible' || its.overflowY !== 'visible') && spills(part, its)) clipped.add(name)
    }
  }
  for (const page of document.querySelectorAll('[data-page]')) if (spills(page, getComputedStyle(page))) overflow.add('page')

  const MM = 25.4 / 96
  const heightOf = (element) => element.getBoundingClientRect().height * MM
  const drawings = [...document.querySelectorAll('[data-drawing] svg')].filter((drawing) => drawing.getClientRects().length > 0).map(heightOf)

  const characters = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/^(style|title|desc|metadata|template)$/i.test(text.parentNode.localName)) for (const character of text.data) characters.add(character)
  }
  return {
    overflow: [...overflow], clipped: [...clipped],
    missingPictures: pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.getAttribute('src') ?? ''),
    missingFaces: [...document.fonts].filter((face) => face.status === 'error').map((face) => face.family + ' ' + face.weight),
    characters: [...characters].join(''),
    pages: document.querySelectorAll('[data-page]').length,
    lowestDrawing: drawings.length > 0 ? Math.min(...drawings) : null,
    boxes: Object.fromEntries([...document.querySelectorAll('[data-box]')].map((box) => [box.dataset.box, heightOf(box)])),
    parts: [...document.querySelectorAll('[data-part]')].map((part) => ({ height: heightOf(part), pieces: [...part.querySelectorAll('[data-piece]')].map(heightOf) })),
    empty: !document.body.hasChildNodes()
  }
})()`
