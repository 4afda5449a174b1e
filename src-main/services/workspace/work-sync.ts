/** Brings this computer and the server to the same documents of one kind. */
import type { WorkDocuments } from '../../shared/ports/network/work-documents'
import { tagOf } from '../../shared/workspace/documents/document'
import type { NamedDocument, NamedTag } from '../../shared/workspace/documents/replica'

/** Documents per message. */
const AT_ONCE = 50
/** Other computers may write at the same time. */
const ROUNDS = 5

export interface LocalWork {
  /** Records the edits of the person first. */
  tags(): Promise<readonly NamedTag[]>
  documents(ids: readonly string[]): Promise<readonly NamedDocument[]>
  /** Resolves with the ids that changed here. */
  merge(documents: readonly NamedDocument[]): Promise<readonly string[]>
}

interface SyncResult {
  readonly written: number
  /** False: other computers write all the time; the rest follows with the next sync. */
  readonly isDone: boolean
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}

/** Rejects with `WorkspaceUnavailable` or with a failure of the store; what was merged stays merged. */
export async function syncWork(
  local: LocalWork,
  server: WorkDocuments,
  onChanged: (ids: readonly string[]) => void
): Promise<SyncResult> {
  let written = 0
  for (let round = 0; round < ROUNDS; round++) {
    const own = new Map((await local.tags()).map(({ id, tag }) => [server.nameOf(id), { id, tag }]))
    const theirs = await server.tags()
    const news = [...theirs].filter(([name, tag]) => own.get(name)?.tag !== tag).map(([name]) => name)
    for (const names of inParts(news))
      for await (const documents of server.read(names)) {
        const changed = await local.merge(documents)
        if (changed.length > 0) onChanged(changed)
        for (const { id, document } of await local.documents(documents.map((one) => one.id)))
          own.set(server.nameOf(id), { id, tag: tagOf(document) })
      }
    const late = [...own].filter(([name, { tag }]) => theirs.get(name) !== tag)
    let refused = 0
    for (const part of inParts(late))
      for (const one of await local.documents(part.map(([, { id }]) => id))) {
        const isWritten = await server.write(one, theirs.get(server.nameOf(one.id)) ?? null)
        if (isWritten) written++
        else refused++
      }
    if (refused === 0) return { written, isDone: true }
  }
  return { written, isDone: false }
}
