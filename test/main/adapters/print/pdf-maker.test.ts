import { EventEmitter, getEventListeners } from 'node:events'
import type { BrowserWindow } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { FontCoverage, PdfMaker } from '@main/adapters/print'
import { PAGE_REPORT } from '@main/adapters/print/page-report'
import type { PdfRequest } from '@shared/ports/print/pdf'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const PDF = Buffer.from(
  "%PDF-1.4\n/CreationDate (D:20260101000000+00'00')\n<</Type /Page\n>>\n<</Type /Page\n>>\n",
  'latin1'
)
const SHEET = {
  overflow: [],
  clipped: [],
  missingPictures: [],
  characters: 'ab',
  pages: 2,
  lowestDrawing: null,
  drawingRoom: null,
  boxes: {},
  parts: []
}
const REPORT = { missingFaces: [], sheets: [SHEET] }
const REQUEST: PdfRequest = { paper: 'A4', orientation: 'portrait', madeAt: Date.parse('2026-03-02T08:00:00Z') }

/** Loads at once, and lays out on request. */
class FakeWindow extends EventEmitter {
  destroyed = false
  loaded: string[] = []
  sizes: number[][] = []
  options: unknown
  report: unknown = REPORT
  scripts: string[] = []
  waits: (() => void)[] = []
  hold = false
  readonly webContents = Object.assign(new EventEmitter(), {
    executeJavaScript: async (script: string) => {
      this.scripts.push(script)
      if (this.hold) await new Promise<void>((resolve) => this.waits.push(resolve))
      return this.report
    },
    printToPDF: async (options: unknown) => {
      this.options = options
      return PDF
    }
  })
  isDestroyed(): boolean {
    return this.destroyed
  }
  destroy(): void {
    this.destroyed = true
    this.emit('closed')
  }
  setContentSize(...size: number[]): void {
    this.sizes.push(size)
  }
  async loadURL(url: string): Promise<void> {
    this.loaded.push(url)
  }
}

let clock: FakeClock
let log: FakeLog
let windows: FakeWindow[]
let prepare: (window: FakeWindow) => void
let maker: PdfMaker

beforeEach(() => {
  clock = new FakeClock()
  log = new FakeLog()
  windows = []
  prepare = () => {}
  maker = new PdfMaker({
    openWindow: () => {
      const window = new FakeWindow()
      prepare(window)
      windows.push(window)
      return window as unknown as BrowserWindow
    },
    coverage: async () => new FontCoverage({ some: '2p' }),
    clock,
    log
  })
})

describe('the PDF maker', () => {
  it('prints on the paper of the document, tagged and with backgrounds, and reports layout issues', async () => {
    const report = {
      pages: 2,
      overflow: [],
      clipped: [],
      missingPictures: [],
      missingGlyphs: ['b'],
      lowestDrawing: null
    }
    expect(await maker.make('a', REQUEST)).toEqual({
      ok: true,
      pdf: expect.any(Uint8Array),
      ...report,
      sheets: [{ ...report, drawingRoom: null }]
    })
    expect(windows[0]!.options).toEqual({
      pageSize: 'A4',
      landscape: false,
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true
    })
  })

  it('reports each sheet of a document, and all of them together', async () => {
    const [first, second] = [
      { ...SHEET, pages: 1, overflow: ['facts'], lowestDrawing: 60, drawingRoom: 62 },
      { ...SHEET, pages: 1, characters: 'a', clipped: ['facts'], lowestDrawing: 40 }
    ]
    prepare = (window) => void (window.report = { ...REPORT, sheets: [first, second] })
    for (const found of [await maker.make('a', REQUEST), await maker.measure('a', REQUEST)])
      expect(found).toMatchObject({
        overflow: ['facts'],
        lowestDrawing: 40,
        sheets: [
          { overflow: ['facts'], clipped: [], missingGlyphs: ['b'], drawingRoom: 62 },
          { overflow: [], clipped: ['facts'], missingGlyphs: [], drawingRoom: null }
        ]
      })
  })

  it('inserts drawings for the layout into the loaded document, and reports them', async () => {
    prepare = (window) => void (window.report = { ...REPORT, sheets: [{ ...SHEET, drawingRoom: 62 }] })
    const rooms: unknown[] = []
    const draw: PdfRequest['draw'] = (sheets) => [`<svg>${rooms.push(sheets[0]?.drawingRoom)}</svg>`]
    expect(await maker.make('a', { ...REQUEST, draw })).toMatchObject({ ok: true, sheets: [{ drawingRoom: 62 }] })
    expect(rooms).toEqual([62])
    const [{ loaded, scripts }] = windows as [FakeWindow]
    expect(loaded).toEqual(['a'])
    expect(scripts).toEqual([PAGE_REPORT, expect.stringContaining('<svg>1</svg>'), PAGE_REPORT])
  })

  it('prints nothing when the layout is declined', async () => {
    expect(await maker.make('a', { ...REQUEST, draw: () => null })).toEqual({ ok: false, reason: 'declined' })
    expect(windows[0]!.options).toBeUndefined()
  })

  it('lays a document out at the size of the paper', async () => {
    await maker.make('a', REQUEST)
    await maker.make('b', { ...REQUEST, paper: 'Letter', orientation: 'landscape' })
    expect(windows[0]!.sizes).toEqual([
      [794, 1123],
      [1056, 816]
    ])
  })

  it('names the page when the paper has more pages than the document', async () => {
    prepare = (window) => void (window.report = { ...REPORT, sheets: [{ ...SHEET, pages: 1, overflow: ['facts'] }] })
    expect(await maker.make('a', REQUEST)).toMatchObject({ ok: true, overflow: ['facts', 'page'] })
  })

  it.each([
    ['a face is missing', { missingFaces: ['Inter 400'] }],
    ['nothing is at the address', { sheets: [] }]
  ])('makes no PDF when %s', async (_why, part) => {
    prepare = (window) => void (window.report = { ...REPORT, ...part })
    expect(await maker.make('a', REQUEST)).toEqual({ ok: false, reason: 'failed' })
    expect(windows[0]!.destroyed).toBe(true)
  })
})

describe('the queue of documents', () => {
  it('uses one window for all documents, and closes it when none is left', async () => {
    await Promise.all([maker.make('a', REQUEST), maker.make('b', REQUEST), maker.make('c', REQUEST)])
    expect(windows.map(({ loaded }) => loaded)).toEqual([['a', 'b', 'c']])
    await clock.advance(29_000)
    await maker.make('d', REQUEST)
    await clock.advance(29_000)
    expect(windows[0]!.destroyed).toBe(false)
    await clock.advance(1000)
    expect(windows[0]!.destroyed).toBe(true)
    expect(clock.timers).toBe(0)
    await maker.make('e', REQUEST)
    expect(windows[1]!.loaded).toEqual(['e'])
  })

  it('lays out one document at a time', async () => {
    prepare = (window) => void (window.hold = true)
    const all = [maker.make('a', REQUEST), maker.make('b', REQUEST)]
    await settled()
    expect(windows[0]!.loaded).toEqual(['a'])
    windows[0]!.hold = false
    windows[0]!.waits.shift()!()
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true])
    expect(windows[0]!.loaded).toEqual(['a', 'b'])
  })

  it('drops a waiting document that is cancelled, at once, and does not load it', async () => {
    prepare = (window) => void (window.hold = true)
    const first = maker.make('a', REQUEST)
    const abort = new AbortController()
    const second = maker.make('b', { ...REQUEST, signal: abort.signal })
    await settled()
    abort.abort()
    expect(await second).toEqual({ ok: false, reason: 'cancelled' })
    windows[0]!.waits.shift()!()
    expect((await first).ok).toBe(true)
    await settled()
    expect(windows.flatMap(({ loaded }) => loaded)).toEqual(['a'])
  })

  it('stops the current document when it is cancelled, and continues in a new window', async () => {
    prepare = (window) => void (window.hold = windows.length === 0)
    const abort = new AbortController()
    const first = maker.make('a', { ...REQUEST, signal: abort.signal })
    const second = maker.make('b', REQUEST)
    await settled()
    abort.abort()
    expect([await first, (await second).ok]).toEqual([{ ok: false, reason: 'cancelled' }, true])
    expect(windows.map(({ loaded, destroyed }) => [loaded, destroyed])).toEqual([
      [['a'], true],
      [['b'], false]
    ])
  })
})

it('leaves no listener on the signal of a batch', async () => {
  const { signal } = new AbortController()
  for (const url of ['a', 'b', 'c']) await maker.make(url, { ...REQUEST, signal })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

describe('a document that hangs or fails', () => {
  it('times out after twenty seconds, and the next one is made', async () => {
    prepare = (window) => void (window.hold = windows.length === 0)
    const first = maker.make('a', REQUEST)
    const second = maker.make('b', REQUEST)
    await clock.advance(20_000)
    expect([await first, (await second).ok]).toEqual([{ ok: false, reason: 'timeout' }, true])
    expect(windows.length).toBe(2)
  })

  it('has two more seconds for each further sheet', async () => {
    prepare = (window) => void (window.hold = true)
    let ended = false
    const many = maker.make('a', { ...REQUEST, sheets: 11 }).finally(() => (ended = true))
    await clock.advance(39_999)
    await settled()
    expect(ended).toBe(false)
    await clock.advance(1)
    expect(await many).toEqual({ ok: false, reason: 'timeout' })
  })

  it.each([
    [
      'its page stops',
      (window: FakeWindow) => void window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    ],
    ['its window is closed', (window: FakeWindow) => window.destroy()]
  ])('fails at once when %s', async (_what, happen) => {
    prepare = (window) => void (window.hold = true)
    const made = maker.make('a', REQUEST)
    await settled()
    happen(windows[0]!)
    expect(await made).toEqual({ ok: false, reason: 'failed' })
  })

  it('reads the font coverage once, and again only after a failure', async () => {
    let asked = 0
    const careful = new PdfMaker({
      openWindow: () => new FakeWindow() as unknown as BrowserWindow,
      clock,
      log,
      coverage: async () => {
        if (++asked === 1) throw new Error('the disk is busy')
        return new FontCoverage({ some: '2p-2q' })
      }
    })
    expect((await careful.make('a', REQUEST)).ok).toBe(false)
    expect([(await careful.make('b', REQUEST)).ok, (await careful.make('c', REQUEST)).ok, asked]).toEqual([
      true,
      true,
      2
    ])
  })

  it('fails without a window, and never rejects', async () => {
    prepare = () => {
      throw new Error('no window')
    }
    expect(await maker.make('a', REQUEST)).toEqual({ ok: false, reason: 'failed' })
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'print.pdf' }))
  })
})
