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
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let atMs = startMs
  const later = (): number => (atMs += (2 + random() * 12) * MINUTE_MS)
  const events: ReplayEvent[] = []
  const tell = (kind: EventKind, body: unknown): void =>
    void events.push({ atMs, kind, body: JSON.stringify(body), headers: { 'x-tf-event': kind } })

  const files: unknown[] = [
    { id: 7000 + n * 10, type: 'Original', remap_name: null, size: 2_097_152, is_original: true, added: iso(atMs) }
  ]
  const name = [vehicle.manufacturer, vehicle.model, vehicle.generation, vehicle.engine].join(' ')
  const project = (status: 0 | 1 | 2): unknown => ({
    id: 4100 + n,
    name,
    status: PROJECT_STATUS[status],
    status_code: status,
    license_plate: `DEMO ${100 + n}`,
    added: iso(startMs),
    updated: iso(atMs),
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
    files: [...files],
    attachments: [],
    metadata: {}
  })
  tell('project_create', project(0))
  later()
  tell('project_update', project(1))
  later()
  files.push({
    id: 7001 + n * 10,
    type: 'Stage 1',
    remap_name: 'Stage 1',
    size: 2_097_152,
    is_original: false,
    added: iso(atMs)
  })
  tell('project_update', project(2))
  later()
  tell('file_purchase', project(2))
  if (n % 3 === 2) return events

  const messages: unknown[] = []
  const say = (fromStaff: boolean): void =>
    void messages.push({
      id: `demo-${n}-${messages.length}`,
      text: pick(fromStaff ? ANSWERS : QUESTIONS),
      display_name: fromStaff ? 'Demo support' : 'Demo workshop',
      is_from_staff: fromStaff,
      attachments: [],
      added: iso(atMs)
    })
  const subject = SUBJECTS[n % SUBJECTS.length]
  const openedMs = later()
  const ticket = (status: keyof typeof STATUS): unknown => ({
    id: `D-${2200 + n}`,
    department: 'Files',
    department_id: 1,
    subject,
    project_id: 4100 + n,
    project_name: name,
    status,
    status_code: STATUS[status],
    created: iso(openedMs),
    updated: iso(atMs),
    messages: [...messages]
  })
  say(false)
  tell('ticket_created', ticket('open'))
  tell('ticket_opened', ticket('open'))
  later()
  if (n % 2 === 1) tell('ticket_pending', ticket('pending'))
  later()
  say(true)
  tell('message_created', ticket('answered'))
  tell('ticket_answered', ticket('answered'))
  later()
  tell('ticket_closed', ticket('closed'))
  if (n % 4 !== 0) return events
  later()
  say(false)
  tell('message_created', ticket('open'))
  tell('ticket_reopened', ticket('open'))
  return events
}
