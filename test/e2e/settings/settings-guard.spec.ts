/** A compromised page cannot change guarded settings: main asks in its own dialog with "no" as default. */
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

interface Box {
  readonly type: string
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  readonly defaultId: number
  readonly cancelId: number
}

/** Answers every dialog with this button index. */
const answer = (app: ElectronApplication, response: number): Promise<void> =>
  app.evaluate(({ dialog }, given) => {
    const kept = globalThis as unknown as { boxes?: unknown[] }
    kept.boxes ??= []
    dialog.showMessageBox = (async (...args: unknown[]) => {
      kept.boxes!.push(args.at(-1))
      return { response: given, checkboxChecked: false }
    }) as typeof dialog.showMessageBox
  }, response)
const boxes = (app: ElectronApplication): Promise<readonly Box[]> =>
  app.evaluate(() => (globalThis as unknown as { boxes?: Box[] }).boxes ?? [])
const set = (page: Page, key: string, value: unknown) =>
  page.evaluate((change) => window.dynodesk.settings.set(change as { key: string; value: unknown }), { key, value })
const valueOf = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(async (name) => (await window.dynodesk.settings.all()).find((one) => one.key === name)?.value, key)

const WEAKER = [
  ['events.webhook.signature', 'none', 'hmac-sha256-base64'],
  ['events.webhook.host', '0.0.0.0', '127.0.0.1'],
  ['events.webhook.hostNames', ['evil.example'], []],
  ['events.mqtt.address', 'mqtts://evil.example', ''],
  ['events.relay.address', 'https://evil.example/', ''],
  ['workspace.url', 'rediss://evil.example', ''],
  ['events.folder.taken', 'delete', 'keep'],
  ['events.withoutKeyStore', 'open', 'session']
] as const

test('the window cannot weaken a setting unless a person agrees in a system dialog', async ({ launchApp }) => {
  const { app, page } = await launchApp({})
  await answer(app, 1)
  for (const [key, next, now] of WEAKER) {
    const outcome = await set(page, key, next)
    expect(outcome, key).toMatchObject({ ok: false, failure: { params: { key, reason: 'declined' } } })
    expect(await valueOf(page, key)).toEqual(now)
  }
  for (const key of [
    'events.mqtt.certificateFile',
    'events.mqtt.keyFile',
    'events.mqtt.authorityFile',
    'workspace.authorityFile'
  ]) {
    const outcome = await set(page, key, '/tmp/evil.pem')
    expect(outcome, key).toMatchObject({ ok: false, failure: { params: { reason: 'chosen' } } })
  }
  const shown = await boxes(app)
  expect(shown).toHaveLength(WEAKER.length)
  for (const { type, buttons, defaultId, cancelId, detail } of shown) {
    expect([type, buttons, defaultId, cancelId]).toEqual(['warning', ['Allow', 'Cancel'], 1, 1])
    expect(detail).toContain('Choose Cancel unless you have just changed this setting yourself.')
  }
  expect(shown[1]?.detail).toContain('0.0.0.0')

  await answer(app, 0)
  for (const [key, next] of WEAKER) {
    expect(await set(page, key, next), key).toMatchObject({ ok: true })
    expect(await valueOf(page, key)).toEqual(next)
  }
  expect(await boxes(app)).toHaveLength(2 * WEAKER.length)
  for (const [key, , now] of WEAKER) expect(await set(page, key, now), key).toMatchObject({ ok: true })
  expect(await boxes(app)).toHaveLength(2 * WEAKER.length)
})

test('the settings screen reports a declined change; a managed setting causes no question', async ({ launchApp }) => {
  const { app, page } = await launchApp({ managedSettings: { 'events.webhook.host': '0.0.0.0' } })
  await answer(app, 1)
  await page.evaluate(() => (location.hash = '#/settings#setting-events.relay.address'))
  const row = page.locator('[data-testid="setting"][data-key="events.relay.address"]')
  await row.getByRole('textbox').fill('https://relay.example/stream')
  await row.getByRole('textbox').press('Enter')
  await expect(row).toContainText('You chose Cancel: nothing was changed.')
  expect(await boxes(app)).toMatchObject([{ message: 'Receive events from this address?' }])
  const managed = await set(page, 'events.webhook.host', '127.0.0.1')
  expect(managed).toMatchObject({ ok: false, failure: { code: 'setting-managed' } })
  expect(await boxes(app)).toHaveLength(1)
})
