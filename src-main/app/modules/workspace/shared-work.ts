/** Work that joined computers share, and what happens when another computer changed it. */
import { randomBytes } from 'node:crypto'
import { claimSheetLetters } from '../../../services/workspace/sheet-letters'
import { SharedTools } from '../../../services/workspace/shared-tools'
import { SharedWork } from '../../../services/workspace/shared-work'
import type { EngineId } from '../../../shared/catalogue/ids'
import { LEVELS } from '../../../shared/catalogue/records'
import { sheetNumberPrefix } from '../../../shared/sheets/sheet-number'
import type { WorkKind, WorkScope } from '../../../shared/workspace/work-kinds'
import type { PacksModuleDeps } from '../packs'
import type { SheetsModule } from '../sheets'

interface SharedWorkModuleDeps extends PacksModuleDeps {
  readonly sheets: SheetsModule
}

const drawLetters = (): string => sheetNumberPrefix(randomBytes(4).readUInt32BE())

function createTools({ context: { settings, setting }, stores: { userStore } }: SharedWorkModuleDeps): SharedTools {
  return new SharedTools({
    userStore,
    setting: () => setting('shop.tools'),
    setSetting: async (tools) => (await settings.set('shop.tools', [...tools])).ok
  })
}

/** Null: not connected to a service. */
function scopeOf({ context: { setting }, connection }: SharedWorkModuleDeps): WorkScope | null {
  const profile = connection.profile()
  if (profile === null) return null
  return { profile, service: connection.service.serviceName(), by: setting('workspace.name').trim() }
}

/** Engines by their names, templates by theirs. */
async function titleOf({ library, catalogue, sheets }: SharedWorkModuleDeps, kind: WorkKind, id: string) {
  if (kind === 'templates') return (await sheets.templates.template(id))?.name ?? ''
  if (kind !== 'favourites' && kind !== 'notes') return id
  const [path] = await library.service.pathsOf(id as EngineId)
  const names = path ? await catalogue.engineLocations.names(path) : null
  return names ? LEVELS.flatMap((level) => (level === 'types' ? [] : (names[level]?.name ?? []))).join(' ') : ''
}

async function apply(deps: SharedWorkModuleDeps, kind: WorkKind, ids: readonly string[]): Promise<void> {
  const { context, library, sheets } = deps
  if (kind === 'favourites') await library.service.favouritesReplaced()
  if (kind === 'synonyms') library.synonyms.forget()
  if (kind === 'sheets') {
    await sheets.service.stored.removeFilesOfGone(ids)
    context.ipc.broadcast('sheets:changed', { count: 0 })
  }
  context.ipc.broadcast('workspace:work-changed', { kind, ids })
}

export function createSharedWorkModule(deps: SharedWorkModuleDeps): SharedWork {
  const { context, stores, workspace, library, sheets } = deps
  const { clock, log, events, settings, setting } = context
  const tools = createTools(deps)
  const isManaged = (): boolean => settings.all().some(({ key, managed }) => key === 'shop.tools' && managed)
  const work = new SharedWork({
    userStore: stores.userStore,
    clock,
    log,
    engine: () => workspace.engine,
    documents: async (engine, set) => (await import('../../../adapters/workspace')).workDocuments(engine, set),
    isShared: (kind) => setting(`workspace.share.${kind}`) && !(kind === 'tools' && isManaged()),
    scope: () => scopeOf(deps),
    async before(kind) {
      if (kind === 'tools') await tools.before()
      if (kind === 'sheets' && workspace.engine)
        await claimSheetLetters(workspace.engine, stores.userStore, drawLetters)
    },
    after: async (kind) => {
      if (kind === 'tools') await tools.after()
    },
    changed: (kind, ids) =>
      void apply(deps, kind, ids).catch((error: unknown) => log.error('workspace.work', { kind, error })),
    titleOf: (kind, id) => titleOf(deps, kind, id)
  })
  library.service.shareNotes((...edit) => work.editNote(...edit))
  sheets.templates.share((...edit) => work.editTemplate(...edit))
  workspace.onChange(() => work.workspaceChanged())
  settings.onChange((key) => (key.startsWith('workspace.share.') || key === 'shop.tools') && work.follow())
  events.on('profile-changed', () => work.follow())
  events.on('work-edited', work.edited)
  return work
}
