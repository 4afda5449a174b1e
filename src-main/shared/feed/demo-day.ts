/**
 * Generates a fictional day of a workshop for the demo and for training: tickets and projects for cars of the demo
 * catalogue, with all ten kinds of events. Deterministic for a seed.
 */
import type { EventKind } from './event-kinds'
import { MINUTE_MS } from '../durations'

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

interface Thread {
  readonly subject: string
  readonly question: string
  readonly answer: string
  readonly reply: string
}
const THREADS: readonly Thread[] = [
  {
    subject: 'Read error on the bench',
    question: 'The tool stops at 40 % with a checksum error. I tried twice. Is the pinout right?',
    answer: 'Please put a charger on the battery and read again with the ignition off. The pinout is right.',
    reply: 'That worked, thank you. The full read is in the project.'
  },
  {
    subject: 'Which remap for 98 RON?',
    question: 'The customer fills 98 RON only. Does stage 1 use it, or should I order stage 2?',
    answer: 'Stage 1 is made for 95 RON. Stage 2 needs 98 RON and the downpipe.',
    reply: 'No downpipe on this car, so stage 1 it is.'
  },
  {
    subject: 'DPF light after flashing',
    question: 'The DPF lamp came on after 20 km. Soot load is 62 %. What do you need from me?',
    answer: 'Please run a forced regeneration and send the fault codes. The file itself does not touch the DPF.',
    reply: 'Regeneration done, the lamp is off.'
  },
  {
    subject: 'Checksum not corrected',
    question: 'My tool says the checksum of the file is wrong. Can I write it anyway?',
    answer: 'Please do not write it. A corrected version is in the project now.',
    reply: 'Written, the car starts and runs well.'
  },
  {
    subject: 'Original file wanted back',
    question: 'The customer sells the car and wants the original back. Do you still have our read?',
    answer: 'Yes, it is in the project as “Original”.',
    reply: 'Found it. Please leave the project open until Friday.'
  },
  {
    subject: 'Gearbox file for the same car',
    question: 'Can you raise the torque limit of the gearbox to match stage 1?',
    answer: 'Yes. Please read the gearbox control unit and upload it to the same project.',
    reply: 'The read is uploaded.'
  },
  {
    subject: 'Idle speed too high',
    question: 'Idle is at 950 rpm since the flash, cold and warm. Log attached.',
    answer: 'The log shows a vacuum leak: the trims are at +18 %. Please check the intake hose first.',
    reply: 'You were right, the hose was loose.'
  },
  {
    subject: 'Invoice for this month',
    question: 'We moved. Can you put the new address on the invoice?',
    answer: 'Done, the corrected invoice is on its way.',
    reply: 'Received, thank you.'
  }
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
 */
export function generateDemoDay(vehicles: readonly DemoVehicle[], endMs: number, seed = 1): readonly ReplayEvent[] {
  const random = seededRandom(seed)
  const lastHourMs = endMs - DEMO_HOUR_MS
  return vehicles
    .flatMap((vehicle, n) => {
      const before = BEFORE_LAST_HOUR_MS + Math.round(((n - 1) * STORIES_MS) / vehicles.length)
      const times =
        n === 0 ? JOB_MINUTES.map((at) => lastHourMs + at * MINUTE_MS) : storyTimes(lastHourMs - before, random)
      return story(vehicle, n, times)
    })
    .sort((a, b) => a.atMs - b.atMs)
}

/** Times two to fourteen minutes apart. */
function storyTimes(endMs: number, random: () => number): readonly number[] {
  const times = [endMs]
  while (times.length < JOB_MINUTES.length) times.unshift(times[0]! - Math.round((2 + random() * 12) * MINUTE_MS))
  return times
}

/** A file is ordered, worked on and purchased; a ticket is opened, answered, closed and sometimes reopened. */
function story(vehicle: DemoVehicle, n: number, times: readonly number[]): readonly ReplayEvent[] {
  const [startMs = 0, ...rest] = times
  const clock: StoryClock = { startMs, atMs: startMs, rest }
  const project = projectStory(vehicle, n, clock)
  return n % 3 === 2 ? project : [...project, ...ticketStory(vehicle, n, clock)]
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

function ticketStory(vehicle: DemoVehicle, n: number, clock: StoryClock): readonly ReplayEvent[] {
  const thread = THREADS[n % THREADS.length]!
  const events: ReplayEvent[] = []
  const messages: unknown[] = []
  const say = (part: 'question' | 'answer' | 'reply'): void =>
    void messages.push({
      id: `demo-${n}-${messages.length}`,
      text: thread[part],
      display_name: part === 'answer' ? 'Demo support' : 'Demo workshop',
      is_from_staff: part === 'answer',
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
        subject: thread.subject,
        project_id: 4100 + n,
        project_name: nameOf(vehicle),
        status,
        status_code: STATUS[status],
        created: iso(openedMs),
        updated: iso(clock.atMs),
        messages
      })
    )
  say('question')
  tell('ticket_created', 'open')
  tell('ticket_opened', 'open')
  later(clock)
  if (n % 2 === 1) tell('ticket_pending', 'pending')
  later(clock)
  say('answer')
  tell('message_created', 'answered')
  tell('ticket_answered', 'answered')
  later(clock)
  tell('ticket_closed', 'closed')
  if (n % 4 !== 0) return events
  later(clock)
  say('reply')
  tell('message_created', 'open')
  tell('ticket_reopened', 'open')
  return events
}
