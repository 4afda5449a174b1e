/**
 * Generates a fictional day of a workshop for the demo and for training: tickets and projects for cars of the demo
 * catalogue, with all ten kinds of events. Deterministic for a seed.
 */
import type { EventKind } from './event-kinds'
import { MINUTE_MS } from '../durations'
import type demo from '../locales/en/main/demo'
import type { TextKey } from '../locales/translator'

export interface DemoVehicle {
  readonly manufacturer: string
  readonly manufacturerId: number
  readonly model: string
  readonly modelId: number
  readonly generation: string
  readonly generationId: number
  readonly engine: string
  readonly engineId: number
  readonly ecu: string | null
  readonly power: number | null
}

export interface ReplayEvent {
  /** Milliseconds since 1970. */
  readonly atMs: number
  readonly kind: string
  /** JSON. */
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Arrival in the past; absent: when it is played. */
  readonly arrivedAtMs?: number
  /** Stored as read, without a notification. */
  readonly read?: true
}

export const DEMO_HOUR_MS = 60 * MINUTE_MS

export type DemoTextKey = TextKey<typeof demo>
type ThreadName = 'bench' | 'fuel' | 'checksum' | 'original' | 'idle' | 'invoice'

/** Tickets in order; a reply of the workshop reopens its ticket. */
const THREADS: readonly { readonly name: ThreadName; readonly reply?: DemoTextKey }[] = [
  { name: 'bench', reply: 'bench.reply' },
  { name: 'fuel' },
  { name: 'checksum' },
  { name: 'original', reply: 'original.reply' },
  { name: 'idle' },
  { name: 'invoice' }
]
const STATUS = { open: 1, answered: 2, closed: 3, pending: 4 } as const
const PROJECT_STATUS = ['Waiting', 'In Progress', 'Finished'] as const

/** Numbers from 0 up to 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00')

/** Minutes from the start of the last hour to the events of the job in progress. */
const JOB_MINUTES = [-25, -11, 9, 13, 19, 24, 33, 42, 60] as const
/** The other stories end this long before the last hour, one after the other. */
const BEFORE_LAST_HOUR_MS = 30 * MINUTE_MS
const STORIES_MS = 6 * DEMO_HOUR_MS

/**
 * About ten events per car in nine hours, in order of time. The last hour begins with one project in progress and all
 * others finished.
 *
 * @param endMs time of the last event
 * @param text a message in the language of the day
 */
export function generateDemoDay(
  vehicles: readonly DemoVehicle[],
  endMs: number,
  text: (key: DemoTextKey) => string,
  seed = 1
): readonly ReplayEvent[] {
  const random = seededRandom(seed)
  const lastHourMs = endMs - DEMO_HOUR_MS
  return vehicles
    .flatMap((vehicle, n) => {
      const before = BEFORE_LAST_HOUR_MS + Math.round(((n - 1) * STORIES_MS) / vehicles.length)
      const times =
        n === 0 ? JOB_MINUTES.map((at) => lastHourMs + at * MINUTE_MS) : storyTimes(lastHourMs - before, random)
      return story(vehicle, n, times, text)
    })
    .sort((a, b) => a.atMs - b.atMs)
}

/** Times two to fourteen minutes apart. */
function storyTimes(endMs: number, random: () => number): readonly number[] {
  const times = [endMs]
  while (times.length < JOB_MINUTES.length) times.unshift(times[0]! - Math.round((2 + random() * 12) * MINUTE_MS))
  return times
}

/**
 * A file is ordered, worked on and purchased; for two of three cars a ticket is opened, answered, closed and sometimes
 * reopened.
 */
function story(
  vehicle: DemoVehicle,
  n: number,
  times: readonly number[],
  text: (key: DemoTextKey) => string
): readonly ReplayEvent[] {
  const [startMs = 0, ...rest] = times
  const clock: StoryClock = { startMs, atMs: startMs, rest }
  const project = projectStory(vehicle, n, clock)
  return n % 3 === 2 ? project : [...project, ...ticketStory(vehicle, n, clock, text)]
}

/** The time of the current event, and of those that follow. */
interface StoryClock {
  readonly startMs: number
  atMs: number
  readonly rest: number[]
}
const later = (clock: StoryClock): number => (clock.atMs = clock.rest.shift() ?? clock.atMs)
const eventOf = ({ atMs }: StoryClock, kind: EventKind, body: unknown): ReplayEvent => ({
  atMs,
  kind,
  body: JSON.stringify(body),
  headers: { 'x-tf-event': kind }
})
const nameOf = ({ manufacturer, model, generation, engine }: DemoVehicle): string =>
  [manufacturer, model, generation, engine].join(' ')

function projectStory(vehicle: DemoVehicle, n: number, clock: StoryClock): readonly ReplayEvent[] {
  const files: unknown[] = []
  const addFile = (type: string, remapName: string | null): void =>
    void files.push({
      id: 7000 + n * 10 + files.length,
      type,
      remap_name: remapName,
      size: 2_097_152,
      is_original: remapName === null,
      added: iso(clock.atMs)
    })
  const project = (status: 0 | 1 | 2): unknown => ({
    id: 4100 + n,
    name: nameOf(vehicle),
    status: PROJECT_STATUS[status],
    status_code: status,
    license_plate: `DEMO ${100 + n}`,
    added: iso(clock.startMs),
    updated: iso(clock.atMs),
    vehicle_data: {
      producer: vehicle.manufacturer,
      producer_id: vehicle.manufacturerId,
      model: vehicle.model,
      model_id: vehicle.modelId,
      generation: vehicle.generation,
      generation_id: vehicle.generationId,
      engine_name: vehicle.engine,
      engine_id: vehicle.engineId,
      engine_output_ps: vehicle.power,
      ecu_name: vehicle.ecu
    },
    remap_data: { remap: 'Stage 1', addons: [] },
    files,
    attachments: [],
    metadata: {}
  })
  addFile('Original', null)
  const events = [eventOf(clock, 'project_create', project(0))]
  later(clock)
  events.push(eventOf(clock, 'project_update', project(1)))
  later(clock)
  addFile('Stage 1', 'Stage 1')
  events.push(eventOf(clock, 'project_update', project(2)))
  later(clock)
  return [...events, eventOf(clock, 'file_purchase', project(2))]
}

function ticketStory(
  vehicle: DemoVehicle,
  n: number,
  clock: StoryClock,
  text: (key: DemoTextKey) => string
): readonly ReplayEvent[] {
  const { name, reply } = THREADS[(n - Math.floor(n / 3)) % THREADS.length]!
  const events: ReplayEvent[] = []
  const messages: unknown[] = []
  const say = (by: 'workshop' | 'support', message: DemoTextKey): void =>
    void messages.push({
      id: `demo-${n}-${messages.length}`,
      text: text(message),
      display_name: text(by),
      is_from_staff: by === 'support',
      attachments: [],
      added: iso(clock.atMs)
    })
  const openedMs = later(clock)
  const tell = (kind: EventKind, status: keyof typeof STATUS): void =>
    void events.push(
      eventOf(clock, kind, {
        id: `D-${2200 + n}`,
        department: text('department'),
        department_id: 1,
        subject: text(`${name}.subject`),
        project_id: 4100 + n,
        project_name: nameOf(vehicle),
        status,
        status_code: STATUS[status],
        created: iso(openedMs),
        updated: iso(clock.atMs),
        messages
      })
    )
  say('workshop', `${name}.question`)
  tell('ticket_created', 'open')
  tell('ticket_opened', 'open')
  later(clock)
  if (n % 2 === 1) tell('ticket_pending', 'pending')
  later(clock)
  say('support', `${name}.answer`)
  tell('message_created', 'answered')
  tell('ticket_answered', 'answered')
  later(clock)
  tell('ticket_closed', 'closed')
  if (!reply) return events
  later(clock)
  say('workshop', reply)
  tell('message_created', 'open')
  tell('ticket_reopened', 'open')
  return events
}
