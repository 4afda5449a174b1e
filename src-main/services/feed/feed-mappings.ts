/** Field mappings: presets and the user's own. A change applies at once, to stored events too, and can be undone. */
import { done, failed, type Result } from '../../contract/failures'
import type { MappingEntry, WorkbenchResult } from '../../contract/channels/feed'
import { singleLine, readBody, readText, type BodyReading } from '../../shared/feed/event-body'
import { CLIP, type EventFacts, type FeedEvent } from '../../shared/feed/events'
import { applyMapping, mapEvent, emptyFacts } from '../../shared/feed/mapping/map-event'
import { MAPPING_BOUNDS, type FieldMapping } from '../../shared/feed/mapping/field-mapping'
import { mappingProblem, readFieldMapping } from '../../shared/feed/mapping/validate-mapping'
import { orderOf } from '../../shared/feed/event-order'
import { listPointers } from '../../shared/feed/mapping/body-pointer'
import { FEED_VALUES, type EventStore, type StoredMappings } from '../../shared/ports/stores/event-store'
import { PRESETS } from '../../shared/feed/mapping/mapping-presets'
import type { Log } from '../../shared/ports/system/log'
import { SerialQueue } from '../../shared/serial-queue'
import { OverwriteGuard } from '../overwrite-guard'

interface FeedMappingsDeps {
  readonly store: Pick<EventStore, 'value' | 'setValue' | 'rawAfter' | 'rewrite' | 'raw' | 'event'>
  readonly log: Log
  /** Stored events were mapped again. */
  onRemapped(): void
}
type Saved = Result<{ readonly mappings: readonly MappingEntry[]; readonly changed: number }>

const REMAP_EVENTS = 200
const REMAP_BYTES = 16 * 1024 * 1024
const MAX_FIELD_PATHS = 2000
const FACTS = Object.keys(emptyFacts('', '')) as readonly (keyof EventFacts)[]
/** Facts a user sees; `mapping` only records which mapping was used. */
const SHOWN_FACTS = FACTS.filter((name) => name !== 'mapping')

export class FeedMappings {
  readonly #deps: FeedMappingsDeps
  readonly #guard = new OverwriteGuard()
  #stored: StoredMappings = { current: [], previous: null }
  readonly #changes = new SerialQueue()

  constructor(deps: FeedMappingsDeps) {
    this.#deps = deps
  }

  /** Until it has run, and when the store cannot be read, only the presets apply. Never rejects. */
  async open(): Promise<void> {
    try {
      await this.#read()
    } catch (error) {
      this.#deps.log.error('feed.mappings', { error })
    }
  }

  /** In matching order. */
  readonly active = (): readonly FieldMapping[] => [...this.#stored.current, ...PRESETS]

  entries(): readonly MappingEntry[] {
    return [
      ...PRESETS.map((mapping) => ({ mapping, preset: true })),
      ...this.#stored.current.map((mapping) => ({ mapping, preset: false }))
    ]
  }

  get undoable(): boolean {
    return this.#stored.previous !== null
  }

  save(given: FieldMapping): Promise<Saved> {
    const mapping = readFieldMapping(given)
    if (!mapping || mapping.id.startsWith('preset:')) return Promise.resolve(failed('invalid-input'))
    return this.#change((before) => {
      if (before.some(({ id }) => id === mapping.id))
        return before.map((one) => (one.id === mapping.id ? mapping : one))
      // newest first: it was made because the others do not match
      return before.length < MAPPING_BOUNDS.mappings ? [mapping, ...before] : null
    })
  }

  remove(id: string): Promise<Saved> {
    return this.#change((before) => before.filter((one) => one.id !== id))
  }

  /** Swaps the current mappings with the previous ones, so a second call redoes the change. */
  undo(): Promise<Saved> {
    return this.#change((before) => this.#stored.previous ?? before)
  }

  /** Applies a mapping to a sample without storing anything. */
  async workbench(
    mapping: FieldMapping,
    kind: string,
    sample: { readonly text: string } | { readonly seq: number }
  ): Promise<Result<WorkbenchResult>> {
    let reading: BodyReading
    let event: FeedEvent | null = null
    if ('text' in sample) reading = readText(sample.text)
    else {
      const [raw, found] = await Promise.all([this.#deps.store.raw(sample.seq), this.#deps.store.event(sample.seq)])
      if (!raw || !found) return failed('not-found')
      reading = readBody(raw.body)
      event = found
    }
    const problem = mappingProblem(mapping)
    const clean = readFieldMapping(mapping)
    if (!reading.ok)
      return done({ problem: reading.problem, facts: null, findings: [], places: [], mappingProblem: problem })
    const applied = clean ? applyMapping(clean, kind, reading.value, event?.identity ?? 'sample') : null
    return done({
      problem: null,
      facts: applied?.facts ?? null,
      findings: applied?.findings ?? [],
      places: listPointers(reading.value, MAX_FIELD_PATHS, (text) => singleLine(text, CLIP.title)),
      mappingProblem: problem
    })
  }

  async #read(): Promise<void> {
    const value = await this.#guard.read(() => this.#deps.store.value(FEED_VALUES.mappings))
    const { current, previous } = (value ?? {}) as Partial<StoredMappings>
    this.#stored = {
      current: validMappings(current),
      previous: Array.isArray(previous) ? validMappings(previous) : null
    }
  }

  /** @param next null: too many */
  #change(next: (before: readonly FieldMapping[]) => readonly FieldMapping[] | null): Promise<Saved> {
    return this.#changes.run(async (): Promise<Saved> => {
      try {
        if (!this.#guard.isRead) await this.#read()
        const current = next(this.#stored.current)
        if (current === null) return failed('invalid-input')
        const stored: StoredMappings = { current, previous: this.#stored.current }
        await this.#deps.store.setValue(FEED_VALUES.mappings, stored)
        this.#stored = stored
        return done({ mappings: this.entries(), changed: await this.#remapStored() })
      } catch (error) {
        this.#deps.log.error('feed.mappings', { error })
        return failed('store-failed')
      }
    })
  }

  /** Maps all stored events again and returns how many look different. New events already use the active mappings. */
  async #remapStored(): Promise<number> {
    let changed = 0
    let rewritten = false
    for (let seq = 0; ;) {
      const batch = await this.#deps.store.rawAfter(seq, REMAP_EVENTS, REMAP_BYTES)
      const last = batch.at(-1)
      if (!last) {
        if (rewritten) this.#deps.onRemapped()
        return changed
      }
      seq = last.event.seq
      const changes = batch.flatMap(({ event, body }) => {
        const reading = readBody(body)
        const facts = reading.ok
          ? mapEvent(this.active(), event.kind, reading.value, event.identity)
          : emptyFacts(event.kind, event.identity)
        if (!haveSameFacts(event, facts, SHOWN_FACTS)) changed++
        return haveSameFacts(event, facts, FACTS)
          ? []
          : [{ seq: event.seq, facts, ...orderOf(facts.statedAtMs, event.arrivedAtMs) }]
      })
      if (changes.length > 0) await this.#deps.store.rewrite(changes)
      rewritten ||= changes.length > 0
    }
  }
}

const haveSameFacts = (event: EventFacts, facts: EventFacts, names: typeof FACTS): boolean =>
  names.every((name) => JSON.stringify(event[name]) === JSON.stringify(facts[name]))
const validMappings = (value: unknown): readonly FieldMapping[] =>
  Array.isArray(value) ? value.slice(0, MAPPING_BOUNDS.mappings).flatMap((one) => readFieldMapping(one) ?? []) : []
