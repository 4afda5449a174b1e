/** Two applications at one real Redis server share favourites, notes and made sheets. */
import { join } from 'node:path'
import { encodingsOf } from '../support/encodings'
import { noServer, RedisServer } from '../../helpers/redis-server'
import { expect, pathTo, provisionOf, test, type AppDriver } from '../support/test'

test.skip(noServer, 'there is no Redis server on this machine')

const PASSPHRASE = 'canary five words dunlin whimbrel'
const NOTE = 'canary note: pays on Friday'
const noteBox = ({ page }: AppDriver) => page.getByTestId('note-text')
const dot = ({ page }: AppDriver) => page.getByTestId('workspace')

async function writeNote(desk: AppDriver, text: string): Promise<void> {
  if (!(await noteBox(desk).isVisible())) await desk.page.getByTestId('note').locator('summary').click()
  await noteBox(desk).fill(text)
  await noteBox(desk).blur()
}

test('a favourite, a note and a made sheet of one computer are on the other', async ({ serve, at, profile }) => {
  const server = await RedisServer.start(profile)
  const service = await serve()
  const start = (name: string): Promise<AppDriver> =>
    at(service, {
      userDataDir: join(profile, name),
      provision: { ...provisionOf(service), workspacePassphrase: PASSPHRASE },
      managedSettings: { 'workspace.enabled': true, 'workspace.url': server.address, 'workspace.name': name }
    })
  try {
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const [one, two] = [await start('Bench'), await start('Office')]
    for (const desk of [one, two]) {
      await expect(dot(desk)).toHaveAttribute('data-computers', '2')
      await desk.openEngine(path)
    }
    await one.page.getByTestId('favourite').click()
    await writeNote(one, NOTE)
    await expect(noteBox(two)).toHaveValue(NOTE)
    await expect(two.page.getByTestId('favourite')).toHaveAttribute('aria-pressed', 'true')
    await expect(two.page.getByTestId('note').getByTestId('shared-work')).toBeVisible()

    await one.go(
      `#/sheet/${['types', 'manufacturers', 'models', 'generations', 'engines'].map((level) => path[level as keyof typeof path]).join('/')}`
    )
    await one.page.getByTestId('sheet-make').click()
    const number = (await one.page.getByTestId('sheet-number').textContent()) ?? ''
    await two.go('#/sheets')
    await expect(two.page.locator(`[data-testid="made-sheet"][data-number="${number}"]`)).toBeVisible()
    await two.go(`#/sheets?number=${number}`)
    await expect(two.page.getByTestId('sheet-detail')).toHaveAttribute('data-original', 'false')

    const dump = await server.dump()
    for (const canary of [NOTE, number])
      for (const [shape, bytes] of Object.entries(encodingsOf(canary)))
        expect([canary, shape, dump.includes(bytes)]).toEqual([canary, shape, false])

    // without the server both change the note
    for (const desk of [one, two]) await desk.openEngine(path)
    await expect(noteBox(two)).toHaveValue(NOTE)
    await server.stop()
    for (const desk of [one, two]) await expect(dot(desk)).toHaveAttribute('data-state', 'unreachable')
    await writeNote(one, 'text of the bench')
    await writeNote(two, 'text of the office')
    await server.start()
    for (const desk of [one, two]) await expect(desk.page.getByTestId('work-version')).toHaveCount(2)
    await expect(noteBox(one)).toHaveValue('text of the bench')
    await expect(noteBox(two)).toHaveValue('text of the office')
    await one.page.getByTestId('work-keep-both').click()
    await expect(noteBox(two)).toHaveValue('text of the bench\n\ntext of the office')
    for (const desk of [one, two]) await expect(desk.page.getByTestId('work-conflict')).toHaveCount(0)

    await one.setSetting('workspace.share.notes', false)
    await expect(one.page.getByTestId('note').getByTestId('shared-work')).toHaveCount(0)
    await writeNote(one, 'of the bench alone')
    await one.page.getByTestId('favourite').click()
    await expect(two.page.getByTestId('favourite')).toHaveAttribute('aria-pressed', 'false')
    await expect(noteBox(two)).toHaveValue('text of the bench\n\ntext of the office')
  } finally {
    await server.stop()
  }
})
