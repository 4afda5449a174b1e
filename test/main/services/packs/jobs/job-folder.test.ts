/** The job folder on a real disk: the contract of docs/command-line.md. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jobFolderFiles } from '@main/adapters/job-folder'
import { createTableFiles } from '@main/adapters/table-file'
import { JobFolder } from '@main/services/packs/jobs/job-folder'
import type { JobLine } from '@contract/channels/packs'
import { done, failed, type Result } from '@contract/failures'
import type { EnginePath } from '@shared/catalogue/records'
import * as v from 'valibot'
import { jobAnswer } from '../../../../contract/command-answer'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'

const PATH = { types: '1', manufacturers: '12', models: '31', generations: '44', engines: '9007199254740993' }
const step = (name: string) => ({ name, slug: null })
const candidate = (engine: string): JobLine['candidates'][number] =>
  ({
    path: { ...PATH, engines: engine },
    names: {
      types: step('Cars'),
      manufacturers: step('Arvenna'),
      models: step('Corsale'),
      generations: step('II'),
      engines: step('2.0 TDR 150')
    },
    figures: { power: 150, torque: 340, fuel: 'Diesel', ecu: 'secret unit' }
  }) as unknown as JobLine['candidates'][number]

interface Options {
  readonly allowed?: boolean
  readonly service?: string
  readonly jobs?: (text: string) => Promise<Result<readonly JobLine[]>>
  /** The list cannot be moved. */
  readonly isLocked?: (name: string) => boolean
}

function open({ allowed = true, service = 'service.example', jobs, isLocked = () => false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'job-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [clock, log] = [new FakeClock(), new FakeLog()]
  let path = folder
  const files = jobFolderFiles(createTableFiles(() => 'en'))
  const jobFolder = new JobFolder({
    files: {
      ...files,
      async putAway(from, name) {
        if (isLocked(name)) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' })
        await files.putAway(from, name)
      }
    },
    clock,
    log,
    folder: () => path,
    allowed: () => allowed,
    service: () => service,
    jobs:
      jobs ??
      (async (text) =>
        done(
          text
            .trim()
            .split('\n')
            .map((line, at): JobLine => ({ line, candidates: ['1', '2'].slice(0, at).map(candidate) }))
        )),
    linkOf: (one: EnginePath) => `dynodesk://engine/${one.generations}/${one.engines}`
  })
  jobFolder.open()
  return {
    folder,
    clock,
    jobFolder,
    choose: (next: string) => ((path = next), jobFolder.settingChanged()),
    put: (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text),
    answer: (name: string): unknown =>
      v.parse(jobAnswer, JSON.parse(readFileSync(join(folder, `${name}.answer.json`), 'utf8')))
  }
}
/** Two looks, and the disk in between. */
async function look({ clock, jobFolder }: ReturnType<typeof open>): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await clock.advance(5000)
    await jobFolder.idle()
  }
}

test('writes the answer to a list beside it and moves the list to the folder "done"', async () => {
  const shop = open()
  shop.put('monday.csv', 'nothing stored\none engine\ntwo engines\n')
  await look(shop)
  const hit = {
    level: 'engines',
    path: { ...PATH, engines: '1' },
    names: { types: 'Cars', manufacturers: 'Arvenna', models: 'Corsale', generations: 'II', engines: '2.0 TDR 150' },
    figures: { power: 150, torque: 340, fuel: 'Diesel' },
    link: 'dynodesk://engine/44/1'
  }
  expect(shop.answer('monday.csv')).toMatchObject({
    format: 'dynodesk-jobs',
    version: 1,
    list: 'monday.csv',
    service: 'service.example',
    ok: true,
    lines: [
      { line: 'nothing stored', match: 'none', engines: [] },
      { line: 'one engine', match: 'one', engines: [hit] },
      { line: 'two engines', match: 'several', engines: [{ link: 'dynodesk://engine/44/1' }, {}] }
    ]
  })
  expect(readFileSync(join(shop.folder, 'monday.csv.answer.json'), 'utf8')).not.toContain('secret unit')
  expect(readdirSync(shop.folder).sort()).toEqual(['done', 'monday.csv.answer.json'])
  expect(existsSync(join(shop.folder, 'done', 'monday.csv'))).toBe(true)
})

test('asks a person about a single engine that contradicts the line', async () => {
  const shop = open({
    jobs: async (line) => done([{ line, candidates: [candidate('1')] }])
  })
  shop.put('monday.csv', 'Arvenna Corsale 252 PS petrol')
  await look(shop)
  expect(shop.answer('monday.csv')).toMatchObject({
    lines: [{ match: 'several', engines: [{ path: { engines: '1' } }] }]
  })
})

test('overwrites no earlier list in the folder "done"', async () => {
  const shop = open()
  for (const text of ['first', 'second', 'third']) {
    shop.put('monday.b.csv', text)
    await look(shop)
  }
  const moved = ['monday.b.csv', 'monday.b (2).csv', 'monday.b (3).csv']
  expect(moved.map((name) => readFileSync(join(shop.folder, 'done', name), 'utf8'))).toEqual([
    'first',
    'second',
    'third'
  ])
})

test('waits for a list that is still written, and leaves other files and links alone', async () => {
  const shop = open()
  for (const name of ['.hidden.txt', '~lock.csv', 'report.pdf', 'a.txt.part']) shop.put(name, 'x')
  mkdirSync(join(shop.folder, 'folder.txt'))
  symlinkSync('/etc/hostname', join(shop.folder, 'link.txt'))
  shop.put('slow.txt', 'first')
  await shop.clock.advance(5000)
  await shop.jobFolder.idle()
  shop.put('slow.txt', 'first\nsecond')
  await shop.clock.advance(5000)
  await shop.jobFolder.idle()
  expect(existsSync(join(shop.folder, 'slow.txt.answer.json'))).toBe(false)
  await look(shop)
  expect(shop.answer('slow.txt')).toMatchObject({ lines: [{ line: 'first' }, { line: 'second' }] })
  expect(readdirSync(shop.folder)).toEqual(
    expect.arrayContaining(['.hidden.txt', '~lock.csv', 'report.pdf', 'a.txt.part', 'folder.txt', 'link.txt'])
  )
})

test('answers a list that is unreadable, too long or withheld with a reason', async () => {
  const shop = open()
  shop.put('workbook.csv', Buffer.from([80, 75, 3, 4, 0, 0]))
  shop.put('long.txt', 'x'.repeat(50_001))
  shop.put('empty.txt', '')
  await look(shop)
  expect(shop.answer('workbook.csv')).toMatchObject({ ok: false, error: 'not-text' })
  expect(shop.answer('long.txt')).toMatchObject({ ok: false, error: 'too-large' })
  expect(shop.answer('empty.txt')).toMatchObject({ ok: false, error: 'empty' })
  const bound = open({ allowed: false })
  bound.put('a.txt', 'one')
  await look(bound)
  expect(bound.answer('a.txt')).toMatchObject({ ok: false, error: 'export-off' })
})

test('reports withheld records after the end of the subscription', async () => {
  const shop = open({ jobs: async () => failed('withheld', { params: { reason: 'ended' } }) })
  shop.put('a.txt', 'Arvenna Corsale')
  await look(shop)
  expect(shop.answer('a.txt')).toMatchObject({ ok: false, error: 'withheld' })
  expect(existsSync(join(shop.folder, 'done', 'a.txt'))).toBe(true)
})

test('keeps a list until there is a connection and the store works', async () => {
  const alone = open({ service: '' })
  alone.put('a.txt', 'one')
  await look(alone)
  expect(readdirSync(alone.folder)).toEqual(['a.txt'])
  let tries = 0
  const shop = open({ jobs: async () => (++tries < 3 ? failed('store-failed') : done([])) })
  shop.put('a.txt', 'one')
  await look(shop)
  await look(shop)
  expect(shop.answer('a.txt')).toMatchObject({ ok: true, lines: [] })
})

test('does nothing without a folder, and checks again for a folder that is gone', async () => {
  const shop = open()
  shop.choose('')
  await shop.jobFolder.idle()
  expect(shop.clock.timers).toBe(0)
  const later = join(shop.folder, 'later')
  shop.choose(later)
  await look(shop)
  mkdirSync(later)
  writeFileSync(join(later, 'a.txt'), 'one')
  await look(shop)
  expect(existsSync(join(later, 'a.txt.answer.json'))).toBe(true)
  await shop.jobFolder.close()
  expect(shop.clock.timers).toBe(0)
})

test('answers a list that another program has open once, moves it later, and does not let it hold up others', async () => {
  let isLocked = true
  const shop = open({ isLocked: (name) => isLocked && name === 'a.csv' })
  shop.put('a.csv', 'one')
  shop.put('b.csv', 'one')
  await look(shop)
  expect(shop.answer('a.csv')).toMatchObject({ ok: true })
  expect(existsSync(join(shop.folder, 'done', 'b.csv'))).toBe(true)
  // the other program has taken its answer
  rmSync(join(shop.folder, 'a.csv.answer.json'))
  await look(shop)
  expect(readdirSync(shop.folder).sort()).toEqual(['a.csv', 'b.csv.answer.json', 'done'])
  isLocked = false
  await look(shop)
  expect(readdirSync(shop.folder).sort()).toEqual(['b.csv.answer.json', 'done'])
  shop.put('a.csv', 'one')
  await look(shop)
  expect(shop.answer('a.csv')).toMatchObject({ ok: true })
})
