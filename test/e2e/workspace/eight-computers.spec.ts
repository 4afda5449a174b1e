/**
 * Eight applications at one real server, with the user of the guide. They look up engines, write notes, keep favourites
 * and make sheets, while applications and the server are killed. `SHOP_SEED` changes the faults.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { random } from '../../helpers/random'
import { noServer, RedisServer } from '../../helpers/redis-server'
import { USER_PASSWORD, USER_RULES } from '../../main/workspace/guide-files'
import { encodingsOf } from '../support/encodings'
import { addFavourite, Computer, Faults, makeSheet, workOf, writeNote } from '../support/shop'
import {
  calls,
  expect,
  LEVELS,
  maxCallsWithin,
  provisionOf,
  test,
  type AppDriver,
  type Fixtures,
  type Path,
  type TestService
} from '../support/test'

test.skip(noServer, 'there is no server for workspaces on this machine')

const COMPUTERS = 8
const LIMIT = 160
const HOUR_MS = 3_600_000
const ROUNDS = 2
const SEED = Number(process.env['SHOP_SEED'] ?? 1)
const LOGIN = { workspacePassword: USER_PASSWORD, workspacePassphrase: 'canary five words dunlin whimbrel' }
const CUSTOMER = 'Canary customer sandpiper'
const NAME = 'Canary desk plover'
const NUMBER = /^[A-Z]{3}\d\d-\d{4}-.$/
const NOTE = 'canary note whinchat'
const noteOf = (name: string, what: string | number): string => `${NOTE}, ${what}, of ${name}`

/** What the applications have confirmed. */
interface Confirmed {
  /** The last text of each computer, by engine. */
  readonly notes: Map<string, string>
  readonly sheets: string[]
}

/** One engine of each make of cars, so many. */
async function enginesOf(service: TestService, count: number): Promise<readonly Path[]> {
  const store = await service.catalogue()
  const paths = store.manufacturersOf(1n).flatMap(({ id: maker }) => {
    const model = store.modelsOf(maker)[0]
    const generation = model && store.generationsOf(model.id)[0]
    const engine = generation && store.enginesOf(generation.id)[0]
    if (!engine) return []
    const [manufacturers, models] = [`${maker}`, `${model.id}`]
    return [{ types: '1', manufacturers, models, generations: `${generation.id}`, engines: `${engine.id}` }]
  })
  expect(paths.length).toBeGreaterThanOrEqual(count)
  return paths.slice(0, count)
}

async function startShop(
  service: TestService,
  server: RedisServer,
  { at, profile }: Pick<Fixtures, 'at'> & { profile: string }
): Promise<readonly Computer[]> {
  const computers: Computer[] = []
  for (let number = 0; number < COMPUTERS; number++) {
    const name = `${NAME} ${number}`
    const launch = async () => {
      const desk = await at(service, {
        userDataDir: join(profile, `desk-${number}`),
        provision: { ...provisionOf(service), ...LOGIN },
        managedSettings: {
          'workspace.enabled': true,
          'workspace.url': server.address,
          'workspace.user': 'shop',
          'workspace.name': name,
          'limits.vehicleDatabase.calls': LIMIT,
          'limits.callsPerSecond': 100
        }
      })
      // eight windows at once are slow
      desk.page.setDefaultTimeout(0)
      return desk
    }
    computers.push(new Computer(name, launch))
    // two at a time: Playwright's launcher waits half a minute
    await computers.at(-2)?.desk
  }
  for (const { desk } of computers) await isJoined(await desk)
  return computers
}

const isJoined = ({ page }: AppDriver) =>
  expect(page.getByTestId('workspace')).toHaveAttribute('data-computers', String(COMPUTERS))
const all = <T>(computers: readonly Computer[], work: (one: Computer, number: number) => Promise<T>) =>
  Promise.all(computers.map(work))

/** By hand in the window: a favourite, a note and a sheet of the computer's own engine. */
async function workInWindow(desk: AppDriver, name: string, path: Path, confirmed: Confirmed): Promise<void> {
  const { page } = desk
  await desk.openEngine(path)
  await page.getByTestId('favourite').click()
  await page.getByTestId('note').locator('summary').click()
  await page.getByTestId('note-text').fill(noteOf(name, 0))
  await page.getByTestId('note-text').blur()
  await expect(page.getByTestId('note').getByRole('status')).toContainText('Saved')
  confirmed.notes.set(path.engines, noteOf(name, 0))
  await desk.go(`#/sheet/${LEVELS.map((level) => path[level]).join('/')}`)
  await page.getByTestId('sheet-customer').fill(`${CUSTOMER} 0`)
  await page.getByTestId('sheet-make').click()
  await expect(page.getByTestId('sheet-number')).toHaveText(NUMBER)
  confirmed.sheets.push((await page.getByTestId('sheet-number').textContent()) ?? '')
}

/** The same through the bridge of the window, while faults happen. */
async function workThroughFaults(
  computers: readonly Computer[],
  paths: readonly Path[],
  faults: Faults,
  confirmed: Confirmed
): Promise<void> {
  const common = paths[COMPUTERS]!.engines
  await all(computers, async (one, number) => {
    const writeForAll = async (): Promise<void> => {
      expect(await one.do((desk) => writeNote(desk, common, noteOf(one.name, 'for all'), ''))).toBe(true)
      faults.step()
    }
    // half of them began to type before a note of the others came, and save later
    const isLate = number % 2 === 1
    if (!isLate) await writeForAll()
    const own = paths[number]!
    for (let round = 1; round <= ROUNDS; round++) {
      const seen = confirmed.notes.get(own.engines) ?? ''
      expect(await one.do((desk) => writeNote(desk, own.engines, noteOf(one.name, round), seen))).toBe(true)
      confirmed.notes.set(own.engines, noteOf(one.name, round))
      faults.step()
      const next = paths[(number + round) % paths.length]!
      expect(await one.do((desk) => addFavourite(desk, next))).toBe(true)
      faults.step()
      confirmed.sheets.push(await one.do((desk) => makeSheet(desk, next, `${CUSTOMER} ${round}`)))
      faults.step()
    }
    if (isLate) await writeForAll()
  })
  await faults.ended()
}

/** Two applications are killed, and the server is away for a while. */
function faultsOf(computers: readonly Computer[], server: RedisServer): Faults {
  const { int, pick } = random(SEED)
  const first = pick(computers)
  const second = pick(computers.filter((one) => one !== first))
  const away = int(38, 42)
  return new Faults([
    { after: int(6, 16), what: `${first.name} killed`, run: () => first.killAndRestart() },
    { after: int(22, 32), what: `${second.name} killed`, run: () => second.killAndRestart() },
    { after: away, what: 'server killed', run: () => server.stop() },
    { after: away + 6, what: 'server started', run: () => server.start() }
  ])
}

/** Nothing that an application has confirmed is missing on any computer. */
async function haveTheSameWork(
  computers: readonly Computer[],
  paths: readonly Path[],
  { notes, sheets }: Confirmed
): Promise<void> {
  const ids = [...notes.keys()]
  const common = {
    kind: 'notes',
    id: paths[COMPUTERS]!.engines,
    texts: computers.map(({ name }) => noteOf(name, 'for all')).sort()
  }
  const expected = {
    favourites: paths.map(({ engines }) => engines).sort(),
    notes: [...notes.values()],
    conflicts: [common],
    sheets: expect.arrayContaining(sheets)
  }
  const works = () => all(computers, async ({ desk }) => workOf(await desk, ids))
  await expect.poll(works, { timeout: 120_000 }).toEqual(computers.map(() => expected))
  const lists = async () => new Set((await works()).map((work) => work.sheets.join()))
  await expect.poll(async () => (await lists()).size, 'all list the same sheets').toBe(1)
  const listed = (await works())[0]!.sheets
  expect(new Set(listed).size, 'no number twice').toBe(listed.length)
  expect(sheets.filter((number) => !NUMBER.test(number))).toEqual([])
  expect(new Set(sheets).size, 'no number twice').toBe(sheets.length)
  // a person sees the versions of all
  const one = await computers[0]!.desk
  await one.openEngine(paths[COMPUTERS]!)
  await expect(one.page.getByTestId('work-version')).toHaveCount(COMPUTERS)
}

/** Each computer calls for other lists until the limit refuses one. */
async function callUntilRefused(service: TestService, computers: readonly Computer[]): Promise<void> {
  const store = await service.catalogue()
  const makers = [...store.types.keys()].flatMap((type) => store.manufacturersOf(type))
  const models = makers.flatMap(({ id }) => store.modelsOf(id))
  const wanted = [
    ...makers.map(({ id }) => ['models', `${id}`] as const),
    ...models.map(({ id }) => ['generations', `${id}`] as const)
  ]
  expect(wanted.length).toBeGreaterThan(LIMIT)
  await all(computers, async (one, number) => {
    const { page } = await one.desk
    const own = wanted.filter((_, at) => at % COMPUTERS === number)
    const refusal = await page.evaluate(async (lists) => {
      for (const [level, parentId] of lists) {
        const answer = await window.dynodesk.catalogue[level]({ parentId })
        if (!answer.ok) return answer.failure.code
      }
      return null
    }, own)
    expect(refusal).toBe('limit')
  })
}

/** Names and values on the server, its files, and its memory as a file. */
async function seenByServer(server: RedisServer, folder: string): Promise<Buffer> {
  const log = join(folder, 'appendonlydir')
  const files = readdirSync(log).map((file) => readFileSync(join(log, file)))
  return Buffer.concat([await server.dump(), await server.contents(), ...files])
}

test('eight applications lose no work and keep the limit, whatever is killed @long', async ({
  serve,
  at,
  profile
}, info) => {
  const alone = await serve()
  const service = await serve({ switches: { limit: LIMIT, reset: 'rolling', subscriptionLimited: true } })
  const paths = await enginesOf(service, COMPUTERS + 1)
  const single = await at(alone, { userDataDir: join(profile, 'single') })
  for (const path of paths) await single.openEngine(path)
  await single.launched.close()

  const folder = join(profile, 'server')
  await mkdir(folder)
  const server = await RedisServer.start(folder, ['appendonly yes', `user shop ${USER_RULES.join(' ')}`])
  const confirmed: Confirmed = { notes: new Map(), sheets: [] }
  try {
    const computers = await startShop(service, server, { at, profile })
    await all(computers, async (one, number) => {
      for (const from of paths.keys()) await (await one.desk).openEngine(paths[(number + from) % paths.length]!)
    })
    const [ofOne, ofEight] = [calls(alone).length, calls(service).length]
    info.annotations.push({ type: 'calls of one and of eight computers', description: `${ofOne}, ${ofEight}` })
    expect(ofEight).toBeLessThan((COMPUTERS * ofOne) / 2)

    await all(computers, async (one, number) => workInWindow(await one.desk, one.name, paths[number]!, confirmed))
    const faults = faultsOf(computers, server)
    await workThroughFaults(computers, paths, faults, confirmed)
    info.annotations.push({ type: 'faults', description: faults.done.join(', ') })
    for (const { desk } of computers) await isJoined(await desk)
    await haveTheSameWork(computers, paths, confirmed)

    await callUntilRefused(service, computers)
    info.annotations.push({ type: 'calls in an hour', description: String(calls(service).length) })
    expect(maxCallsWithin(calls(service), HOUR_MS)).toBeLessThanOrEqual(LIMIT)
    expect(calls(service).length).toBeGreaterThan(LIMIT / 2)
    expect(service.log.entries.filter(({ status }) => status === 429)).toEqual([])

    const seen = await seenByServer(server, folder)
    for (const canary of [...Object.values(LOGIN), service.key, NOTE, CUSTOMER, NAME])
      for (const [shape, bytes] of Object.entries(encodingsOf(canary)))
        expect([canary, shape, seen.includes(bytes)]).toEqual([canary, shape, false])
  } finally {
    await server.stop()
  }
})
