/** The diagnostics file contains no secrets or personal data in any encoding. */
import { createHmac } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodingsOf } from '../support/encodings'
import { expect, pathTo, test, type AppDriver } from '../support/test'

const KEY = 'canary/key+V4=petrel-moss'
const EVENT_SECRET = 'canary event secret 88 heron-fen'
const PLANTED = {
  key: KEY,
  eventSecret: EVENT_SECRET,
  password: 'canary broker word plover',
  workspacePassword: 'canary server word curlew',
  workspacePassphrase: 'canary five words dunlin whimbrel',
  workspaceServer: 'valkey.larkspur.example',
  workspaceUser: 'larkspur-valkey-user',
  workspaceName: 'Bench behind the door',
  person: 'Quillaria Zephyrine',
  plate: 'QX-ZP 7319',
  mail: 'quillaria@zephyrine.example',
  ticketText: 'the hatchback coughs at dusk',
  ticketNote: 'call back after lunch, wobbly',
  engineNote: 'owner wants quiet pipes',
  group: 'Tuesday regulars',
  shop: 'Larkspur Motorworks',
  street: '14 Thistledown Lane',
  search: 'corsale thistle query',
  deskName: 'Bench by the window',
  broker: 'broker.larkspur.example',
  brokerUser: 'larkspur-desk-user',
  topic: 'larkspur/yard/events',
  synonym: 'larksword',
  home: 'zephyrine-home-folder',
  damaged: 'osprey-in-a-damaged-line'
}

async function fromMenu(driver: AppDriver, folder: string): Promise<void> {
  await driver.launched.app.evaluate(({ dialog, Menu }, to) => {
    dialog.showSaveDialog = (async (_window: unknown, options: { defaultPath?: string }) => ({
      canceled: false,
      filePath: `${to}/${(options.defaultPath ?? '').split('/').at(-1)}`
    })) as unknown as typeof dialog.showSaveDialog
    Menu.getApplicationMenu()?.getMenuItemById('diagnosis')?.click()
  }, folder)
  await expect(driver.page.getByTestId('diagnosis-dialog')).toBeVisible()
}
/** Saves the file and returns its text. */
async function saved(driver: AppDriver, folder: string): Promise<string> {
  await driver.page.getByTestId('diagnosis-save').click()
  const told = driver.page.getByTestId('diagnosis-saved')
  await expect(told).toContainText(/dynodesk-diagnosis-\d{4}-\d{2}-\d{2}\.json/)
  return readFileSync(join(folder, /dynodesk-diagnosis-[\d-]+\.json/.exec((await told.textContent())!)![0]), 'utf8')
}
/** Shorter encodings would match by chance. */
const SHORTEST = 7
const found = (text: string): string[] =>
  Object.entries(PLANTED).flatMap(([name, planted]) =>
    Object.entries(encodingsOf(planted)).flatMap(([shape, bytes]) =>
      bytes.length >= SHORTEST && Buffer.from(text).includes(bytes) ? [`${name} ${shape}`] : []
    )
  )

test('the search for planted secrets finds them', () => {
  for (const planted of Object.values(PLANTED))
    for (const text of [
      planted,
      Buffer.from(planted).toString('base64'),
      Buffer.from(planted).toString('hex'),
      encodeURIComponent(planted)
    ])
      expect(found(`x ${text} y`), text).not.toEqual([])
})

test(
  'an installation full of secrets and personal data gives a file without any of them',
  { tag: '@long' },
  async ({ serve, at, profile }) => {
    const service = await serve({ key: KEY })
    const userDataDir = join(profile, PLANTED.home)
    mkdirSync(join(userDataDir, 'logs'), { recursive: true })
    // written before redaction existed
    writeFileSync(
      join(userDataDir, 'logs', 'dynodesk.log'),
      `${JSON.stringify({ time: new Date().toISOString(), level: 'error', event: 'feed.bug', details: { reason: PLANTED.damaged, [PLANTED.damaged]: 1, error: { name: PLANTED.person, message: KEY, stack: `${KEY}\n    at x (/home/${PLANTED.home}/out/main/index.js:1:2)` } } })}\n${PLANTED.damaged}\n`
    )
    const driver = await at(service, {
      userDataDir,
      provision: {
        baseUrl: service.baseUrl,
        apiKey: KEY,
        eventSecret: EVENT_SECRET,
        workspacePassword: PLANTED.workspacePassword,
        workspacePassphrase: PLANTED.workspacePassphrase
      },
      managedSettings: {
        'events.webhook.enabled': true,
        'events.deskName': PLANTED.deskName,
        'events.mqtt.address': `mqtts://${PLANTED.broker}:8883`,
        'events.mqtt.user': PLANTED.brokerUser,
        'events.mqtt.topics': [PLANTED.topic],
        'workspace.enabled': true,
        'workspace.url': `rediss://${PLANTED.workspaceServer}`,
        'workspace.user': PLANTED.workspaceUser,
        'workspace.name': PLANTED.workspaceName,
        'units.power': 'kW'
      }
    })
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await driver.walk(path)
    await driver.page.evaluate(
      async ({ planted, path }) => {
        const { desk: mine, search, sheets, feed } = (window as any).dynodesk
        const plain = {
          types: path.types,
          manufacturers: path.manufacturers,
          models: path.models,
          generations: path.generations,
          engines: path.engines
        }
        await search.synonyms() // as the editor does before it replaces them
        const answers = await Promise.all([
          mine.addFavourite({ path: plain, group: planted.group }),
          mine.setNote({ engineId: path.engines, text: planted.engineNote }),
          search.save({ query: planted.search, fuel: '' }),
          search.remember({ query: planted.search, fuel: '' }),
          search.setSynonyms({ groups: [[planted.synonym, 'vw']] }),
          sheets.setShop({ shop: { name: planted.shop, address: [planted.street, planted.mail], logo: null } })
        ])
        const bad = answers.filter((one: { ok: boolean }) => !one.ok)
        if (bad.length > 0) throw new Error(JSON.stringify(bad))
        await feed.setLogin({ name: 'mqtt-password', secret: planted.password })
      },
      { planted: PLANTED, path }
    )
    // one event with name and plate, one refused event
    const webhook = async () =>
      (await driver.page.evaluate(() => window.dynodesk.feed.sources())).find(({ id }) => id === 'webhook')!
    await expect.poll(async () => (await webhook()).state).toBe('listening')
    const body = JSON.stringify({
      id: 'T-1',
      subject: PLANTED.ticketText,
      status: 'answered',
      vehicle: { plate: PLANTED.plate },
      messages: [
        {
          text: `${PLANTED.ticketText} ${PLANTED.plate}`,
          display_name: PLANTED.person,
          email: PLANTED.mail,
          added: '2026-03-02T08:00:00+01:00'
        }
      ]
    })
    const post = async (secret: string): Promise<number> =>
      (
        await fetch((await webhook()).at!, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'x-tf-event': 'ticket_answered',
            'x-tf-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64')
          }
        })
      ).status
    expect([await post(EVENT_SECRET), await post(PLANTED.person)]).toEqual([200, 401])
    expect(
      await driver.page.evaluate(
        (text) => window.dynodesk.feed.note({ subject: { type: 'ticket', id: 'T-1' }, text }),
        PLANTED.ticketNote
      )
    ).toMatchObject({ ok: true })

    const spent = service.log.count()
    await fromMenu(driver, profile)
    await driver.page.getByTestId('diagnosis-show').click()
    const shown = (await driver.page.getByTestId('diagnosis-text').textContent())!
    const text = await saved(driver, profile)
    expect(text, 'what was shown is what is saved').toBe(shown)
    expect(found(`${text}\n${decodeURIComponent(text)}`)).toEqual([])
    expect(text).not.toMatch(/127\.0\.0\.1|\/home\/|\/tmp\//)
    expect(service.log.count(), 'calls for it').toBe(spent)

    const file = JSON.parse(text)
    expect(file).toMatchObject({
      format: 1,
      program: { language: { interface: 'en' } },
      connection: { state: 'online', address: { host: 'this machine' }, failure: null },
      secrets: { 'event-secret': expect.stringMatching(/^(sealed|session)$/) },
      settings: {
        managed: 10,
        changed: {
          'units.power': { value: 'kW', managed: true },
          'events.deskName': { value: 'set', managed: true },
          'events.mqtt.address': { value: { scheme: 'mqtts', host: 'public', port: true } },
          'events.mqtt.topics': { value: { entries: 1 } }
        }
      }
    })
    expect(file.timings.windowReadyMs).toBeGreaterThan(file.timings.systemReadyMs)
    expect(file.sources.find(({ id }: { id: string }) => id === 'webhook')).toMatchObject({
      state: 'listening',
      received: 1,
      refused: 1
    })
    const rows = Object.fromEntries(
      file.stores.map((store: { name: string; rows: object }) => [store.name.replace('-session', ''), store.rows])
    )
    expect(rows).toMatchObject({
      'person.db': { favourites: 1, notes: 1, saved_searches: 1 },
      'feed.db': { events: 1 }
    })
    expect(file.stores.map(({ sound, ours }: { sound: boolean; ours: boolean }) => [sound, ours])).toEqual(
      file.stores.map(() => [true, true])
    )
    expect(file.calls.vehicleDatabase.used).toBeGreaterThan(0)
    // the log stays useful: calls with results, and the redacted test line
    expect(file.log.filter(({ event }: { event: string }) => event === 'call').length).toBeGreaterThan(3)
    expect(file.log[0]).toMatchObject({
      event: 'feed.bug',
      details: { reason: '[text]', otherFields: 1, error: { name: '[text]', at: ['index.js:1:2'] } }
    })
    expect(file.logKept.unreadable).toBe(1)
  }
)

test('an installation without a connection and with an unreadable store reports both in the file', async ({
  fresh,
  profile
}) => {
  const userDataDir = join(profile, 'desk')
  mkdirSync(join(userDataDir, 'cache.db'), { recursive: true })
  const driver = await fresh({ userDataDir })
  await expect(driver.onboarding).toBeVisible()
  await fromMenu(driver, profile)
  const file = JSON.parse(await saved(driver, profile))
  expect(file.connection).toMatchObject({ state: 'no-key', address: null, keyKept: 'none' })
  expect(file.stores.find(({ name }: { name: string }) => name === 'cache.db')).toEqual({
    name: 'cache.db',
    failed: 'unavailable'
  })
  expect(file.displays.length).toBeGreaterThan(0)
  await driver.page.getByTestId('diagnosis-close').click()
  await expect(driver.onboarding).toBeVisible()
})

test('the settings open the dialog, and cancelling saves nothing', async ({ fresh }) => {
  const driver = await fresh()
  await driver.go('#/settings#health')
  await driver.page.getByTestId('diagnosis-open').click()
  await expect(driver.page.getByTestId('diagnosis-dialog')).toContainText('Excluded')
  await driver.page.getByTestId('diagnosis-save').click()
  await expect(driver.page.getByTestId('diagnosis-save')).not.toHaveAttribute('aria-busy', 'true')
  await expect(driver.page.getByTestId('diagnosis-saved')).toHaveCount(0)
  await expect(driver.notice()).toHaveCount(0)
})
