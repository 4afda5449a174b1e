/** From a project event to its vehicle: by engine id, also offline, or by a search for its name. */
import type { LaunchOptions } from '../fixtures'
import { browsing, AppDriver, expect, pathTo, provisionOf, test, type Path, type TestService } from '../support/test'
import type { PlainLaunch } from '../support/plain-launch'

const SETTINGS = {
  'events.webhook.enabled': true,
  'events.webhook.signature': 'none',
  'search.pauseMilliseconds': 10_000,
  'limits.callsPerSecond': 100
}
const options = (service: TestService | null): LaunchOptions => ({
  managedSettings: SETTINGS,
  ...(service ? { provision: provisionOf(service) } : {})
})

/** A project event as documented; null writes the vehicle as text only. */
const project = (id: number, name: string, at: Path | null): object => ({
  id,
  name,
  status: 'Finished',
  status_code: 2,
  updated: '2026-03-02T08:30:00+01:00',
  files: [{ id: 1, type: 'Stage 1', added: '2026-03-02T08:30:00+01:00' }],
  vehicle_data: at
    ? {
        producer_id: Number(at.manufacturers),
        model_id: Number(at.models),
        generation_id: Number(at.generations),
        engine_id: Number(at.engines)
      }
    : { engine_name: null }
})
async function tell(driver: AppDriver<PlainLaunch>, body: object): Promise<void> {
  const at = () =>
    driver.page.evaluate(
      async () => (await window.dynodesk.feed.sources()).find(({ id }) => id === 'webhook')?.at ?? null
    )
  await expect.poll(at).not.toBeNull()
  const answer = await fetch((await at())!, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-tf-event': 'project_update' }
  })
  expect(answer.status).toBe(200)
}
/** Opens the feed at this project. */
async function choose(driver: AppDriver<PlainLaunch>, id: number): Promise<void> {
  await driver.page.getByTestId('nav-feed').click()
  await driver.page.locator(`[data-subject="project"][data-subject-id="${id}"]`).first().click()
  await expect(driver.page.getByTestId('feed-detail')).toContainText(`Project ${id}`)
}

test(
  'a finished project opens its engine from stored records while the service is gone; one without ids is searched by name',
  { tag: '@long' },
  async ({ serve, plain }) => {
    const service = await serve()
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const first = await plain(options(service))
    await first.is('online')
    await first.walk(path)
    await tell(first, project(77, 'Car of Monday', path))
    const asked = browsing(service).length
    await choose(first, 77)
    await first.page.getByTestId('feed-engine').click()
    await first.onEngine(path.engines)
    expect(browsing(service)).toHaveLength(asked)
    await first.launched.kill()
    await service.close()

    const second = await plain(options(null))
    await second.is('offline')
    await choose(second, 77)
    await expect(second.page.getByTestId('feed-engine')).toHaveAttribute('data-engine-id', path.engines)
    await second.page.getByTestId('feed-engine').click()
    await second.onEngine(path.engines)
    await expect(second.stage(1)).toBeVisible()
    expect(new URL(second.page.url()).hash).toBe(
      `#/engine/${path.types}/${path.manufacturers}/${path.models}/${path.generations}/${path.engines}`
    )
    await expect(second.crumb('models')).toHaveAttribute('data-id', path.models)

    // a new event without ids
    await tell(second, project(78, 'Corsale II 2.0 TDR', null))
    await choose(second, 78)
    await expect(second.page.getByTestId('feed-engine')).toHaveCount(0)
    await second.page.getByTestId('feed-search').click()
    await expect(second.searchInput).toHaveValue('Corsale II 2.0 TDR')
    await expect(second.results.first()).toHaveAttribute('data-source', 'desk')
  }
)
