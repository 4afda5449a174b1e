/** Calls of a walk to a full engine page, counted at the service: the first time, and again in the same run. */
import type { Bench, Figures } from '../support/bench-types.ts'
import { engines, openColumns, startConnected, walk } from '../support/window-driver.ts'

const EXPECTED = { cold: 7, warm: 0 }

export async function calls(bench: Bench): Promise<Figures> {
  const service = await bench.product.startDemoService({ resources: bench.resources })
  try {
    const running = await startConnected(bench, service)
    try {
      const page = await running.page()
      const path = (await engines(service, 20))[10]!
      // the subscription check belongs to the start
      const count = (): number => service.log.count() - service.log.count('subscription')
      await walk(page, path)
      const cold = count()
      await openColumns(page, [])
      await walk(page, path)
      const warm = count() - cold
      return {
        coldWalkCalls: cold,
        warmWalkCalls: warm,
        subscriptionCalls: service.log.count('subscription'),
        pictures: service.log.count('media'),
        asExpected: cold === EXPECTED.cold && warm === EXPECTED.warm
      }
    } finally {
      await running.stop()
    }
  } finally {
    await service.close()
  }
}
