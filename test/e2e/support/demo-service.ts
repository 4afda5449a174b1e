/** The demo service for end-to-end tests, on the real clock. */
import type { EndpointName } from '../../../src-main/shared/catalogue/endpoints'
import type { DemoServiceOptions, LoggedRequest } from '../../service/start-service'
import { startTestService, type TestService } from '../../service'

export { BIG_IDS, locationOf, type TestService } from '../../service'

/** Path of an engine as ids from the type down. */
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
  /** Passed to `startService`: delayed answers wait here regardless of their time. */
  readonly sleep: () => Promise<void>
  /** Number of waiting answers. */
  readonly waiting: number
  /** Releases the oldest answer. */
  next(): void
  /** Releases all present and future answers. */
  release(): void
}

/** Delayed answers that the test releases, independent of machine speed. */
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

/** Calls caused by browsing: all API endpoints except the subscription. */
export function browsing(service: TestService): LoggedRequest[] {
  return service.log.entries.filter(({ name }) => name !== null && name !== 'media' && name !== 'subscription')
}

/** Calls to all API endpoints, which count against the budget. */
export function calls(service: TestService): LoggedRequest[] {
  return service.log.entries.filter(({ name }) => name !== null && name !== 'media')
}

export const paths = (service: TestService, name?: EndpointName): string[] =>
  browsing(service)
    .filter((entry) => name === undefined || entry.name === name)
    .map(({ path }) => path)

/** Highest number of calls within any window of that length. */
export function maxCallsWithin(entries: readonly LoggedRequest[], windowMs: number): number {
  const times = entries.map(({ atMs }) => atMs)
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length))
}

/** Path of an engine, found by names. @throws when there is none */
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
