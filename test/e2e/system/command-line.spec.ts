/** Commands of other programs: to the running program, and without one (docs/command-line.md). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { groupHours } from '@shared/diagnostics/usage'
import { commandAnswer } from '../../contract/command-answer'
import { executable, root } from '../fixtures'
import { calls, expect, pathTo, standin, test } from '../support/test'

type Answer = v.InferOutput<typeof commandAnswer>

/** Starts the program with a command, as another program does. */
async function run(userData: string, ...words: string[]) {
  const child = spawn(
    executable,
    [
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      root,
      '--headless',
      // Playwright adds the switch to the window, where the stand-in ignores it
      ...(standin ? [] : ['--password-store=basic']),
      '--lang=en',
      `--user-data-dir=${userData}`,
      ...words
    ],
    { cwd: userData, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' }
  )
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr, code: code as number | null }
}
async function ask(userData: string, ...words: string[]): Promise<{ answer: Answer; code: number | null }> {
  const { stdout, code } = await run(userData, ...words, '--json')
  return { answer: v.parse(commandAnswer, JSON.parse(stdout)), code }
}

test('another program gets answers with and without an open window, and causes no request that it did not allow', async ({
  serve,
  at,
  profile
}) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service, { userDataDir: profile })
  const userData = profile
  for (const level of ['types', 'manufacturers', 'models', 'generations'] as const)
    await driver.choose(level, path[level])
  await driver.ready('engines')
  const before = calls(service).length

  const found = await ask(userData, 'search', 'corsale', '2.0', 'tdr', '150')
  expect(found).toMatchObject({ code: 0, answer: { ok: true, spent: 0 } })
  const hits = found.answer.ok && 'hits' in found.answer ? found.answer.hits : []
  expect(hits.map(({ path: place }) => place.engines)).toContain(path.engines)

  const missing = await ask(userData, 'engine', path.engines)
  expect(missing).toEqual({
    code: 3,
    answer: expect.objectContaining({ ok: false, spent: 0, error: { code: 'not-stored', calls: 2 } }) as unknown
  })
  expect(calls(service)).toHaveLength(before)
  const fetched = await ask(userData, 'engine', path.engines, '--may-spend', '2')
  expect(fetched).toMatchObject({
    code: 0,
    answer: { ok: true, spent: 2, engine: { engine: { id: path.engines, power: 150 }, loaded: 'detail performance' } }
  })
  expect(calls(service)).toHaveLength(before + 2)
  const [usage] = await driver.page.evaluate(() => window.dynodesk.health.usage())
  const counted = groupHours(usage?.hours ?? [], () => '')[0]?.calls
  expect([counted?.commands, counted?.packs]).toEqual([2, undefined])
  // the window is still there, and took none of it for a link
  await expect(driver.list('engines')).toHaveAttribute('data-state', 'ready')
  await driver.launched.close()

  // nobody is running: the answer comes from the same store, and the start ends by itself
  const alone = calls(service).length
  expect(await ask(userData, 'engine', path.engines)).toMatchObject({ code: 0, answer: { ok: true, spent: 0 } })
  const written = await run(userData, 'sheet', path.engines, '--pdf=offer.pdf', '--json', '--output=answer.json')
  expect(written).toMatchObject({ code: 0, stdout: '' })
  const sheet: unknown = JSON.parse(readFileSync(join(userData, 'answer.json'), 'utf8'))
  expect(v.parse(commandAnswer, sheet)).toMatchObject({ ok: true, sheet: { file: join(userData, 'offer.pdf') } })
  expect(readFileSync(join(userData, 'offer.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  expect(calls(service)).toHaveLength(alone)
  expect(await run(userData, 'engine', 'x')).toMatchObject({ code: 64, stdout: '' })
})

test('the end of the subscription and the role of sales also apply to a start without a window', async ({
  serve,
  at,
  profile
}) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service, { userDataDir: profile })
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  service.setSwitches({ subscription: { name: 'Vehicle Database', active: false } })
  await driver.go('#/settings#connection')
  await driver.page.getByTestId('connection-check').click()
  await driver.is('unauthorised')
  await driver.launched.close()
  await service.close()

  const managed = (settings: object): string => {
    const file = join(profile, 'fixed.json')
    writeFileSync(file, JSON.stringify(settings))
    return `--managed-settings=${file}`
  }
  const engine = ['engine', path.engines, '--generation', path.generations]
  const full = await ask(profile, ...engine)
  expect(full).toMatchObject({ code: 0, answer: { engine: { engine: { id: path.engines, power: 150 } } } })
  const toolsIn = ({ answer }: typeof full) => {
    const { ecu, read_tools } = (answer as unknown as { engine: { engine: { ecu: unknown; read_tools: unknown } } })
      .engine.engine
    return { ecu, read_tools }
  }
  expect(toolsIn(full)).toEqual({ ecu: expect.any(String) as unknown, read_tools: expect.any(Array) as unknown })
  const sales = managed({ 'roles.enabled': true, 'roles.start': 'sales' })
  expect(toolsIn(await ask(profile, ...engine, sales))).toEqual({ ecu: null, read_tools: null })
  const refused = await ask(profile, 'sheet', path.engines, '--pdf=offer.pdf', '--template=workshop', sales)
  expect(refused).toMatchObject({ code: 1, answer: { ok: false, error: { code: 'sheet' } } })

  const ended = managed({ 'policy.readAfterEnd': false })
  for (const command of [engine, ['search', 'corsale'], ['sheet', path.engines, '--pdf=offer.pdf']]) {
    const { answer, code } = await ask(profile, ...command, ended)
    expect([code, answer]).toMatchObject([4, { ok: false, error: { code: 'withheld', params: { reason: 'ended' } } }])
  }
})

test('a start without a window completes a restore that a kill has stopped', async ({ serve, at, profile }) => {
  const driver = await at(await serve(), { userDataDir: profile })
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  await driver.launched.close()
  // killed after the old file had been moved away
  const restore = join(profile, 'restore')
  mkdirSync(join(restore, 'new'), { recursive: true })
  renameSync(join(profile, 'profile.json'), join(restore, 'new', 'profile.json'))
  writeFileSync(join(restore, 'plan.json'), JSON.stringify({ items: ['profile.json'] }))
  expect(await ask(profile, 'search', 'arvenna')).toMatchObject({ code: 0, answer: { ok: true } })
  expect(existsSync(restore)).toBe(false)
})
