/**
 * Test application with the product's windows, document scheme, PDF maker and printer only. Tests build it and use its
 * global `paper` in main.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, BrowserWindow, net, protocol, session, shell, type WebContents } from 'electron'
import { FontCoverage, PdfMaker, PdfPrinter, type FontCoverageTable } from '../../../src-main/adapters/print'
import { systemClock } from '../../../src-main/adapters/clock'
import type { PdfRequest } from '../../../src-main/shared/ports/print/pdf'
import type { StaticDocument } from '../../../src-main/shared/ports/print/documents'
import { APP_ORIGIN } from '../../../src-main/windows/protocols/content-security-policy'
import { DocumentServer } from '../../../src-main/windows/protocols/document-server'
import { WindowFactory } from '../../../src-main/windows/window-factory'
import { restrictSession } from '../../../src-main/windows/page-guards'
import {
  PRIVILEGED_SCHEMES,
  registerAppScheme,
  registerDocumentScheme
} from '../../../src-main/windows/protocols/schemes'
import coverageTable from '../../../resources/fonts/coverage.json'

const fonts = app.commandLine.getSwitchValue('fonts')
const folder = app.commandLine.getSwitchValue('user-data-dir')
app.setPath('userData', folder)
app.enableSandbox()
protocol.registerSchemesAsPrivileged(PRIVILEGED_SCHEMES)

const lines: { event: string; details: unknown }[] = []
const keep = (event: string, details?: unknown): void =>
  void lines.push({
    event,
    details: JSON.stringify(details, (_key, value: unknown) => (value instanceof Error ? value.message : value))
  })
const log = { info: keep, warn: keep, error: keep }

void app.whenReady().then(async () => {
  restrictSession(session.defaultSession, APP_ORIGIN)
  const page = join(folder, 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Paper</title></head><body><main id="app"></main></body></html>'
  )
  const preload = join(folder, 'preload.cjs')
  writeFileSync(preload, "require('electron').contextBridge.exposeInMainWorld('bridge', { there: true })")
  registerAppScheme(protocol, page, fonts)
  const documentServer = new DocumentServer({ appOrigin: APP_ORIGIN, fonts })
  registerDocumentScheme(protocol, documentServer.handle)

  const outside: string[] = []
  const factory = new WindowFactory({
    BrowserWindow,
    appOrigin: APP_ORIGIN,
    packaged: false,
    preload,
    openExternal: (address) => void outside.push(address)
  })
  const clock = systemClock()
  const maker = new PdfMaker({
    openWindow: () => factory.createHidden(),
    coverage: async () => new FontCoverage(coverageTable as FontCoverageTable),
    clock,
    log
  })
  const window = factory.create({ name: 'main', title: 'Paper', dark: false })
  const refused: string[] = []
  window.webContents.on('will-frame-navigate', (event) => void (event.defaultPrevented && refused.push(event.url)))
  const read: string[] = []
  const printed: { options: unknown; digest: Promise<string> }[] = []
  /** A window that records its print options and the document it shows. */
  const openViewer = (): BrowserWindow => {
    const viewer = factory.createHidden({ viewer: true })
    const print = viewer.webContents.print.bind(viewer.webContents)
    viewer.webContents.print = (options, callback) => {
      const digest = net.fetch(viewer.webContents.getURL()).then(async (answer) =>
        createHash('sha256')
          .update(new Uint8Array(await answer.arrayBuffer()))
          .digest('hex')
      )
      printed.push({ options: { ...options }, digest })
      print(options, callback)
    }
    return viewer
  }
  const printer = new PdfPrinter({
    platform: process.platform,
    openViewer,
    serve: (pdf) => documentServer.openPdf(pdf),
    systemPrinters: () => window.webContents.getPrintersAsync(),
    openInReader: async (pdf, title) => {
      const file = join(tmpdir(), `${title}.pdf`)
      read.push(Buffer.from(pdf).toString('base64'))
      return (await shell.openPath(file)) === ''
    },
    isProven: (name) => name === 'Proven',
    clock,
    log
  })
  const documents = new Map<string, () => void>()
  const paper = {
    lines,
    outside,
    read,
    refused,
    open: (document: { html: string; assets?: Record<string, { type: string; base64: string }> }): string => {
      const assets = Object.fromEntries(
        Object.entries(document.assets ?? {}).map(([name, { type, base64 }]) => [
          name,
          { type, bytes: new Uint8Array(Buffer.from(base64, 'base64')) }
        ])
      )
      const { url, release } = documentServer.open({ html: document.html, assets } satisfies StaticDocument)
      documents.set(url, release)
      return url
    },
    release: (url: string): void => documents.get(url)?.(),
    make: async (url: string, request: PdfRequest) => {
      const { pdf, ...rest } = { pdf: undefined, ...(await maker.make(url, request)) }
      return { ...rest, base64: pdf && Buffer.from(pdf).toString('base64') }
    },
    measure: (url: string, request: PdfRequest) => maker.measure(url, request),
    closeMaker: () => maker.close(),
    print: (base64: string, request: Parameters<PdfPrinter['print']>[1]) =>
      printer.print(new Uint8Array(Buffer.from(base64, 'base64')), request),
    printers: () => printer.printers(),
    printed: () => Promise.all(printed.map(async ({ options, digest }) => ({ options, digest: await digest }))),
    heard: (contents: WebContents) => factory.isKnownSender(contents.id)
  }
  Object.assign(globalThis, { paper })
  app.on('window-all-closed', () => app.quit())
  window.once('ready-to-show', () => window.show())
  await window.loadURL(`${APP_ORIGIN}/index.html`)
  console.log(
    `ready ${JSON.stringify({ pid: process.pid, version: app.getVersion(), host: app.commandLine.getSwitchValue('app-host') || 'electron', startupMs: 0 })}`
  )
})
