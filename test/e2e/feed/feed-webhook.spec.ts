import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SourceEntry } from '../../../src-main/contract/channels/feed'
import { expect, test } from '../fixtures.ts'

const SECRET = 'a shared secret of the account'
const WEBHOOK = { 'events.webhook.enabled': true }
const sources = (page: Page): Promise<readonly SourceEntry[]> => page.evaluate(() => window.dynodesk.feed.sources())
async function receiver(page: Page): Promise<URL> {
  await expect.poll(async () => (await sources(page)).find(({ id }) => id === 'webhook')?.state).toBe('listening')
  return new URL((await sources(page)).find(({ id }) => id === 'webhook')!.at!)
}
function post(
  to: URL,
  body: string | Buffer,
  { secret = SECRET, agent }: { secret?: string; agent?: Agent } = {}
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-tf-event': 'ticket_answered',
      'x-tf-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64')
    }
    const call = request(
      to,
      { method: 'POST', headers, ...(agent ? { agent } : {}) },
      (response) => void response.resume().on('end', () => resolve(response.statusCode!))
    )
    call.on('error', reject)
    call.end(body)
  })
}
const ticket = (n: number): string =>
  JSON.stringify({
    id: `T-${n}`,
    subject: 'Read error',
    status: 'answered',
    updated: '2026-03-02T08:00:00+01:00',
    messages: [{ text: 'Private Words', display_name: 'Customer Name', added: '2026-03-02T08:00:00+01:00' }]
  })

test('a signed event of this computer is in the feed, and its text is in no log', async ({ launchApp }) => {
  const { page, userData } = await launchApp({ managedSettings: WEBHOOK, provision: { eventSecret: SECRET } })
  const to = await receiver(page)
  expect(to.hostname).toBe('127.0.0.1')
  expect(await post(to, ticket(1))).toBe(200)
  expect(await post(to, ticket(1))).toBe(200)
  expect(await post(to, ticket(2), { secret: 'another' })).toBe(401)
  const found = await page.evaluate(() => window.dynodesk.feed.page({ filter: {}, limit: 10 }))
  expect(found.ok && found.value.items).toMatchObject([
    {
      kind: 'ticket_answered',
      subject: { type: 'ticket', id: 'T-1' },
      status: { word: 'answered' },
      copies: 1,
      trust: 'signed',
      title: 'Read error'
    }
  ])
  const logs = readdirSync(join(userData, 'logs'))
    .map((file) => readFileSync(join(userData, 'logs', file), 'utf8'))
    .join('\n')
  expect(logs).not.toMatch(/Private Words|Customer Name|shared secret/)
})

test('a signed body that is not JSON, or not text, is in the feed as received', async ({ launchApp }) => {
  const { page } = await launchApp({ managedSettings: WEBHOOK, provision: { eventSecret: SECRET } })
  const to = await receiver(page)
  expect(await post(to, 'hello <b>you</b>')).toBe(200)
  expect(await post(to, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]))).toBe(200)
  await page.evaluate(() => (location.hash = '#/feed'))
  const items = page.getByTestId('feed-item')
  await expect(items).toHaveCount(2)
  await items.first().click()
  await expect(page.getByTestId('feed-body-note')).toContainText('Not valid UTF-8')
  await expect(page.getByTestId('feed-hex')).toHaveText('0000  89 50 4e 47 ff 00       .PNG..')
  await items.last().click()
  await expect(page.getByTestId('feed-body-note')).toHaveText('Not JSON. Shown as received.')
  await expect(page.getByTestId('feed-text')).toHaveText('hello <b>you</b>')
})

test('the receiver listens only when switched on, and accepts unsigned events only with the administrator’s setting', async ({
  launchApp
}) => {
  const { page } = await launchApp({})
  expect((await sources(page)).map(({ id, state }) => [id, state])).toEqual([
    ['webhook', 'off'],
    ['mqtt', 'off'],
    ['relay', 'off'],
    ['polling', 'off'],
    ['folder', 'off'],
    ['workspace', 'off'],
    ['replay', 'off'],
    ['demo', 'off']
  ])
  const second = await launchApp({ managedSettings: WEBHOOK })
  await expect
    .poll(async () => (await sources(second.page))[0])
    .toMatchObject({ state: 'failing', problem: { code: 'no-secret' } })
})

test('a burst of 2000 events a second is stored completely while the window keeps responding', async ({
  launchApp
}) => {
  // the limit is above the burst, so that retention deletes nothing
  const { page } = await launchApp({
    managedSettings: { ...WEBHOOK, 'events.keepEvents': 1_000_000 },
    provision: { eventSecret: SECRET }
  })
  const to = await receiver(page)
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const seconds = Number(process.env['FEED_BURST_SECONDS'] ?? 1)
  const total = 2000 * seconds
  const started = Date.now()
  const answers: Promise<number>[] = []
  for (let second = 0; second < seconds; second++) {
    for (let n = 0; n < 2000; n++) answers.push(post(to, ticket(second * 2000 + n), { agent }))
    await page.evaluate(() => window.dynodesk.feed.unread())
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + (second + 1) * 1000 - Date.now())))
  }
  const statuses = await Promise.all(answers)
  agent.destroy()
  test.info().annotations.push({ type: 'burst', description: `${total} events in ${Date.now() - started} ms` })
  console.log(`${total} events in ${Date.now() - started} ms`)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  const counts = await page.evaluate(() => window.dynodesk.feed.counts({ filter: { kinds: ['ticket_answered'] } }))
  expect(counts.ok && counts.value.total).toBe(total)
})
