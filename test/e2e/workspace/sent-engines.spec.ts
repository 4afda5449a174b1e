/** An engine shown on another computer, and answers that are not shared. */
import { join } from 'node:path'
import { noServer, RedisServer } from '../../helpers/redis-server'
import { expect, pathTo, provisionOf, test, type AppDriver, type Fixtures, type TestService } from '../support/test'

test.skip(noServer, 'there is no Redis server on this machine')

/** Starts computers of one workspace by name. */
const starter =
  (at: Fixtures['at'], service: TestService, server: RedisServer, profile: string) =>
  (name: string, settings: Readonly<Record<string, unknown>> = {}): Promise<AppDriver> =>
    at(service, {
      userDataDir: join(profile, name),
      provision: { ...provisionOf(service), workspacePassphrase: 'canary five words dunlin whimbrel' },
      managedSettings: {
        'workspace.enabled': true,
        'workspace.url': server.address,
        'workspace.name': name,
        ...settings
      }
    })

test('a person shows an engine on the computer of the dyno room', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  const service = await serve()
  const start = starter(at, service, server, profile)
  try {
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const office = await start('Office')
    const dyno = await start('Dyno room', { 'workspace.share.answers': false })
    for (const { page } of [office, dyno])
      await expect(page.getByTestId('workspace')).toHaveAttribute('data-computers', '2')
    await office.openEngine(path)
    const send = async (): Promise<void> => {
      await office.page.getByTestId('engine-menu-open').click()
      await office.page.getByTestId('computers-open').press('ArrowRight')
      await office.page.getByTestId('computers-item').filter({ hasText: 'Dyno room' }).press('Enter')
      await expect(office.page.getByText('Sent to Dyno room')).toBeVisible()
    }

    await send()
    const banner = dyno.page.getByTestId('sent-engine')
    await expect(banner).toContainText(/Office sent an engine: .*2\.0 TDR 150/)
    await dyno.page.getByTestId('sent-engine-dismiss').click()
    await expect(banner).toHaveCount(0)

    await send()
    const calls = service.log.count()
    await dyno.page.getByTestId('sent-engine-open').click()
    await expect(dyno.enginePage).toBeVisible()
    await expect(dyno.enginePage).toContainText('2.0 TDR 150')
    await expect(banner).toHaveCount(0)
    expect(service.log.count(), 'answers are not shared with this computer').toBeGreaterThan(calls)
  } finally {
    await server.stop()
  }
})

test('the screen of a dyno room opens a sent engine by itself', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  const service = await serve()
  const start = starter(at, service, server, profile)
  try {
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const [office, dyno] = [await start('Office'), await start('Dyno room', { 'workspace.openSent': true })]
    await expect(office.page.getByTestId('workspace')).toHaveAttribute('data-computers', '2')
    await office.openEngine(path)
    await office.page.getByTestId('engine-menu-open').click()
    await office.page.getByTestId('computers-open').press('ArrowRight')
    await office.page.getByTestId('computers-item').press('Enter')
    await expect(dyno.enginePage).toContainText('2.0 TDR 150')
  } finally {
    await server.stop()
  }
})
