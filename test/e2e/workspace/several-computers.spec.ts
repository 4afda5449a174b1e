/** Two applications at one real Redis server on loopback. */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodingsOf } from '../support/encodings'
import { noServer, RedisServer } from '../../helpers/redis-server'
import { expect, pathTo, provisionOf, test, type AppDriver, type Fixtures } from '../support/test'
import { MAX_SHARED_BYTES } from '../../../src-main/services/pictures/shared-pictures'
import { root } from '../fixtures'
import type { Locator } from '@playwright/test'

test.skip(noServer, 'there is no Redis server on this machine')

const LOGIN = {
  workspacePassword: 'canary server word curlew',
  workspacePassphrase: 'canary five words dunlin whimbrel'
}
/** Calls that a computer may make without the server; 0 until its share is agreed. */
function shareOf(folder: string): number {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((one) => one.endsWith('.share'))
  return file === undefined ? 0 : (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { share: number }).share
}
const dot = ({ page }: AppDriver) => page.getByTestId('workspace')

test('two computers list each other, and work alone when the server is gone', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  await server.tell('ACL', 'SETUSER', 'shop', 'on', `>${LOGIN.workspacePassword}`, '~*', '&*', '+@all')
  const service = await serve()
  const start = (name: string): Promise<AppDriver> =>
    at(service, {
      userDataDir: join(profile, name),
      provision: { ...provisionOf(service), ...LOGIN },
      managedSettings: {
        'workspace.enabled': true,
        'workspace.url': server.address,
        'workspace.user': 'shop',
        'workspace.name': `Canary ${name}`
      }
    })
  try {
    const [one, two] = [await start('Bench'), await start('Office')]
    for (const desk of [one, two]) {
      await expect(dot(desk)).toHaveAttribute('data-state', 'joined')
      await expect(dot(desk)).toHaveAttribute('data-computers', '2')
      await expect(dot(desk)).toBeVisible()
    }
    await dot(one).click()
    await expect(one.page.getByTestId('workspace-computer')).toHaveText([
      /Canary Bench.*this computer/,
      /Canary Office/
    ])
    await one.page.getByTestId('workspace-server').locator('summary').click()
    await one.page.getByTestId('workspace-test').click()
    const step = (name: string) => one.page.locator(`[data-testid="workspace-step"][data-step="${name}"]`)
    await expect(step('write')).toHaveAttribute('data-outcome', 'ok')
    await expect(step('version')).toContainText(/(Redis|Valkey) \d/)

    const dump = await server.dump()
    for (const canary of [...Object.values(LOGIN), 'Canary Bench', provisionOf(service).apiKey])
      for (const [shape, bytes] of Object.entries(encodingsOf(canary)))
        expect([canary, shape, dump.includes(bytes)]).toEqual([canary, shape, false])

    for (const name of ['Bench', 'Office']) await expect.poll(() => shareOf(join(profile, name))).toBeGreaterThan(10)
    await server.stop()
    for (const desk of [one, two]) await expect(dot(desk)).toHaveAttribute('data-state', 'unreachable')
    await expect(one.page.getByTestId('workspace-panel')).toHaveAttribute('data-problem', 'port')
    await one.openEngine(await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150'))
    await expect(one.page.getByTestId('engine-page')).toBeVisible()

    for (const name of ['Bench', 'Office']) {
      const logs = join(profile, name, 'logs')
      const text = readdirSync(logs)
        .map((file) => readFileSync(join(logs, file), 'utf8'))
        .join('\n')
      expect(text).toContain('workspace.connected')
      for (const secret of Object.values(LOGIN)) expect(text).not.toContain(secret)
    }
  } finally {
    await server.stop()
  }
})

test('two computers share one limit, and a record costs one call', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  const service = await serve()
  const limit = 30
  const start = (name: string): Promise<AppDriver> =>
    at(service, {
      userDataDir: join(profile, name),
      provision: { ...provisionOf(service), workspacePassphrase: LOGIN.workspacePassphrase },
      managedSettings: {
        'workspace.enabled': true,
        'workspace.url': server.address,
        'workspace.name': name,
        'limits.vehicleDatabase.calls': limit,
        'limits.callsPerSecond': 100
      }
    })
  try {
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const [one, two] = [await start('Bench'), await start('Office')]
    for (const desk of [one, two]) await expect(dot(desk)).toHaveAttribute('data-computers', '2')
    await one.openEngine(path)
    const before = service.log.count()
    await two.openEngine(path)
    expect(service.log.count()).toBe(before)
    await expect(two.page.locator('footer')).toContainText('From Bench, fetched')
    await expect(two.budget).toHaveAttribute('data-used', String(before))

    const makers = (await service.catalogue()).manufacturersOf(1n).map(({ id }) => `${id}`)
    for (const [at, id] of makers.entries()) {
      const desk = at % 2 === 0 ? one : two
      if ((await desk.connection.getAttribute('data-state')) === 'limited') break
      await desk.openColumns('1', id)
    }
    expect(service.log.count()).toBeLessThanOrEqual(limit)
    expect(service.log.count()).toBeGreaterThan(limit / 2)
    const counts = async () =>
      Promise.all([one, two].map(async ({ budget }) => Number(await budget.getAttribute('data-used'))))
    await expect.poll(async () => new Set(await counts()).size, 'both show the calls of both').toBe(1)
    // a call that was cancelled on its way counts as well
    expect((await counts())[0]).toBeGreaterThanOrEqual(service.log.count())
    await expect(one.budget).toHaveAttribute('title', /all joined computers/)
    await dot(one).click()
    await expect(one.page.getByTestId('workspace-computer')).toHaveText([
      / [1-9]\d* requests?$/,
      / [1-9]\d* requests?$/
    ])
  } finally {
    await server.stop()
  }
})

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'
/** As a value of the server: version, nonce, tag, type and line break come along. */
const SEALED_BYTES = 1 + 12 + 16 + 'image/svg+xml\n'.length + DRAWING.length
const COUNT_OF_LENGTH = `local count = 0
for _, key in ipairs(redis.call('KEYS', '*')) do
  local isText = redis.call('TYPE', key).ok == 'string'
  if isText and redis.call('STRLEN', key) == tonumber(ARGV[1]) then count = count + 1 end
end
return count`

/** Replaces the pictures of the demo catalogue. The logo of Arvenna is too large to be shared. */
function resourcesWithDrawings(folder: string): string {
  cpSync(join(root, 'resources/demo'), folder, { recursive: true })
  const media = join(folder, 'media')
  const drawings = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))
  for (const name of drawings) {
    const isLarge = name.endsWith('arvenna.svg')
    // the first page shows icons of the types, perhaps before its computer has joined
    const isEarly = name.startsWith('types')
    writeFileSync(join(media, name), DRAWING + ' '.repeat(isLarge ? MAX_SHARED_BYTES : Number(isEarly)))
  }
  return folder
}

test('a computer shows the pictures of another one without requesting them', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  const service = await serve({ resources: resourcesWithDrawings(join(profile, 'resources')) })
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const start = (name: string): Promise<AppDriver> =>
    at(service, {
      userDataDir: join(profile, name),
      provision: { ...provisionOf(service), workspacePassphrase: LOGIN.workspacePassphrase },
      managedSettings: { 'workspace.enabled': true, 'workspace.url': server.address, 'workspace.name': name }
    })
  const look = async (desk: AppDriver): Promise<void> => {
    const isDrawn = (image: Locator) => expect(image).toHaveJSProperty('naturalWidth', 40)
    await desk.openColumns(path.types)
    await isDrawn(desk.item('manufacturers', path.manufacturers).getByTestId('level-picture').locator('img'))
    // the generation has the photo
    await desk.walk(path)
    await isDrawn(desk.enginePage.locator('.photo img'))
  }
  try {
    const one = await start('Bench')
    await expect(dot(one)).toHaveAttribute('data-state', 'joined')
    await look(one)
    const asked = () =>
      service.log.entries.flatMap(({ name, path: of }) => (name === 'media' && !of.includes('/types/') ? [of] : []))
    const isLarge = (of: string): boolean => of.endsWith('/logos/arvenna.svg')
    const small = () => asked().filter((of) => !isLarge(of))
    const shared = async () => Number(await server.tell('EVAL', COUNT_OF_LENGTH, '0', String(SEALED_BYTES)))
    for (const kind of ['/logos/', '/vehicles/']) await expect.poll(() => small().join()).toContain(kind)
    await expect.poll(async () => (await shared()) - small().length).toBe(0)
    const before = asked()

    const two = await start('Office')
    await expect(dot(two)).toHaveAttribute('data-computers', '2')
    await look(two)
    const again = asked()
      .slice(before.length)
      .filter((of) => before.includes(of))
    expect(again.filter(isLarge)).toEqual(before.filter(isLarge))
    // a picture waits less than a second for the server, which a busy machine may miss
    expect(again.length).toBeLessThan(before.length / 4)
  } finally {
    await server.stop()
  }
})

test('a person joins by address and passphrase, and leaves', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  const desk = await at(await serve())
  const { page } = desk
  const secret = page.locator('[data-testid="feed-secret"][data-name="workspace-passphrase"]')
  const enabled = desk.setting('workspace.enabled').getByRole('switch')
  try {
    await desk.launched.app.evaluate(({ dialog }) => {
      dialog.showMessageBox = (async () => ({ response: 0, checkboxChecked: false })) as typeof dialog.showMessageBox
    })
    await desk.go('#/settings#page-workspace')
    await page.getByTestId('workspace-start').click()
    await enabled.click()
    await expect(dot(desk)).toHaveAttribute('data-state', 'refused')
    await expect(page.getByTestId('workspace-panel')).toHaveAttribute('data-problem', 'no-address')
    await desk.setting('workspace.url').getByRole('textbox').fill(server.address)
    await desk.setting('workspace.url').getByRole('textbox').press('Enter')
    await expect(page.getByTestId('workspace-panel')).toHaveAttribute('data-problem', 'no-passphrase')
    await secret.getByRole('textbox').fill(LOGIN.workspacePassphrase)
    await secret.getByRole('textbox').press('Enter')
    await expect(dot(desk)).toHaveAttribute('data-state', 'joined')
    await expect(page.getByTestId('workspace-computer')).toHaveText([/^computer without a name/])
    await page.getByTestId('workspace-server').locator('summary').click()
    await secret.getByRole('button').first().click()
    await secret.getByRole('textbox').fill('another passphrase')
    await secret.getByRole('textbox').press('Enter')
    await expect(page.getByTestId('workspace-panel')).toHaveAttribute('data-problem', 'passphrase')
    await expect(dot(desk)).toHaveAttribute('data-state', 'refused')
    await page.getByTestId('workspace-leave').click()
    await expect(dot(desk)).toHaveAttribute('data-state', 'off')
    expect(await page.content()).not.toContain(LOGIN.workspacePassphrase)
  } finally {
    await server.stop()
  }
})

test('the workspace is invisible while it is off', async ({ serve, at }) => {
  const desk = await at(await serve())
  await expect(dot(desk)).toHaveAttribute('data-state', 'off')
  await expect(dot(desk)).toBeHidden()
})

/** Answers each question of the system with its first button; returns its texts. */
const answerDialogs = (desk: AppDriver) =>
  desk.launched.app.evaluate(({ dialog }) => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    dialog.showMessageBox = (async (...args: { message?: string }[]) => {
      shown.push(args.at(-1)?.message ?? '')
      return { response: 0, checkboxChecked: false }
    }) as typeof dialog.showMessageBox
  })

/** A joined computer and one that accepts its invitation. */
async function acceptInvitation(
  server: RedisServer,
  { serve, at, profile }: Pick<Fixtures, 'serve' | 'at'> & { profile: string },
  prepare: (folder: string) => void = () => {}
) {
  await server.tell('ACL', 'SETUSER', 'shop', 'on', `>${LOGIN.workspacePassword}`, '~*', '&*', '+@all')
  const service = await serve()
  const one = await at(service, {
    userDataDir: join(profile, 'Bench'),
    provision: { ...provisionOf(service), ...LOGIN },
    managedSettings: { 'workspace.enabled': true, 'workspace.url': server.address, 'workspace.user': 'shop' }
  })
  const two = await at(service, { userDataDir: join(profile, 'Office'), provision: provisionOf(service) })
  prepare(join(profile, 'Office'))
  await answerDialogs(one)
  await answerDialogs(two)
  await expect(dot(one)).toHaveAttribute('data-state', 'joined')
  await one.go('#/settings#page-workspace')
  await one.page.getByTestId('workspace-invite').click()
  const text = await one.page.getByTestId('workspace-invitation-text').getAttribute('data-text')
  await expect(one.page.getByTestId('workspace-invitation-text').locator('svg')).toBeVisible()
  const [message] = await one.launched.app.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)

  await two.go('#/settings#page-workspace')
  await two.page.getByTestId('workspace-join-text').fill(text ?? '')
  await two.page.getByTestId('workspace-join-code').fill(message?.split(': ')[1] ?? '')
  await two.page.getByTestId('workspace-join').click()
  return two
}

test('a computer joins by the invitation of another one', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  try {
    const two = await acceptInvitation(server, { serve, at, profile })
    await expect(dot(two)).toHaveAttribute('data-state', 'joined')
    await expect(dot(two)).toHaveAttribute('data-computers', '2')
  } finally {
    await server.stop()
  }
})

test('an invitation whose passphrase cannot be stored changes nothing', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  try {
    const two = await acceptInvitation(server, { serve, at, profile }, (folder) =>
      mkdirSync(join(folder, 'secrets', 'workspace-passphrase.sealed', 'in-the-way'), { recursive: true })
    )
    await expect(two.page.locator('[data-testid="notice"][data-code="invitation"]')).toBeVisible()
    await expect(dot(two)).toBeHidden()
    const settings = await two.page.evaluate(() => window.dynodesk.settings.all())
    expect(JSON.stringify(settings)).not.toContain(server.address)
  } finally {
    await server.stop()
  }
})
