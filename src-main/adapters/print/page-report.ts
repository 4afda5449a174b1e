/** Scripts for a document before it becomes a PDF. Strings, because they run in a page without preload. */

/** Of one element of the body: a sheet. */
export interface SheetReport {
  readonly overflow: readonly string[]
  readonly clipped: readonly string[]
  readonly missingPictures: readonly string[]
  /** All drawn characters, each once. */
  readonly characters: string
  /** Elements with `data-page`. */
  readonly pages: number
  /** Millimetres; null: no drawing. */
  readonly lowestDrawing: number | null
  /** Height of the first `data-drawing` in millimetres; null: none. */
  readonly drawingRoom: number | null
  /** Millimetres, by `data-box`. */
  readonly boxes: Readonly<Record<string, number>>
  readonly parts: readonly { readonly height: number; readonly pieces: readonly number[] }[]
}
export interface PageReport {
  /** Fonts that failed to load. */
  readonly missingFaces: readonly string[]
  /** Empty: the document does not exist. */
  readonly sheets: readonly SheetReport[]
}

/** Waits for fonts and pictures, then measures. Screen sizes equal paper sizes, because documents use millimetres. */
export const PAGE_REPORT = `(async () => {
  // lazy pictures would never load in a hidden window
  const all = [...document.images]
  for (const picture of all) picture.loading = 'eager'
  // layout triggers the loading of fonts
  document.body.getBoundingClientRect()
  await document.fonts.ready
  await Promise.allSettled(all.map((picture) => picture.decode()))
  await document.fonts.ready

  const SLACK = 1.5
  const outside = (inner, outer) => inner.left < outer.left - SLACK || inner.top < outer.top - SLACK || inner.right > outer.right + SLACK || inner.bottom > outer.bottom + SLACK
  // a line box may be lower than its letters, which is not an overflow
  const spills = (element, style) => element.scrollWidth > element.clientWidth + SLACK || element.scrollHeight > element.clientHeight + SLACK + parseFloat(style.fontSize) * 0.35
  const MM = 25.4 / 96
  const heightOf = (element) => element.getBoundingClientRect().height * MM

  function reportOf(sheet) {
    const within = (selector) => [...(sheet.matches(selector) ? [sheet] : []), ...sheet.querySelectorAll(selector)]
    const overflow = new Set(), clipped = new Set()
    for (const block of within('[data-block]')) {
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
    const pages = within('[data-page]')
    for (const page of pages) if (spills(page, getComputedStyle(page))) overflow.add('page')

    const rooms = within('[data-drawing]')
    const drawings = rooms.flatMap((room) => [...room.querySelectorAll('svg')]).filter((drawing) => drawing.getClientRects().length > 0).map(heightOf)
    const characters = new Set()
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/^(style|title|desc|metadata|template)$/i.test(text.parentNode.localName)) for (const character of text.data) characters.add(character)
    }
    return {
      overflow: [...overflow], clipped: [...clipped],
      missingPictures: within('img').filter((picture) => picture.naturalWidth === 0).map((picture) => picture.getAttribute('src') ?? ''),
      characters: [...characters].join(''),
      pages: pages.length,
      lowestDrawing: drawings.length > 0 ? Math.min(...drawings) : null,
      drawingRoom: rooms.length > 0 ? heightOf(rooms[0]) : null,
      boxes: Object.fromEntries(within('[data-box]').map((box) => [box.dataset.box, heightOf(box)])),
      parts: within('[data-part]').map((part) => ({ height: heightOf(part), pieces: [...part.querySelectorAll('[data-piece]')].map(heightOf) }))
    }
  }
  return {
    missingFaces: [...document.fonts].filter((face) => face.status === 'error').map((face) => face.family + ' ' + face.weight),
    sheets: [...document.body.children].map(reportOf)
  }
})()`

/** @param drawings HTML that replaces the first `data-drawing` of each sheet; null: unchanged */
export const insertDrawings = (drawings: readonly (string | null)[]): string =>
  `${JSON.stringify(drawings)}.forEach((html, at) => {
  const drawing = html && document.body.children[at].querySelector('[data-drawing]')
  if (drawing) drawing.outerHTML = html
})`
