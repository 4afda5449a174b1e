import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, standin, test, type Launched } from '../fixtures.ts'

const SECRET = 'a shared secret of the account'
const SETTINGS = { 'events.webhook.enabled': true }

async function receiver(page: Page): Promise<string> {
  const at = () =>
    page.evaluate(async () => (await window.dynodesk.feed.sources()).find(({ id }) => id === 'webhook')?.at ?? null)
  await expect.poll(at).not.toBeNull()
  return (await at())!
}
async function send(to: string, kind: string, body: object): Promise<number> {
  const text = JSON.stringify(body)
  const answer = await fetch(to, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-tf-event': kind,
      'x-tf-hmac-sha256': createHmac('sha256', SECRET).update(text).digest('base64')
    }
  })
  return answer.status
}
const ticket = (n: number, words: string) => ({
  id: 4711,
  subject: 'Planted Subject',
  messages: [{ id: n, text: words, display_name: 'Planted Name', added: '2026-03-02T08:00:00+01:00' }]
})
/** Calls of one kind that the stand-in recorded. */
const noted = (app: Launched, what: string): Promise<unknown[]> =>
  app.app.evaluate(
    (_electron, name) =>
      ((globalThis as unknown as { standinJournal?: { what: string; detail: unknown }[] }).standinJournal ?? [])
        .filter((one) => one.what === name)
        .map((one) => one.detail),
    what
  )

test('a click on a notification opens its ticket when the program has no window', async ({ launchApp }) => {
  test.skip(!standin, 'a real desktop does not tell what it shows')
  const { app, page } = await launchApp({
    managedSettings: { ...SETTINGS, 'appearance.tray': true },
    provision: { eventSecret: SECRET }
  })
  const to = await receiver(page)
  await page.close()
  expect(await send(to, 'ticket_answered', ticket(1, 'Planted Message'))).toBe(200)
  const opened = app.waitForEvent('window')
  await expect
    .poll(() =>
      app.evaluate(({ Notification }) => {
        const shown = (Notification as unknown as { _shown: { _click(): void }[] })._shown
        shown[0]?._click()
        return shown.length
      })
    )
    .toBe(1)
  await expect(await opened).toHaveURL(/#\/feed\/ticket\/4711$/)
})

test(
  'a reply is one notification without its text, its click shows the ticket, the badge equals the list, and nothing is readable on disk',
  { tag: '@long' },
  async ({ launchApp }) => {
    test.skip(!standin, 'a real desktop does not tell what it shows')
    const app = await launchApp({ managedSettings: SETTINGS, provision: { eventSecret: SECRET } })
    const to = await receiver(app.page)
    expect(await send(to, 'message_created', ticket(1, 'Planted Message'))).toBe(200)
    expect(await send(to, 'ticket_answered', ticket(1, 'Planted Message'))).toBe(200)
    await expect
      .poll(() => noted(app, 'notification'))
      .toEqual([
        { title: 'Ticket answered · 4711', body: '2 events', silent: false, groupId: 'ticket', groupTitle: 'Tickets' }
      ])
    await expect.poll(async () => (await noted(app, 'badge')).at(-1)).toBe(1)
    expect(await app.page.evaluate(() => window.dynodesk.feed.unread())).toEqual({ ok: true, value: 1 })
    const opened = app.page.evaluate(() => new Promise((resolve) => window.dynodesk.feed.onOpen(resolve)))
    await app.app.evaluate(({ Notification }) =>
      (Notification as unknown as { _shown: { _click(): void }[] })._shown[0]?._click()
    )
    expect(await opened).toEqual({ subject: { type: 'ticket', id: '4711' } })
    await app.page.evaluate(() =>
      window.dynodesk.feed.markRead({ which: { subject: { type: 'ticket', id: '4711' } }, read: true })
    )
    await expect.poll(async () => (await noted(app, 'badge')).at(-1)).toBe(0)

    const files = readdirSync(app.userData).filter((name) => name.startsWith('feed'))
    expect(files.some((name) => name.endsWith('.db'))).toBe(true)
    for (const name of files)
      for (const words of ['Planted', 'ticket_answered'])
        expect(readFileSync(join(app.userData, name)).includes(words), `${words} in ${name}`).toBe(false)
  }
)

test('a notification leaves the notification centre when its event is read', async ({ launchApp }) => {
  test.skip(!standin, 'a real desktop does not tell what it shows')
  const app = await launchApp({ managedSettings: SETTINGS, provision: { eventSecret: SECRET } })
  const to = await receiver(app.page)
  const waiting = (): Promise<string[]> =>
    app.app.evaluate(({ Notification }) =>
      [...(Notification as unknown as { _centre: Map<string, { groupId: string }> })._centre.values()].map(
        ({ groupId }) => groupId
      )
    )
  expect(await send(to, 'ticket_answered', ticket(1, 'words'))).toBe(200)
  expect(await send(to, 'project_create', { ...ticket(1, 'words'), id: 4712 })).toBe(200)
  await expect.poll(waiting).toEqual(['ticket', 'project'])
  await app.page.evaluate(() =>
    window.dynodesk.feed.markRead({ which: { subject: { type: 'ticket', id: '4711' } }, read: true })
  )
  await expect.poll(waiting).toEqual(['project'])
})

test('a notification has the language of the window at that moment', { tag: '@long' }, async ({ launchApp }) => {
  test.skip(!standin, 'a real desktop does not tell what it shows')
  const app = await launchApp({ managedSettings: SETTINGS, provision: { eventSecret: SECRET } })
  const to = await receiver(app.page)
  for (const [language, kind, id] of [
    ['ru', 'ticket_closed', 4711],
    ['zh-hant', 'project_create', 4712]
  ] as const) {
    expect(
      await app.page.evaluate((value) => window.dynodesk.settings.set({ key: 'language.interface', value }), language)
    ).toMatchObject({ ok: true })
    expect(await send(to, kind, { ...ticket(1, 'words'), id })).toBe(200)
    await expect
      .poll(async () => (await noted(app, 'notification')).at(-1))
      .toMatchObject({ title: language === 'ru' ? 'Тикет закрыт · 4711' : '專案已建立 · 4712' })
  }
})
