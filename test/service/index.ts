/**
 * The demo service for tests, with a known key and a clock that stands still.
 *
 * ```ts
 * const service = await startTestService({ switches: { oddities: true } })
 * const place = placeOf('options: left out')
 * await service.get(`/vdb/engines/view/${place.engineId}`)
 * ```
 */
import { resolve } from 'node:path'
import { FIRST_LONG_ID, idAfterLongList, ROUND_COUNTS } from '../../src-main/adapters/demo-service/catalogue/long-lists'
import { edgeCases } from './generate/oddities'
import type { RecordLocation } from './generate/oddities/edge-case-registry'
import { startDemoService, type DemoService, type DemoServiceOptions } from './start-service'

export { BIG_IDS } from './generate/oddities/big-ids'
export type { DemoService, Fault, Switches } from './start-service'

export const DEMO_RESOURCES = resolve(import.meta.dirname, '../../resources/demo')

/** The default key of test services; distinctive enough to be searched for in files and messages. */
export const TEST_KEY = 'test-key-7f3a91c2'

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON, with ids above 2^53 rounded: compare those in `text`. */
  readonly json: unknown
}

export interface TestService extends DemoService {
  /**
   * Requests an address below the base address, with the right key unless other headers are given. Does not follow
   * redirects.
   */
  get(path: string, headers?: Record<string, string>, init?: RequestInit): Promise<TestAnswer>
  /** Moves the service's clock. */
  pass(ms: number): void
  /** Delays requested so far; none is waited for. */
  readonly delays: readonly number[]
}

const longList = (maker: bigint, model: bigint, generation: bigint): RecordLocation => ({
  typeId: `${FIRST_LONG_ID}`,
  manufacturerId: `${maker}`,
  modelId: `${model}`,
  generationId: `${generation}`,
  engineId: null
})
/** The paths of all edge cases. */
export const ODDITY_LOCATIONS: ReadonlyMap<string, RecordLocation> = new Map([
  ...edgeCases().places,
  ['lists: 10000 rows', longList(FIRST_LONG_ID, FIRST_LONG_ID, FIRST_LONG_ID)],
  ...ROUND_COUNTS.map(([count, at]): [string, RecordLocation] => {
    const id = idAfterLongList(at)
    return [`lists: exactly ${count}`, longList(idAfterLongList(0), id, id)]
  })
])

/** The path of an edge case. @throws for an unknown name */
export function locationOf(name: string): RecordLocation {
  const place = ODDITY_LOCATIONS.get(name)
  if (!place) throw new Error(`no oddity is called "${name}"`)
  return place
}

/** Noon, so that neither hour nor day changes by itself. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 12)

export async function startTestService(overrides: Partial<DemoServiceOptions> = {}): Promise<TestService> {
  let nowMs = TEST_NOW
  const delays: number[] = []
  const service = await startDemoService({
    resources: DEMO_RESOURCES,
    key: TEST_KEY,
    now: () => nowMs,
    sleep: (ms) => {
      delays.push(ms)
      return Promise.resolve()
    },
    ...overrides
  })
  const more = {
    delays,
    pass: (ms: number) => {
      nowMs += ms
    },
    async get(
      path: string,
      headers: Record<string, string> = { 'x-api-key': service.key },
      init: RequestInit = {}
    ): Promise<TestAnswer> {
      const response = await fetch(`${service.baseUrl}${path}`, { headers, redirect: 'manual', ...init })
      const text = await response.text()
      let json: unknown
      try {
        json = JSON.parse(text)
      } catch {
        json = undefined
      }
      return { status: response.status, headers: response.headers, text, json }
    }
  }
  // keeps the getters of the service
  return Object.defineProperties(more, Object.getOwnPropertyDescriptors(service)) as unknown as TestService
}
