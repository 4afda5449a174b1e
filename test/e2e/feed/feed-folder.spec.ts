import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SourceEntry } from '../../../src-main/contract/channels/feed'
import { expect, test } from '../fixtures.ts'

const source = async (page: Page): Promise<SourceEntry | undefined> =>
  (await page.evaluate(() => window.dynodesk.feed.sources())).find(({ id }) => id === 'folder')
const events = async (page: Page) => {
  const found = await page.evaluate(() => window.dynodesk.feed.page({ filter: { sources: ['folder'] }, limit: 10 }))
  return found.ok ? found.value.items : null
}
const ticket = (id: string): string =>
  JSON.stringify({ id, subject: 'Read error', status: 'answered', updated: '2026-03-02T08:00:00+01:00' })

let base: string
let folder: string
test.beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'dynodesk-e2e-folder-'))
  folder = join(base, 'Customer Name')
  mkdirSync(folder)
})
test.afterEach(() => rmSync(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))

/** Writes a temporary file and renames it. */
function drop(name: string, text: string): void {
  writeFileSync(join(folder, `.${name}.part`), text)
  renameSync(join(folder, `.${name}.part`), join(folder, name))
}

test(
  'a file moved into the watched folder is in the feed soon, and once after a restart',
  { tag: '@long' },
  async ({ launchApp }) => {
    const managedSettings = {
      'events.folder.enabled': true,
      'events.folder.path': folder,
      'events.withoutKeyStore': 'open'
    }
    const userDataDir = join(base, 'desk')
    const first = await launchApp({ managedSettings, userDataDir })
    await expect.poll(async () => (await source(first.page))?.state).toBe('listening')
    drop('ticket_answered__Jane Doe.json', ticket('T-1'))
    await expect
      .poll(() => events(first.page))
      .toMatchObject([
        {
          kind: 'ticket_answered',
          subject: { type: 'ticket', id: 'T-1' },
          trust: 'unsigned',
          source: 'folder',
          copies: 0
        }
      ])
    drop('Jane Doe.json', 'no json')
    await expect
      .poll(async () => (await source(first.page))?.problem)
      .toMatchObject({ code: 'file-no-event', params: { file: 'Jane Doe.json' } })
    await first.close()
    drop('ticket_closed.json', ticket('T-1'))

    const second = await launchApp({ managedSettings, userDataDir })
    await expect
      .poll(async () => (await events(second.page))?.map(({ kind, copies }) => [kind, copies]))
      .toEqual([
        ['ticket_closed', 0],
        ['ticket_answered', 0]
      ])
    expect(readdirSync(folder).sort()).toEqual([
      'Jane Doe.json',
      'ticket_answered__Jane Doe.json',
      'ticket_closed.json'
    ])
    await second.close()
    const logs = readdirSync(join(userDataDir, 'logs'))
      .map((file) => readFileSync(join(userDataDir, 'logs', file), 'utf8'))
      .join('\n')
    expect(logs).not.toMatch(/Jane Doe|Customer Name|Read error/)
  }
)

test(
  'only a system dialog chooses the folder, and the window cannot name one',
  { tag: '@long' },
  async ({ launchApp }) => {
    const { app, page } = await launchApp({})
    await app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [path] })) as typeof dialog.showOpenDialog
    }, folder)
    expect(
      await page.evaluate((path) => window.dynodesk.settings.set({ key: 'events.folder.path', value: path }), folder)
    ).toMatchObject({ ok: false, failure: { code: 'setting-invalid' } })
    await page.evaluate(() => window.dynodesk.settings.set({ key: 'events.folder.enabled', value: true }))
    await expect.poll(async () => (await source(page))?.problem).toEqual({ code: 'no-folder' })
    expect(await page.evaluate(() => window.dynodesk.feed.chooseFolder({ key: 'events.folder.path' }))).toEqual({
      ok: true,
      value: folder
    })
    await expect.poll(async () => await source(page)).toMatchObject({ state: 'listening', at: folder })
    drop('ticket_opened.json', ticket('T-2'))
    await expect.poll(async () => (await events(page))?.length).toBe(1)
  }
)
