/** Simulated computers with shared work and one unreliable server, run by a seed. */
import { syncWork, type LocalWork } from '../../../../src-main/services/workspace/work-sync'
import type { WorkDocuments } from '@shared/ports/network/work-documents'
import { tagOf, versionsOf, type Version } from '@shared/workspace/documents/document'
import {
  WorkReplica,
  type NamedDocument,
  type StoredDocument,
  type WorkRows,
  type WorkValue
} from '@shared/workspace/documents/replica'

function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

class Lost extends Error {}

/** Durable data of one computer; a kill loses everything else. */
class Computer {
  readonly rows = new Map<string, WorkValue>()
  readonly table = new Map<string, StoredDocument>()
  readonly replica: WorkReplica
  /** What a window of this computer shows while a person types. */
  readonly typing = new Map<string, unknown>()
  /** Versions in a window of which a person is about to choose. */
  readonly choosing = new Map<string, readonly Version[]>()

  constructor(name: string, random: () => number) {
    const rows: WorkRows = {
      ids: () => [...this.rows.keys()],
      value: (id) => this.rows.get(id) ?? null,
      put: (id, { value, atMs }) => (this.rows.set(id, { value, atMs }), true),
      remove: (id) => void this.rows.delete(id)
    }
    const table = {
      heads: () => [...this.table].map(([id, { document, shown }]) => ({ id, shown, tag: tagOf(document) })),
      get: (id: string) => this.table.get(id) ?? null,
      set: (id: string, stored: StoredDocument) => void this.table.set(id, stored)
    }
    const digits = (): string =>
      Math.floor(random() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0')
    // the clocks of the computers have nothing to do with each other
    const now = (): number => Math.floor(random() * 1e12)
    this.replica = new WorkReplica(table, rows, { by: name, now, sign: () => digits() + digits() })
  }
}

/** `fails`: asked before and after each step on the server; true: the answer is lost. */
class Server implements WorkDocuments {
  documents = new Map<string, NamedDocument>()
  readonly #fails: () => boolean

  constructor(fails: () => boolean) {
    this.#fails = fails
  }

  nameOf = (id: string): string => `name of ${id}`
  tags = (): Promise<ReadonlyMap<string, string>> =>
    this.#answer(() => new Map([...this.documents].map(([name, { document }]) => [name, tagOf(document)])))
  async *read(names: readonly string[]): AsyncGenerator<readonly NamedDocument[]> {
    yield await this.#answer(() => names.flatMap((name) => this.documents.get(name) ?? []))
  }
  write = (one: NamedDocument, before: string | null): Promise<boolean> =>
    this.#answer(() => {
      const name = this.nameOf(one.id)
      const now = this.documents.get(name)
      if ((now ? tagOf(now.document) : null) !== before) return false
      this.documents.set(name, structuredClone(one))
      return true
    })

  async #answer<T>(work: () => T): Promise<T> {
    if (this.#fails()) throw new Lost()
    const answer = work()
    if (this.#fails()) throw new Lost()
    return answer
  }
}

const IDS = ['a', 'b']

/** Runs one schedule; returns what differs from "no edit is lost" at its end, or null. */
export async function lostEdits(seed: number, steps = 40): Promise<string | null> {
  const random = randomOf(seed)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  let troubles = true
  const server = new Server(() => troubles && random() < 0.08)
  const computers = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, i) => new Computer(`${i}`, random))
  const backups = [new Map(server.documents)]
  const delivered: NamedDocument[] = []
  /** Values of persons, by id; and those that a person replaced or deleted having seen them. */
  const made = new Map(IDS.map((id) => [id, new Set<string>()]))
  const replaced = new Map(IDS.map((id) => [id, new Set<unknown>()]))
  let count = 0
  const newValue = (id: string): string => {
    const value = `value ${++count}`
    made.get(id)!.add(value)
    return value
  }

  const localOf = (one: Computer): LocalWork => ({
    tags: async () => one.replica.tags(),
    documents: async (ids) => structuredClone(one.replica.documents(ids)),
    merge: async (documents) => {
      delivered.push(...documents)
      const changed = one.replica.merge(structuredClone(documents))
      // killed after the commit
      if (troubles && random() < 0.05) throw new Lost()
      return changed
    }
  })
  const sync = async (one: Computer): Promise<void> => {
    await syncWork(localOf(one), server, () => undefined).catch((error: unknown) => {
      if (!(error instanceof Lost)) throw error
    })
  }
  const edit = (one: Computer, id: string): void => {
    replaced.get(id)!.add(one.rows.get(id)?.value)
    one.rows.set(id, { value: newValue(id), atMs: random() })
  }
  const remove = (one: Computer, id: string): void => {
    replaced.get(id)!.add(one.rows.get(id)?.value)
    one.rows.delete(id)
  }
  const resolve = (one: Computer, id: string): void => {
    const seen = one.choosing.get(id)
    if (seen === undefined) {
      const found = one.replica.conflicts().find((conflict) => conflict.id === id)
      if (found) one.choosing.set(id, found.versions)
      return
    }
    one.choosing.delete(id)
    const [revision] = pick(seen).ids
    const value = newValue(id)
    const ids = seen.flatMap((version) => version.ids)
    if (one.replica.resolve(id, { revision: revision!, seen: ids, value }))
      for (const version of seen) replaced.get(id)!.add(version.value)
    else made.get(id)!.delete(value)
  }
  const type = (one: Computer, id: string): void => {
    if (!one.typing.has(id)) one.typing.set(id, one.rows.get(id)?.value ?? null)
    else {
      const seen = one.typing.get(id)
      one.typing.delete(id)
      const value = newValue(id)
      replaced.get(id)!.add(seen)
      if (!one.replica.edit(id, value, seen)) {
        // never shared: one computer, where the last one wins
        replaced.get(id)!.add(one.rows.get(id)?.value)
        one.rows.set(id, { value, atMs: 0 })
      }
    }
  }

  for (let step = 0; step < steps; step++) {
    const one = pick(computers)
    const id = pick(IDS)
    const dice = random()
    if (dice < 0.25) edit(one, id)
    else if (dice < 0.32) remove(one, id)
    else if (dice < 0.4) resolve(one, id)
    else if (dice < 0.46) type(one, id)
    else if (dice < 0.8) await sync(one)
    else if (dice < 0.88) await Promise.all([sync(one), sync(pick(computers))])
    else if (dice < 0.92) backups.push(new Map(server.documents))
    else if (dice < 0.95) server.documents = new Map(pick(backups))
    else if (dice < 0.96) server.documents = new Map()
    else if (delivered.length > 0) one.replica.merge([structuredClone(pick(delivered))])
  }
  troubles = false
  for (let round = 0; round < 3; round++) for (const one of computers) await sync(one)
  return differences(computers, made, replaced)
}

function differences(
  computers: readonly Computer[],
  made: ReadonlyMap<string, ReadonlySet<string>>,
  replaced: ReadonlyMap<string, ReadonlySet<unknown>>
): string | null {
  for (const id of IDS) {
    const expected = [...made.get(id)!].filter((value) => !replaced.get(id)!.has(value)).sort()
    for (const [at, one] of computers.entries()) {
      const stored = one.table.get(id)
      const found = stored ? versionsOf(stored.document).map(({ value }) => String(value)) : []
      const row = one.rows.get(id)?.value ?? null
      if (JSON.stringify(found.toSorted()) !== JSON.stringify(expected))
        return `computer ${at}, ${id}: ${found.join()} instead of ${expected.join()}`
      if (row === null ? found.length > 0 : !found.includes(String(row)))
        return `computer ${at}, ${id}: shows ${String(row)}`
    }
  }
  return null
}
