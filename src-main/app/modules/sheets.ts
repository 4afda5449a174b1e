/**
 * Joins what spec sheets are made of: snapshots of what the desk holds, documents, paper, printers and the files they
 * are kept in.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from 'uqr'
import type { App, BrowserWindow, Dialog, Shell } from 'electron'
import { FontCoverage, PdfMaker, PdfPrinter, type FontCoverageTable } from '../../adapters/print'
import { openSheetFileStore } from '../../adapters/sheet-files'
import { failed, done, type Result } from '../../contract/failures'
import type { BatchState } from '../../contract/channels/sheets'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { MeasuredRun } from '../../shared/measured-runs/measured-run'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SettingKey, Settings } from '../../shared/settings/schema'
import { testPage } from '../../shared/sheets/html/printer-test-page'
import { sheetNumberPrefix } from '../../shared/sheets/sheet-number'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { CatalogueQueries } from '../../services/catalogue/cached-catalogue'
import type { RetentionPolicy } from '../../services/catalogue/retention-policy'
import { createSheetBatch } from '../../services/sheets/sheet-batch'
import { createSheetChanges, type SheetChangesDeps } from '../../services/sheets/sheet-changes'
import { createSheetSnapshots } from '../../services/sheets/sheet-snapshots'
import { createSheetTemplates } from '../../services/sheets/sheet-templates'
import { createSheets } from '../../services/sheets/sheets'
import type { DocumentServer } from '../../windows/protocols/document-server'
import type { WindowFactory } from '../../windows/window-factory'

export interface SheetsModuleDeps {
  readonly app: Pick<App, 'getPath'>
  readonly dialog: Pick<Dialog, 'showSaveDialog' | 'showOpenDialog'>
  readonly shell: Pick<Shell, 'openPath'>
  readonly factory: WindowFactory
  readonly documents: DocumentServer
  readonly asker: CatalogueQueries
  readonly keeping: RetentionPolicy
  readonly store: CatalogueStore
  readonly person: UserStore
  readonly files: SavedFiles
  readonly clock: Clock
  readonly log: Log
  readonly userData: string
  /** Folder with the faces and what signs they have. */
  readonly fonts: string
  profile(): string | null
  setting<K extends SettingKey>(key: K): Settings[K]
  policy(): FreshnessPolicy
  /** Host of the service, or 'demo'. */
  host(): string
  /** Runs measured at this desk; none where they cannot be read. */
  measured(engineId: string): Promise<readonly MeasuredRun[]>
  picture(address: string): Promise<{ type: string; bytes: Uint8Array } | null>
  /** A window whose page may ask the system for its printers; null: none is open. */
  anyWindow(): BrowserWindow | null
  batchChanged(state: BatchState): void
  sheetsChanged(count: number): void
  readonly onFiguresChanged: SheetChangesDeps['onFiguresChanged']
}

export function createSheetsModule(parts: SheetsModuleDeps) {
  const { app, dialog, factory, documents, store, person, clock, log, userData, fonts } = parts
  // a reader may hold the file open for hours: what was handed to it in earlier runs goes at the start of the next
  const forReader = join(userData, 'print')
  void rm(forReader, { recursive: true, force: true }).catch((error: unknown) => log.warn('print.left-over', { error }))
  const paper = new PdfMaker({
    openWindow: () => factory.createHidden(),
    clock,
    log,
    coverage: async () =>
      new FontCoverage(JSON.parse(await readFile(join(fonts, 'coverage.json'), 'utf8')) as FontCoverageTable)
  })
  const printing = new PdfPrinter({
    platform: process.platform,
    clock,
    log,
    openViewer: () => factory.createHidden({ viewer: true }),
    serve: (pdf) => documents.openPdf(pdf),
    systemPrinters: async () => (await parts.anyWindow()?.webContents.getPrintersAsync()) ?? [],
    isProven: (printer) => templates.isProven(printer),
    openInReader: async (pdf, title) => {
      await mkdir(forReader, { recursive: true, mode: 0o700 })
      const file = join(forReader, `${title.replace(/[^\w-]/g, '_')}.pdf`)
      await writeFile(file, pdf, { mode: 0o600 })
      return (await parts.shell.openPath(file)) === ''
    }
  })

  const pdfFilter = [{ name: 'PDF', extensions: ['pdf'] }]
  const templateFilter = [{ name: 'Dynodesk', extensions: ['dynosheet'] }]
  const imageFilter = [{ name: 'PNG, JPEG, WebP, SVG', extensions: ['png', 'jpg', 'jpeg', 'webp', 'svg'] }]
  const chooseTarget = async (
    name: string,
    filters: { name: string; extensions: string[] }[]
  ): Promise<string | null> => {
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join((await lastFolder()) ?? app.getPath('documents'), name),
      filters,
      properties: ['showOverwriteConfirmation']
    })
    return canceled ? null : filePath
  }
  const chooseSource = async (filters: { name: string; extensions: string[] }[]): Promise<string | null> => {
    const { canceled, filePaths } = await dialog.showOpenDialog({ filters, properties: ['openFile'] })
    return canceled ? null : (filePaths[0] ?? null)
  }
  const lastFolder = async (): Promise<string | null> => {
    const folder = await person.value('files.folder').catch(() => null)
    return typeof folder === 'string' ? folder : null
  }
  const write = async (file: string, bytes: Uint8Array): Promise<Result<{ file: string }>> => {
    const written = await parts.files.write(file, bytes)
    return written.ok ? done({ file }) : failed('save-failed', { params: { reason: written.reason, file } })
  }

  const templates = createSheetTemplates({
    person,
    printing,
    log,
    newId: randomUUID,
    write,
    testPage: async (size) => {
      const document = documents.open({ html: testPage(size), assets: {} })
      const made = await paper
        .make(document.url, { paper: size, orientation: 'portrait', madeAt: clock.now() })
        .finally(() => document.release())
      return made.ok ? made.pdf : null
    },
    chooseTarget: (name) => chooseTarget(`${name}.dynosheet`, templateFilter),
    chooseTemplate: () => chooseSource(templateFilter),
    chooseImage: () => chooseSource(imageFilter),
    readFile: async (file, mostBytes) =>
      (await stat(file)).size > mostBytes ? null : new Uint8Array(await readFile(file))
  })
  const snapshots = createSheetSnapshots({
    asker: parts.asker,
    keeping: parts.keeping,
    store,
    person,
    clock,
    log,
    profile: parts.profile,
    setting: parts.setting,
    host: parts.host,
    picture: parts.picture,
    template: templates.template,
    rules: templates.rules,
    measured: parts.measured
  })
  const changes = createSheetChanges({
    snapshots,
    person,
    log,
    profile: parts.profile,
    digest: (text) => createHash('sha256').update(text).digest('base64url'),
    onFiguresChanged: (params) => {
      parts.onFiguresChanged(params)
      parts.sheetsChanged(0)
    }
  })
  const sheets = createSheets({
    snapshots,
    changes,
    person,
    sheetFiles: openSheetFileStore(join(userData, 'sheets')),
    documents,
    pdf: paper,
    printing,
    clock,
    log,
    newId: randomUUID,
    policy: parts.policy,
    write,
    changed: parts.sheetsChanged,
    chooseTarget: (name) => chooseTarget(name, pdfFilter),
    // no border: the document leaves its own
    qrCode: (text) => encode(text, { border: 0, ecc: 'M' }).data,
    installationLetters: async () => {
      const kept = await person.value('sheet.desk')
      if (typeof kept === 'string') return kept
      const mark = sheetNumberPrefix(randomBytes(4).readUInt32BE())
      await person.setValue('sheet.desk', mark)
      return mark
    }
  })
  const batch = createSheetBatch({
    sheets,
    snapshots,
    log,
    newId: randomUUID,
    write,
    join,
    changed: parts.batchChanged,
    chooseTarget: (name) => chooseTarget(name, pdfFilter),
    chooseFolder: async () => {
      const { canceled, filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] })
      return canceled ? null : (filePaths[0] ?? null)
    },
    exists: (file) =>
      access(file).then(
        () => true,
        () => false
      )
  })
  return {
    sheets,
    changes,
    templates,
    batch,
    snapshots,
    close(): void {
      batch.close()
      sheets.close()
      paper.close()
    }
  }
}
