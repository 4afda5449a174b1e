/**
 * Requests that a shop spends for the cars it looks up: four weeks in the window, from an empty cache, on the list of
 * real vehicles. Some cars come often and most of them rarely (Zipf's law). A person types make, model and engine,
 * takes the stored engine if there is one, and asks the service otherwise. Counts, no times.
 */
import type { Page } from '@playwright/test'
import { random } from '../../helpers/random.ts'
import type { Bench, Figures } from '../support/bench-types.ts'
import { serviceCatalogue } from '../support/filled-store.ts'
import type { DemoService } from '../support/product.ts'
import { engines, startConnected, type Path } from '../support/window-driver.ts'

/** Engines that come to the shop at all. */
const ENGINES = 5000
/** One in nine of the list of real vehicles has figures. */
const CATALOGUE = 46_000
const WEEKS = 4
/** Three people, twenty cars a day, six days. */
const FINDS_OF_WEEK = 360
/** Share of the k-th most frequent engine: 1/k. */
const EXPONENT = 1
/** A client without a store searches with each key from the second on, as the service's own page does. */
const LEAST_KEYS = 2

interface Car {
  readonly path: Path
  readonly query: string
}
interface Week {
  readonly finds: number
  readonly requests: number
  /** Engines that were stored when they were typed. */
  readonly stored: number
  /** Cars that the search of the service did not return. */
  readonly notFound: number
  readonly naiveRequests: number
}

async function carsOf(service: DemoService): Promise<Car[]> {
  const store = await service.catalogue()
  const paths = await engines(service, ENGINES, true)
  return paths.map((path) => {
    const [, manufacturer, model, , engine] = path.map(BigInt)
    const entries = [store.manufacturers.get(manufacturer!), store.models.get(model!), store.engines.get(engine!)]
    const names = entries.map((entry) => entry?.name)
    return { path, query: names.filter(Boolean).join(' ') }
  })
}

/** Numbers of engines by Zipf's law. */
function zipf(count: number, next: () => number): () => number {
  let sum = 0
  const upTo = Array.from({ length: count }, (_, i) => (sum += 1 / (i + 1) ** EXPONENT))
  return () => {
    const at = next() * sum
    return upTo.findIndex((end) => at < end)
  }
}

/** Types the car, asks the service when it is not stored, and opens its page. */
function find(page: Page, { path, query }: Car): Promise<'stored' | 'online' | 'not-found'> {
  return page.evaluate(
    async ([typed, wanted, hash]) => {
      const { search } = (window as any).dynodesk
      const has = (hits: unknown): boolean => JSON.stringify(hits).includes(`"${wanted}"`)
      const local = await search.desk({ query: typed, most: 24 })
      const isStored = local.ok && has(local.value)
      if (!isStored) {
        const online = await search.catalogue({ requestId: crypto.randomUUID(), query: typed })
        if (!online.ok) throw new Error(JSON.stringify(online.failure))
        if (!has(online.value.data)) return 'not-found'
      }
      // Chromium drops a navigation after 200 of them in ten seconds
      for (location.hash = hash!; location.hash !== hash; location.hash = hash!)
        await new Promise((resolve) => setTimeout(resolve, 100))
      const shown = `[data-testid="engine-page"][data-engine-id="${wanted}"]:not([aria-busy])`
      while (!document.querySelector(shown)) await new Promise(requestAnimationFrame)
      while (!document.querySelector('[data-testid="performance"]:not([data-value=""])'))
        await new Promise(requestAnimationFrame)
      return isStored ? 'stored' : 'online'
    },
    [query, path[4], `#/engine/${path.join('/')}`] as const
  )
}

async function week(page: Page, service: DemoService, next: () => Car): Promise<Week> {
  const before = service.log.count()
  const found = { stored: 0, online: 0, 'not-found': 0 }
  let naiveRequests = 0
  for (let i = 0; i < FINDS_OF_WEEK; i++) {
    const car = next()
    const outcome = await find(page, car)
    found[outcome]++
    // each key a search, then the record and its figures
    naiveRequests += car.query.length - LEAST_KEYS + 1 + (outcome === 'not-found' ? 0 : 2)
  }
  return {
    finds: found.stored + found.online,
    requests: service.log.count() - before,
    stored: found.stored,
    notFound: found['not-found'],
    naiveRequests
  }
}

export async function weeks(bench: Bench): Promise<Figures> {
  const service = await bench.product.startDemoService({
    resources: bench.resources,
    catalogue: () => Promise.resolve(serviceCatalogue(CATALOGUE)),
    switches: { limit: 1_000_000 }
  })
  try {
    const running = await startConnected(bench, service)
    try {
      const page = await running.page()
      await page.waitForSelector('[data-testid="connection"][data-state="online"]')
      await page.evaluate(async () => {
        const { settings } = (window as any).dynodesk
        // what two hours of work would take within the limit happens in a minute here
        await settings.set({ key: 'limits.vehicleDatabase.calls', value: 1_000_000 })
        await settings.set({ key: 'limits.callsPerSecond', value: 100 })
      })
      const cars = await carsOf(service)
      const { next } = random(14)
      const draw = zipf(cars.length, next)
      const taken: Week[] = []
      for (let n = 1; n <= WEEKS; n++) {
        bench.say(`week ${n} of ${WEEKS}`)
        taken.push(await week(page, service, () => cars[draw()]!))
      }
      const [first, last] = [taken[0]!, taken.at(-1)!]
      const perFind = ({ requests, finds }: Pick<Week, 'requests' | 'finds'>): number =>
        Number((requests / finds).toFixed(2))
      return {
        engines: cars.length,
        weeks: taken,
        requestsPerFind: perFind(last),
        firstWeekRequestsPerFind: perFind(first),
        naiveRequestsPerFind: perFind({ requests: first.naiveRequests, finds: first.finds })
      }
    } finally {
      await running.stop()
    }
  } finally {
    await service.close()
  }
}
