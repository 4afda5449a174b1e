/** A script that inspects a document before it becomes a PDF. A string, because it runs in a page without preload. */

export interface PageReport {
  readonly overflow: readonly string[]
  readonly clipped: readonly string[]
  readonly missingPictures: readonly string[]
  /** Fonts that failed to load. */
  readonly missingFaces: readonly string[]
  /** All drawn characters, each once. */
  readonly characters: string
  /** Elements with `data-page`. */
  readonly pages: number
  /** Millimetres; null: no drawing. */
  readonly lowestDrawing: number | null
  /** Millimetres, by `data-box`. */
  readonly boxes: Readonly<Record<string, number>>
  readonly parts: readonly { readonly height: number; readonly pieces: readonly number[] }[]
  /** The page is empty, so the document does not exist. */
  readonly empty: boolean
}

/** Waits for fonts and pictures, then measures. Screen sizes equal paper sizes, because documents use millimetres. */
export const PAGE_REPORT = `(async () => {
  // lazy pictures would never load in a hidden window
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  // layout triggers the loading of fonts
  document.body.getBoundingClientRect()
  await document.fonts.ready
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await document.fonts.ready

  const SLACK = 1.5
  const outside = (inner, outer) => inner.left < outer.left - SLACK || inner.top < outer.top - SLACK || inner.right > outer.right + SLACK || inner.bottom > outer.bottom + SLACK
  // a line box may be lower than its letters, which is not an overflow
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
