/** Two applications that share events and claims at one real Redis server on loopback. */
import { join } from 'node:path'
import { encodingsOf } from '../support/encodings'
import { noServer, RedisServer } from '../../helpers/redis-server'
import { expect, pathTo, provisionOf, test, type AppDriver } from '../support/test'

test.skip(noServer, 'there is no Redis server on this machine')
// the receiver is replaced after nine seconds
test.slow()

const ticket = (id: string): string =>
  JSON.stringify({ id, subject: `Canary godwit ${id}`, status: 'open', updated: '2026-03-02T08:00:00+01:00' })
const webhook = ({ page }: AppDriver) => page.locator('[data-testid="feed-source"][data-source="webhook"]')
const row = ({ page }: AppDriver, id: string) => page.getByTestId('feed-item').filter({ hasText: `Ticket ${id}` })
const claimedBy = ({ page }: AppDriver) => page.getByTestId('feed-claimed-by')

async function post({ page }: AppDriver, id: string): Promise<number> {
  const at = await page.evaluate(
    async () => (await window.dynodesk.feed.sources()).find((one) => one.id === 'webhook')?.at ?? ''
  )
  const headers = { 'content-type': 'application/json', 'x-tf-event': 'ticket_opened' }
  return (await fetch(at, { method: 'POST', headers, body: ticket(id) })).status
}

test('one computer receives for all, claims appear at once, and another one takes over', async ({
  serve,
  at,
  profile
}, info) => {
  const server = await RedisServer.start(profile)
  const service = await serve()
  const start = (name: string): Promise<AppDriver> =>
    at(service, {
      userDataDir: join(profile, name),
      provision: { ...provisionOf(service), workspacePassphrase: 'canary five words dunlin whimbrel' },
      managedSettings: {
        'workspace.enabled': true,
        'workspace.url': server.address,
        'workspace.name': `Canary ${name}`,
        'events.webhook.enabled': true,
        'events.webhook.signature': 'none'
      }
    })
  try {
    const anna = await start('Anna')
    await anna.go('#/feed')
    await expect(webhook(anna)).toHaveAttribute('data-state', 'listening')
    const ben = await start('Ben')
    await ben.go('#/feed')
    await expect(webhook(ben)).toHaveAttribute('data-state', 'waiting')
    await expect(webhook(ben)).toHaveAttribute('title', /Canary Anna/)

    expect(await post(anna, 'T-1')).toBe(200)
    for (const desk of [anna, ben]) {
      await expect(row(desk, 'T-1')).toHaveCount(1)
      await row(desk, 'T-1').click()
    }
    await expect(ben.page.getByTestId('also-open')).toHaveText('Also open: Canary Anna')
    await anna.page.getByTestId('feed-claim').click()
    const clickedAt = Date.now()
    await expect(claimedBy(ben)).toContainText('Canary Anna is on it')
    info.annotations.push({ type: 'claim seen elsewhere after ms', description: String(Date.now() - clickedAt) })
    await expect(row(ben, 'T-1')).toContainText('Canary Anna is on it')
    await expect(ben.page.getByTestId('feed-claim')).toHaveText('Take over')
    await ben.page.getByTestId('feed-claim').click()
    await expect(claimedBy(anna)).toContainText('Canary Ben is on it')
    await ben.page.getByTestId('feed-claim').click()
    await expect(claimedBy(anna)).toHaveCount(0)
    await anna.page.getByTestId('feed-claim').click()
    await expect(claimedBy(ben)).toContainText('Canary Anna is on it')

    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    for (const desk of [anna, ben]) await desk.openEngine(path)
    await expect(anna.page.getByTestId('also-open')).toHaveText('Also open: Canary Ben')
    await ben.go('#/feed')
    await expect(anna.page.getByTestId('also-open')).toHaveCount(0)

    const dump = await server.dump()
    for (const canary of ['Canary godwit', 'Canary Anna'])
      for (const [shape, bytes] of Object.entries(encodingsOf(canary)))
        expect([canary, shape, dump.includes(bytes)]).toEqual([canary, shape, false])

    anna.launched.app.process().kill('SIGKILL')
    await expect(webhook(ben)).toHaveAttribute('data-state', 'listening', { timeout: 60_000 })
    expect(await post(ben, 'T-2')).toBe(200)
    await expect(row(ben, 'T-2')).toHaveCount(1)
    await expect(row(ben, 'T-1')).toContainText('Canary Anna is on it')
    await expect(ben.page.getByTestId('feed-list')).toContainText('events may be missing')

    await server.stop()
    await row(ben, 'T-2').click()
    await expect(ben.page.getByText('The shared server is not reachable.')).toBeVisible()
    await ben.page.getByTestId('feed-claim').click()
    await expect(claimedBy(ben)).toContainText('Canary Ben is on it')
  } finally {
    await server.stop()
  }
})
