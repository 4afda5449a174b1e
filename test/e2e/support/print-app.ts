/** Starts `print-app` and calls its functions in main. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { build } from 'vite'
import { root, test as base, type Launched, type LaunchOptions } from '../fixtures'
import type { DocumentPort, StaticDocument } from '../../../src-main/shared/ports/print/documents'
import type {
  MeasuredLayout,
  PdfDocument,
  PdfFailure,
  PdfPort,
  PdfRequest
} from '../../../src-main/shared/ports/print/pdf'
import type { PrintOutcome, Printer, PrintRequest } from '../../../src-main/shared/ports/print/printer'

export { expect, standin } from '../fixtures'

export type MadePdf =
  | {
      ok: true
      base64: string
      sheets: PdfDocument['sheets']
      pages: number
      overflow: string[]
      clipped: string[]
      missingGlyphs: string[]
      missingPictures: string[]
      lowestDrawing: number | null
    }
  | { ok: false; reason: PdfFailure['reason']; base64: undefined }
export interface TestDocument {
  readonly html: string
  readonly assets?: Record<string, { type: string; base64: string }>
}
interface InMain {
  open(document: TestDocument): string
  release(url: string): void
  make(url: string, request: PdfRequest): Promise<MadePdf>
  measure(url: string, request: PdfRequest): Promise<MeasuredLayout | PdfFailure>
  closeMaker(): void
  print(base64: string, request: PrintRequest): Promise<PrintOutcome>
  printers(): Promise<Printer[]>
  printed(): Promise<{ options: Record<string, unknown>; digest: string }[]>
  lines: { event: string; details: string }[]
  outside: string[]
  refused: string[]
  read: string[]
}

export const MADE_AT = Date.parse('2026-03-02T08:09:10Z')
export const A4: PdfRequest = { paper: 'A4', orientation: 'portrait', madeAt: MADE_AT }

export class PrintApp {
  readonly launched: Launched
  readonly app: ElectronApplication

  constructor(launched: Launched) {
    this.launched = launched
    this.app = launched.app
  }

  /** Arguments and result go through a file: Node can crash when large ones pass its inspector. */
  async #call<T>(name: keyof InMain, ...args: unknown[]): Promise<T> {
    const folder = mkdtempSync(join(tmpdir(), 'dynodesk-paper-call-'))
    const file = join(folder, 'call.json')
    try {
      writeFileSync(file, JSON.stringify(args))
      await this.app.evaluate(
        async (_electron, [member, path]) => {
          const { readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')
          const given = JSON.parse(readFileSync(path, 'utf8')) as unknown[]
          const paper = (globalThis as unknown as { paper: Record<string, unknown> }).paper
          const value = paper[member]
          const result =
            typeof value === 'function' ? await (value as (...a: unknown[]) => unknown).apply(paper, given) : value
          writeFileSync(path, JSON.stringify(result ?? null))
        },
        [name, file] as const
      )
      return JSON.parse(readFileSync(file, 'utf8')) as T
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  open(document: TestDocument): Promise<string> {
    return this.#call('open', document)
  }
  release(url: string): Promise<void> {
    return this.#call('release', url)
  }
  make(url: string, request: PdfRequest = A4): Promise<MadePdf> {
    return this.#call('make', url, request)
  }
  measure(url: string, request: PdfRequest = A4): Promise<MeasuredLayout | PdfFailure> {
    return this.#call('measure', url, request)
  }
  closeMaker(): Promise<void> {
    return this.#call('closeMaker')
  }
  print(base64: string, request: PrintRequest): Promise<PrintOutcome> {
    return this.#call('print', base64, request)
  }
  printers(): Promise<Printer[]> {
    return this.#call('printers')
  }
  /** Print jobs with their options and the SHA-256 of the file. */
  printed(): Promise<{ options: Record<string, unknown>; digest: string }[]> {
    return this.#call('printed')
  }
  lines(): Promise<InMain['lines']> {
    return this.#call('lines')
  }
  outside(): Promise<string[]> {
    return this.#call('outside')
  }
  /** Navigations that the window guards stopped. */
  refused(): Promise<string[]> {
    return this.#call('refused')
  }
  read(): Promise<string[]> {
    return this.#call('read')
  }

  /** Opens a document and returns its PDF; on failure throws with the log. */
  async pdf(
    document: TestDocument,
    request: PdfRequest = A4
  ): Promise<Extract<MadePdf, { ok: true }> & { pdf: Uint8Array }> {
    const url = await this.open(document)
    const made = await this.make(url, request)
    await this.release(url)
    if (!made.ok) throw new Error(`no PDF: ${made.reason}\n${JSON.stringify(await this.lines())}`)
    return { ...made, pdf: new Uint8Array(Buffer.from(made.base64, 'base64')) }
  }
}

/** Service ports backed by the test application, with real layout and printing. */
export function printAppPorts(paper: PrintApp): { readonly documents: DocumentPort; readonly pdf: PdfPort } {
  const open = new Map<string, StaticDocument>()
  let count = 0
  async function laidOut<T>(url: string, work: (address: string) => Promise<T>): Promise<T> {
    const { html, assets } = open.get(url)!
    const address = await paper.open({
      html,
      assets: Object.fromEntries(
        Object.entries(assets).map(([name, { type, bytes }]) => [
          name,
          { type, base64: Buffer.from(bytes).toString('base64') }
        ])
      )
    })
    return work(address).finally(() => paper.release(address))
  }
  return {
    documents: {
      open: (document) => {
        const url = `document-${count++}`
        open.set(url, document)
        return { url, release: () => void open.delete(url) }
      }
    },
    pdf: {
      make: (url, request) =>
        laidOut(url, async (address) => {
          const made = await paper.make(address, request)
          return made.ok
            ? { ...made, pdf: new Uint8Array(Buffer.from(made.base64, 'base64')) }
            : { ok: false, reason: made.reason }
        }),
      measure: (url, request) => laidOut(url, (address) => paper.measure(address, request))
    }
  }
}

/** One build per worker. */
export const test = base.extend<{ paper: (options?: LaunchOptions) => Promise<PrintApp> }, { paperApp: string }>({
  paperApp: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'dynodesk-paper-app-'))
      await build({
        configFile: false,
        logLevel: 'error',
        root,
        build: {
          ssr: join(root, 'test/e2e/print-app/main.ts'),
          outDir: folder,
          emptyOutDir: true,
          target: 'node24',
          rolldownOptions: { external: ['electron'], output: { entryFileNames: 'main.js', format: 'es' } }
        }
      })
      writeFileSync(
        join(folder, 'package.json'),
        JSON.stringify({ name: 'paper', version: '1.0.0', type: 'module', main: 'main.js' })
      )
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' }
  ],
  paper: async ({ launchApp, paperApp }, use) =>
    use(
      async (options = {}) =>
        new PrintApp(
          await launchApp({
            appDir: paperApp,
            ...options,
            args: [`--fonts=${join(root, 'resources/fonts')}`, ...(options.args ?? [])]
          })
        )
    )
})
