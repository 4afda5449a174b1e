/**
 * The demo service as the end-to-end tests meet it: by the clock of the machine, so that windows of seconds pass and
 * late answers are late.
 */
import type { EndpointName } from '../../../src-main/shared/catalogue/endpoints'
import type { DemoServiceOptions, LoggedRequest } from '../../../src-main/adapters/demo-service'
import { startTestService, type TestService } from '../../service'

export { BIG_IDS, locationOf, TEST_KEY, type Fault, type TestService } from '../../service'

/** Where an engine stands, ids from the type down. */
export interface Path {
  readonly types: string
  readonly manufacturers: string
  readonly models: string
  readonly generations: string
  readonly engines: string
}

export function startTestDemoService(options: Partial<DemoServiceOptions> = {}): Promise<TestService> {
  return startTestService({ now: Date.now, sleep: undefined, ...options })
}

export interface LateAnswers {
  /** For `startService`: answers that a fault of kind `delay` makes late wait here, whatever its time. */
  readonly sleep: () => Promise<void>
  /** Answers that wait now. */
  readonly waiting: number
  /** Lets the oldest go. */
  next(): void
  /** Lets all go, and those to come. */
  release(): void
}

/** Late answers that come when the test says so, however slow the machine is. */
export function lateAnswers(): LateAnswers {
  const queue: (() => void)[] = []
  let free = false
  return {
    sleep: () => (free ? Promise.resolve() : new Promise((done) => queue.push(done))),
    get waiting() {
      return queue.length
    },
    next: () => queue.shift()?.(),
    release: () => {
      free = true
      for (const done of queue.splice(0)) done()
    }
  }
}

/** Calls to the fourteen addresses, the subscription apart: what a person caused by browsing. */
export function browsing(service: TestService): LoggedRequest[] {
  return service.log.entries.filter(({ name }) => name !== null && name !== 'media' && name !== 'subscription')
}

/** All calls to the fourteen addresses: what the budget has to know of. */
export function calls(service: TestService): LoggedRequest[] {
  return service.log.entries.filter(({ name }) => name !== null && name !== 'media')
}

export const paths = (service: TestService, name?: EndpointName): string[] =>
  browsing(service)
    .filter((entry) => name === undefined || entry.name === name)
    .map(({ path }) => path)

/** The most calls that reached the service in any span of that length. */
export function maxCallsWithin(entries: readonly LoggedRequest[], windowMs: number): number {
  const times = entries.map(({ atMs }) => atMs)
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length))
}

/** The path to an engine of the catalogue, by the names on the way. @throws when there is none */
export async function pathTo(
  service: TestService,
  manufacturer: string,
  model: string,
  generation: string,
  engine: string
): Promise<Path> {
  const store = await service.catalogue()
  for (const type of store.types.keys()) {
    for (const maker of store.manufacturersOf(type).filter(({ name }) => name === manufacturer)) {
      for (const family of store.modelsOf(maker.id).filter(({ name }) => name === model)) {
        for (const one of store.generationsOf(family.id).filter(({ name }) => name === generation)) {
          const found = store.enginesOf(one.id).find(({ name }) => name === engine)
          if (found)
            return {
              types: `${type}`,
              manufacturers: `${maker.id}`,
              models: `${family.id}`,
              generations: `${one.id}`,
              engines: `${found.id}`
            }
        }
      }
    }
  }
  throw new Error(`no engine ${manufacturer} ${model} ${generation} ${engine}`)
}
