/**
 * Generates a fictional day of a workshop for the demo and for training: tickets and projects for cars of the demo
 * catalogue, with all ten kinds of events. Deterministic for a seed.
 */
import type { EventKind } from './event-kinds'

/** A car of the demo catalogue. */
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
}

const MINUTE_MS = 60_000
const SUBJECTS = [
  'Read error on the bench',
  'Which remap for 98 RON?',
  'DPF light after flashing',
  'Checksum not corrected',
  'Original file wanted back',
  'Gearbox file for the same car',
  'Idle speed too high',
  'Invoice for this month'
]
const QUESTIONS = [
  'The tool stops at 40 %.',
  'The customer drives mostly in town.',
  'The lamp came on after 20 km.',
  'The car does not start with this file.',
  'Please have a look at the log.'
]
const ANSWERS = [
  'Please send the full read.',
  'Stage 1 fits, the file is attached.',
  'Try again with the battery on a charger.',
  'A new version is in the project.',
  'The original is in the project.'
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
const iso = (ms: number): string => new Date(Math.round(ms / 1000) * 1000).toISOString().replace(/\.\d+Z$/, '+00:00')

/**
 * About ten events per car, in order of time.
 *
 * @param endMs time of the last event; the day has nine hours
 */
export function generateDemoDay(vehicles: readonly DemoVehicle[], endMs: number, seed = 1): readonly ReplayEvent[] {
  const random = seededRandom(seed)
  const startMs = endMs - 9 * 60 * MINUTE_MS
  const latest = endMs - 150 * MINUTE_MS - startMs
  const stories = vehicles.flatMap((vehicle, n) => story(vehicle, n, startMs + random() * latest, random))
  const last = Math.max(...stories.map(({ atMs }) => atMs), 0)
  return stories.map((one) => (one.atMs === last ? { ...one, atMs: endMs } : one)).sort((a, b) => a.atMs - b.atMs)
}

/** A file is ordered, worked on and purchased; a ticket is opened, answered, closed and sometimes reopened. */
function story(vehicle: DemoVehicle, n: number, startMs: number, random: () => number): readonly ReplayEvent[] {
  const clock: StoryClock = { startMs, atMs: startMs, random }
  const project = projectStory(vehicle, n, clock)
  return n % 3 === 2 ? project : [...project, ...ticketStory(vehicle, n, clock)]
}

/** The time of the current event, which moves on by two to fourteen minutes. */
interface StoryClock {
  readonly startMs: number
  atMs: number
  readonly random: () => number
}
const later = (clock: StoryClock): number => (clock.atMs += (2 + clock.random() * 12) * MINUTE_MS)
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

function ticketStory(vehicle: DemoVehicle, n: number, clock: StoryClock): readonly ReplayEvent[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(clock.random() * list.length)] as T
  const events: ReplayEvent[] = []
  const messages: unknown[] = []
  const say = (fromStaff: boolean): void =>
    void messages.push({
      id: `demo-${n}-${messages.length}`,
      text: pick(fromStaff ? ANSWERS : QUESTIONS),
      display_name: fromStaff ? 'Demo support' : 'Demo workshop',
      is_from_staff: fromStaff,
      attachments: [],
      added: iso(clock.atMs)
    })
  const openedMs = later(clock)
  const tell = (kind: EventKind, status: keyof typeof STATUS): void =>
    void events.push(
      eventOf(clock, kind, {
        id: `D-${2200 + n}`,
        department: 'Files',
        department_id: 1,
        subject: SUBJECTS[n % SUBJECTS.length],
        project_id: 4100 + n,
        project_name: nameOf(vehicle),
        status,
        status_code: STATUS[status],
        created: iso(openedMs),
        updated: iso(clock.atMs),
        messages
      })
    )
  say(false)
  tell('ticket_created', 'open')
  tell('ticket_opened', 'open')
  later(clock)
  if (n % 2 === 1) tell('ticket_pending', 'pending')
  later(clock)
  say(true)
  tell('message_created', 'answered')
  tell('ticket_answered', 'answered')
  later(clock)
  tell('ticket_closed', 'closed')
  if (n % 4 !== 0) return events
  later(clock)
  say(false)
  tell('message_created', 'open')
  tell('ticket_reopened', 'open')
  return events
}
