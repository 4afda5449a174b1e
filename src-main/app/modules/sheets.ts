/** Spec sheets: snapshots of records, documents, templates, printing, batches and the files of made sheets. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { access, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encode } from 'uqr'
import { openSheetFileStore } from '../../adapters/sheet-files'
import { failed, done, type Result } from '../../contract/failures'
import { SheetBatch } from '../../services/sheets/sheet-batch'
import { createChangesNotice, SheetChanges } from '../../services/sheets/sheet-changes'
import { SheetSnapshots } from '../../services/sheets/sheet-snapshots'
import { SheetTemplates } from '../../services/sheets/sheet-templates'
import { Sheets } from '../../services/sheets/sheets'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { testPage } from '../../shared/sheets/html/printer-test-page'
import { sheetNumberPrefix } from '../../shared/sheets/sheet-number'
import { PICTURE_BASE } from '../../windows/protocols/content-security-policy'
import { workOfBatch } from '../../windows/taskbar-progress'
import { DocumentServer } from '../../windows/protocols/document-server'
import type { CatalogueModule } from './catalogue'
import type { PacksModuleDeps } from './packs'
import { createSheetPrinting } from './sheet-printing'

export type SheetsModule = ReturnType<typeof createSheetsModule>

function createFileActions({ context, windows: { dialogs }, stores, library: { savedFiles } }: PacksModuleDeps) {
  const { userStore } = stores
  const lastFolder = async (): Promise<string | null> => {
    const folder = await userStore.value('files.folder').catch(() => null)
    return typeof folder === 'string' ? folder : null
  }
  return {
    choosePdfTarget: async (name: string) => dialogs.target({ name, folder: await lastFolder(), kind: 'pdf' }),
    chooseTemplateTarget: async (name: string) => dialogs.sheetTemplateTarget(name, await lastFolder()),
    async write(file: string, bytes: Uint8Array): Promise<Result<{ file: string }>> {
      const written = await savedFiles.write(file, bytes)
      if (!written.ok) return failed('save-failed', { params: { reason: written.reason, file } })
      // the next file is offered there; a failure to remember it does not fail the save
      await userStore
        .setValue('files.folder', dirname(file))
        .catch((error: unknown) => context.log.warn('files.folder', { error }))
      return done({ file })
    }
  }
}
type FileActions = ReturnType<typeof createFileActions>

/** A loader of pictures for documents; null: not available. */
const pictureReader =
  ({ allow, loader }: CatalogueModule['pictures']) =>
  async (address: string): Promise<{ type: string; bytes: Uint8Array } | null> => {
    allow([address])
    const response = await loader.handle(new Request(PICTURE_BASE + encodeURIComponent(address)))
    return response.ok
      ? { type: response.headers.get('content-type') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) }
      : null
  }

/** Letters in the sheet numbers of this installation, drawn once. */
const installationLettersIn = (userStore: UserStore) => async (): Promise<string> => {
  const stored = await userStore.value('sheet.desk')
  if (typeof stored === 'string') return stored
  const letters = sheetNumberPrefix(randomBytes(4).readUInt32BE())
  await userStore.setValue('sheet.desk', letters)
  return letters
}

function createTemplates({ context, windows, stores }: PacksModuleDeps, { chooseTemplateTarget, write }: FileActions) {
  const { clock, log, pageOrigin, paths } = context
  const documents = new DocumentServer({ appOrigin: pageOrigin, fonts: paths.fonts })
  const { pdf, printing, copyForOthers } = createSheetPrinting(context, documents, (printer) =>
    templates.isProven(printer)
  )
  const templates: SheetTemplates = new SheetTemplates({
    userStore: stores.userStore,
    printing,
    log,
    newId: randomUUID,
    write,
    testPage: async (size) => {
      const document = documents.open({ html: testPage(size), assets: {} })
      const made = await pdf
        .make(document.url, { paper: size, orientation: 'portrait', madeAt: clock.now() })
        .finally(() => document.release())
      return made.ok ? made.pdf : null
    },
    chooseTarget: (name) => chooseTemplateTarget(`${name}.dynosheet`),
    chooseTemplate: async (opened) => (opened ? windows.openedFiles.path('template') : windows.dialogs.sheetTemplate()),
    chooseImage: windows.dialogs.image,
    readFile: async (file, mostBytes) =>
      (await stat(file)).size > mostBytes ? null : new Uint8Array(await readFile(file))
  })
  return { documents, pdf, printing, copyForOthers, templates }
}

/** null: unknown, or only for the workshop. */
async function usableTemplate({ roles }: PacksModuleDeps, templates: SheetTemplates, id: string) {
  const template = await templates.template(id)
  return template?.kind === 'workshop' && !roles.may('workshop') ? null : template
}

function createSnapshots(deps: PacksModuleDeps, templates: SheetTemplates) {
  const { clock, log, events, ipc, notices, setting } = deps.context
  const { store, userStore } = deps.stores
  const { profile, serviceHost } = deps.connection
  const { cachedCatalogue, retention, pictures } = deps.catalogue
  const snapshots = new SheetSnapshots({
    catalogue: cachedCatalogue,
    retention,
    store,
    userStore,
    clock,
    log,
    profile,
    setting,
    host: serviceHost,
    picture: pictureReader(pictures),
    template: (id) => usableTemplate(deps, templates, id),
    showsTrade: () => deps.roles.may('workshop'),
    rules: () => templates.rules(),
    measured: async (engineId) => {
      const runs = await deps.library.measuredRuns.runs({ engineId })
      return runs.ok ? runs.value : []
    }
  })
  const noticeOf = createChangesNotice()
  const changes = new SheetChanges({
    snapshots,
    userStore,
    log,
    profile,
    digest: (text) => createHash('sha256').update(text).digest('base64url'),
    onFiguresChanged: (news) => {
      notices.replace({ kind: 'warning', code: 'sheet', params: noticeOf(news) })
      ipc.broadcast('sheets:changed', { count: 0 })
    }
  })
  events.on('engine-figures', (engine) => void changes.check(engine))
  return { snapshots, changes }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false
  )

export function createSheetsModule(deps: PacksModuleDeps) {
  const { paths, clock, log, ipc } = deps.context
  const { userStore } = deps.stores
  const files = createFileActions(deps)
  const { choosePdfTarget: chooseTarget, write } = files
  const { documents, pdf, printing, copyForOthers, templates } = createTemplates(deps, files)
  const { snapshots, changes } = createSnapshots(deps, templates)
  const sheets = new Sheets({
    snapshots,
    changes,
    userStore,
    sheetFiles: openSheetFileStore(join(paths.userData, 'sheets')),
    documents,
    pdf,
    printing,
    clock,
    log,
    newId: randomUUID,
    policy: deps.catalogue.policy,
    write,
    changed: (count) => ipc.broadcast('sheets:changed', { count }),
    showsTrade: () => deps.roles.may('workshop'),
    chooseTarget,
    // without a border: the document leaves its own
    qrCode: (text) => encode(text, { border: 0, ecc: 'M' }).data,
    installationLetters: installationLettersIn(userStore)
  })
  const batch = new SheetBatch({
    sheets,
    snapshots,
    log,
    profile: deps.connection.profile,
    newId: randomUUID,
    write,
    join,
    changed: (state) => {
      deps.windows.taskbarProgress.set('batch', workOfBatch(state))
      ipc.broadcast('sheets:batch-changed', state)
    },
    chooseTarget,
    chooseFolder: deps.windows.dialogs.folder,
    exists
  })
  return {
    service: sheets,
    templates,
    batch,
    snapshots,
    documents,
    copyForOthers,
    isPrinting: () => pdf.isBusy || printing.isBusy,
    close(): void {
      batch.close()
      sheets.close()
      pdf.close()
    }
  }
}
