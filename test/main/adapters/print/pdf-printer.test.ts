import { EventEmitter } from 'node:events'
import type { BrowserWindow, PrinterInfo, WebContentsPrintOptions } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { PdfPrinter } from '@main/adapters/print'
import type { CupsJob } from '@main/adapters/print/cups'
import type { PrintRequest } from '@shared/ports/print/printer'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const PDF = new Uint8Array([37, 80, 68, 70])
const REQUEST: PrintRequest = { paper: 'Letter', orientation: 'landscape', printer: '', purpose: 'sheet', title: 'S-1' }
const URL = 'dynodesk-sheet://document/1/sheet.pdf'

class FakeViewer extends EventEmitter {
  destroyed = false
  loaded = ''
  printed: WebContentsPrintOptions[] = []
  readonly webContents = {
    mainFrame: {
      framesInSubtree: [{ url: URL, parent: null }, ...(world.keepsFrames ? [] : [{ url: URL, parent: {} }])]
    },
    print: (options: WebContentsPrintOptions, done: (ok: boolean, reason: string) => void) => {
      this.printed.push(options)
      done(world.reason === '', world.reason)
    }
  }
  isDestroyed(): boolean {
    return this.destroyed
  }
  destroy(): void {
    this.destroyed = true
  }
  async loadURL(url: string): Promise<void> {
    if (world.unloadable) throw new Error('ERR_ABORTED')
    this.loaded = url
  }
}

let world: {
  reason: string
  unloadable: boolean
  keepsFrames: boolean
  proven: string[]
  released: number
  viewers: FakeViewer[]
  read: Uint8Array[]
  reader: boolean
  jobs: (CupsJob & { pdf: Uint8Array })[]
  cupsFails: boolean
}
let clock: FakeClock
const make = (platform: NodeJS.Platform = 'linux'): PdfPrinter =>
  new PdfPrinter({
    platform,
    clock,
    log: new FakeLog(),
    openViewer: () => {
      const viewer = new FakeViewer()
      world.viewers.push(viewer)
      return viewer as unknown as BrowserWindow
    },
    serve: () => ({ url: URL, release: () => void world.released++ }),
    systemPrinters: async () =>
      [
        { name: 'Office_1', displayName: 'Office', description: '', options: {} },
        { name: 'Counter', displayName: '', description: '', options: {} }
      ] as PrinterInfo[],
    openInReader: async (pdf) => {
      world.read.push(pdf)
      return world.reader
    },
    isProven: (name) => world.proven.includes(name),
    cups: async (pdf, job) => {
      if (world.cupsFails) throw new Error('lp: error')
      world.jobs.push({ ...job, pdf })
    }
  })
const print = async (request: Partial<PrintRequest>, platform?: NodeJS.Platform) => {
  const outcome = make(platform).print(PDF, { ...REQUEST, ...request })
  await clock.advance(10_000)
  return outcome
}

beforeEach(() => {
  clock = new FakeClock()
  world = {
    reason: '',
    unloadable: false,
    keepsFrames: false,
    proven: [],
    released: 0,
    viewers: [],
    read: [],
    reader: true,
    jobs: [],
    cupsFails: false
  }
})

describe('printing through the system dialog', () => {
  it('prints the file itself, with the paper named, and leaves nothing behind', async () => {
    expect(await print({})).toBe('printed')
    const [viewer] = world.viewers
    expect([viewer!.loaded, viewer!.destroyed, world.released]).toEqual([URL, true, 1])
    expect(viewer!.printed).toEqual([
      {
        silent: false,
        pageSize: 'Letter',
        landscape: true,
        margins: { marginType: 'none' },
        printBackground: true,
        scaleFactor: 100,
        copies: 1
      }
    ])
  })

  it('reports a dialog that the person closed', async () => {
    world.reason = 'Print job canceled'
    expect(await print({})).toBe('cancelled')
    expect(world.read).toEqual([])
  })

  it.each([
    ['cannot print', () => void (world.reason = 'Print job failed')],
    ['does not come up', () => void (world.unloadable = true)]
  ])("opens the file in the system's reader where the viewer %s", async (_what, break_) => {
    break_()
    expect(await print({})).toBe('reader')
    expect(world.read).toEqual([PDF])
    expect([world.viewers[0]!.destroyed, world.released]).toEqual([true, 1])
    world.reader = false
    expect(await print({})).toBe('failed')
  })

  it('waits a limited time for a viewer that reports no frames', async () => {
    world.keepsFrames = true
    const outcome = make().print(PDF, REQUEST)
    await clock.advance(3000)
    expect(world.viewers[0]!.printed).toEqual([])
    await clock.advance(600)
    expect(await outcome).toBe('printed')
  })
})

describe('printing to a printer directly', () => {
  it.each(['linux', 'darwin', 'win32'] as const)(
    'is refused for a printer that is not proven, on %s',
    async (platform) => {
      expect(await print({ printer: 'Office_1' }, platform)).toBe('unproven')
      expect([world.jobs, world.viewers]).toEqual([[], []])
    }
  )

  it('prints the test page that proves a printer', async () => {
    expect(await print({ printer: 'Office_1', purpose: 'test-page' })).toBe('printed')
  })

  it.each(['linux', 'darwin'] as const)('passes the bytes to CUPS, on %s', async (platform) => {
    world.proven = ['Office_1']
    expect(await print({ printer: 'Office_1' }, platform)).toBe('printed')
    expect(world.jobs).toEqual([
      expect.objectContaining({
        printer: 'Office_1',
        paper: 'Letter',
        orientation: 'landscape',
        title: 'S-1',
        pdf: PDF
      })
    ])
    expect(world.viewers).toEqual([])
  })

  it('uses the viewer on Windows without a dialog, with printer and paper named', async () => {
    world.proven = ['Office_1']
    expect(await print({ printer: 'Office_1' }, 'win32')).toBe('printed')
    expect(world.viewers[0]!.printed[0]).toMatchObject({
      silent: true,
      deviceName: 'Office_1',
      pageSize: 'Letter',
      landscape: true
    })
  })

  it('uses no printer that the system does not name', async () => {
    world.proven = ['-o raw']
    expect(await print({ printer: '-o raw' })).toBe('no-printer')
  })

  it('reports a refusal of the system', async () => {
    world.proven = ['Office_1']
    world.cupsFails = true
    expect(await print({ printer: 'Office_1' })).toBe('failed')
  })
})

it('lists printers by their labels', async () => {
  expect(await make().printers()).toEqual([
    { name: 'Office_1', label: 'Office' },
    { name: 'Counter', label: 'Counter' }
  ])
})
