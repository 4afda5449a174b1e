/**
 * Work that the computers of a workspace share: favourites, notes, synonyms, templates, the list of sheets, tools. The
 * local data stay the truth of this computer; without a server everything works, and edits wait in the data file.
 */
import type { Input } from '../../contract/channel-map'
import type { WorkConflictEntry } from '../../contract/channels/workspace'
import { done, failed, type Result } from '../../contract/failures'
import type { WorkDocuments } from '../../shared/ports/network/work-documents'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { WorkStore } from '../../shared/ports/stores/user-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { EngineId } from '../../shared/catalogue/ids'
import { readTemplateFile } from '../../shared/sheets/templates/template-file'
import { serviceOf, WORK_KINDS, type WorkKind, type WorkScope } from '../../shared/workspace/work-kinds'
import { SerialQueue } from '../../shared/serial-queue'
import { storeResult } from '../store-result'
import { syncWork } from './work-sync'

/** Edits in quick succession are sent together. */
const EDIT_PAUSE_MS = 500
const NEWS_PAUSE_MS = 50
/** Messages may be lost, and a server may lose its data. */
const EVERY_MS = 60_000
const RETRY_MS = 5_000
const TOPIC = 'work'
const EMPTY = new Uint8Array()

export interface SharedWorkDeps {
  readonly userStore: WorkStore
  engine(): WorkspaceEngine | null
  documents(engine: WorkspaceEngine, set: string): Promise<WorkDocuments>
  isShared(kind: WorkKind): boolean
  /** null: not connected to a service. */
  scope(): WorkScope | null
  /** Before and after the rows of a kind are read and written. */
  before(kind: WorkKind): Promise<void>
  after(kind: WorkKind): Promise<void>
  readonly clock: Pick<Clock, 'after' | 'monotonic'>
  readonly log: Log
  /** Rows or conflicts of this kind changed. */
  changed(kind: WorkKind, ids: readonly string[]): void
  /** The name of an engine, a template or a sheet. */
  titleOf(kind: WorkKind, id: string): Promise<string>
}

export class SharedWork {
  readonly #deps: SharedWorkDeps
  #ends: readonly (() => void)[] = []
  #engine: WorkspaceEngine | null = null
  #isOpen = false
  #next: { readonly atMs: number; cancel(): void } | null = null
  readonly #syncs = new SerialQueue()
  #isClosed = false

  constructor(deps: SharedWorkDeps) {
    this.#deps = deps
  }

  /** Call when the settings or the profile changed. */
  follow(): void {
    this.workspaceChanged()
    this.#soon(0)
  }

  /** Call when the workspace changed: each computer that reports itself does that. Only a new connection matters. */
  workspaceChanged(): void {
    const engine = this.#deps.engine()
    const wasOpen = this.#isOpen && engine === this.#engine
    if (engine !== this.#engine) {
      for (const end of this.#ends) end()
      this.#engine = engine
      this.#ends = engine ? [engine.onMessage(TOPIC, () => this.#soon(NEWS_PAUSE_MS))] : []
    }
    this.#isOpen = engine?.isOpen ?? false
    if (this.#isOpen && !wasOpen) this.#soon(0)
  }

  /** A person changed something. */
  edited = (): void => this.#soon(EDIT_PAUSE_MS)

  async close(): Promise<void> {
    this.#isClosed = true
    this.#next?.cancel()
    for (const end of this.#ends) end()
    await this.#syncs.idle()
  }

  conflicts(): Promise<Result<readonly WorkConflictEntry[]>> {
    const { userStore, log, titleOf } = this.#deps
    return storeResult(log, 'workspace.conflicts', async () => {
      const entries: WorkConflictEntry[] = []
      for (const { kind, scope } of this.#shared())
        for (const { id, versions } of await userStore.workConflicts(kind, scope))
          entries.push({
            kind,
            id,
            title: await titleOf(kind, id),
            versions: versions.map(({ ids, value, by, atMs }) => ({
              revision: ids[0] ?? '',
              revisions: ids,
              text: textOf(value),
              by,
              at: new Date(atMs).toISOString()
            }))
          })
      return done(entries)
    })
  }

  /** @param text replaces that of the version; of a note only */
  resolve({ kind, id, revision, seen, text }: Input<'workspace:resolve'>): Promise<Result<null>> {
    const { userStore, log, changed } = this.#deps
    return storeResult<null>(log, 'workspace.resolve', async () => {
      const scope = this.#shared().find((one) => one.kind === kind)?.scope
      if (!scope) return failed('not-found')
      const value = text !== null && kind === 'notes' ? { text } : null
      const isResolved = await userStore.resolveWork(kind, scope, id, { revision, seen, value })
      // also when refused: the window shows versions that are gone
      changed(kind, [id])
      this.edited()
      return isResolved ? done(null) : failed('not-found')
    })
  }

  /** False: notes are not shared. */
  async editNote(engineId: EngineId, text: string, seen: string): Promise<boolean> {
    const scope = this.#shared().find(({ kind }) => kind === 'notes')?.scope
    if (!scope) return false
    await this.#deps.userStore.editNote(scope, engineId, text, seen)
    this.#deps.changed('notes', [engineId])
    this.edited()
    return true
  }

  /** Stores the file of a template. False: templates are not shared. */
  async editTemplate(id: string, file: string, seen: string): Promise<boolean> {
    const scope = this.#shared().find(({ kind }) => kind === 'templates')?.scope
    if (!scope) return false
    await this.#deps.userStore.editTemplate(scope, id, file, seen)
    this.#deps.changed('templates', [id])
    this.edited()
    return true
  }

  #shared(): readonly { readonly kind: WorkKind; readonly scope: WorkScope }[] {
    const { engine, isShared, scope } = this.#deps
    if (engine() === null) return []
    const of = scope()
    return of === null ? [] : WORK_KINDS.filter(isShared).map((kind) => ({ kind, scope: of }))
  }

  #soon(pauseMs: number): void {
    const { clock } = this.#deps
    const atMs = clock.monotonic() + pauseMs
    if (this.#isClosed || (this.#next && this.#next.atMs <= atMs)) return
    this.#next?.cancel()
    const cancel = clock.after(pauseMs, () => {
      this.#next = null
      void this.#syncs.run(() => this.#syncAll())
    })
    this.#next = { atMs, cancel }
  }

  async #syncAll(): Promise<void> {
    const engine = this.#deps.engine()
    if (this.#isClosed || !engine?.isOpen) return
    let isDone = true
    let written = 0
    for (const { kind, scope } of this.#shared()) {
      try {
        const result = await this.#sync(engine, kind, scope)
        written += result.written
        isDone &&= result.isDone
      } catch (error) {
        isDone = false
        if (error instanceof WorkspaceUnavailable) this.#deps.log.info('workspace.work', { kind, error })
        else this.#deps.log.warn('workspace.work', { kind, error })
      }
    }
    if (written > 0) await engine.publish(TOPIC, EMPTY).catch(() => undefined)
    // an edit during the sync has asked for the next one
    if (this.#next === null) this.#soon(isDone ? EVERY_MS : RETRY_MS)
  }

  async #sync(engine: WorkspaceEngine, kind: WorkKind, scope: WorkScope) {
    const { userStore, before, after, changed } = this.#deps
    const documents = await this.#deps.documents(engine, `${kind} ${serviceOf(kind, scope)}`)
    await before(kind)
    const local = {
      tags: () => userStore.workTags(kind, scope),
      documents: (ids: readonly string[]) => userStore.workDocuments(kind, scope, ids),
      merge: (others: Parameters<WorkStore['mergeWork']>[2]) => userStore.mergeWork(kind, scope, others)
    }
    const news: string[] = []
    try {
      return await syncWork(local, documents, (ids) => news.push(...ids))
    } finally {
      await after(kind)
      if (news.length > 0) changed(kind, news)
    }
  }
}

/** What a person reads of a version. */
function textOf(value: unknown): string {
  const { text, group, title, file } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (typeof file === 'string') {
    const read = readTemplateFile(file, 'shared')
    return read.ok ? read.template.name : ''
  }
  const found = text ?? group ?? title
  return typeof found === 'string' ? found : ''
}
