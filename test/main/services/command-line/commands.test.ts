import { describe, expect, it } from 'vitest'
import { Commands, type CommandsDeps } from '@main/services/command-line/commands'
import { createStepFetcher } from '@main/services/packs/fetch-step'
import { done } from '@contract/failures'
import { exitCodeOf } from '@shared/command-line/answer'
import type { CommandQuestion } from '@shared/command-line/question'
import { withoutTrade } from '@shared/roles/without-trade'
import { commandAnswer } from '../../../contract/command-answer'
import { catalogueFixture, detail, engine } from '../catalogue/catalogue-fixture'
import * as v from 'valibot'

const fixture = catalogueFixture()
const written: string[] = []
const ask = (command: CommandQuestion['command'], text: string, more: Partial<CommandQuestion> = {}) => ({
  command,
  text,
  generation: null,
  limit: 20,
  maySpend: 0,
  template: 'customer',
  language: null,
  customer: '',
  pdf: '/sheet.pdf',
  ...more
})

function commands(more: Partial<CommandsDeps> = {}) {
  const fetchStep = createStepFetcher({
    catalogue: fixture.queries,
    store: fixture.store,
    clock: { now: () => fixture.now, monotonic: () => fixture.now, after: () => () => {} },
    profile: () => fixture.profile,
    onAnswer: () => {},
    onStored: () => {}
  })
  const all = new Commands({
    catalogue: fixture.queries,
    // the client of this test reports no progress
    fetchStep: async (name, params, language, options) => {
      const answer = await fetchStep(name, params, language, options)
      await options.onSpent()
      return answer
    },
    search: fixture.search,
    locations: fixture.locations,
    snapshots: { take: async () => done({ snapshot: {}, pictures: [], calls: 0, callsForLanguage: 0 } as never) },
    sheets: {
      make: async () =>
        done({ entry: { number: 'ABC-26-0001-7', title: 'Arvenna' }, findings: [{ code: 'no-picture' }] } as never),
      stored: { savedPdf: async () => new Uint8Array([1]) } as never
    },
    files: { write: async (file) => (written.push(file), { ok: true }) },
    log: fixture.log,
    choice: (template, language) => ({ templateId: template, language }) as never,
    allowed: () => true,
    service: () => 'service.example',
    language: () => 'en',
    hitsForRole: (hits) => hits,
    engineForRole: (one) => one,
    ...more
  })
  return async (question: CommandQuestion) => {
    const answer = await all.answer(question)
    // every answer has the documented form
    v.parse(commandAnswer, JSON.parse(JSON.stringify(answer)))
    return answer
  }
}
async function store(): Promise<void> {
  fixture.api.answer('engines', [engine('5', { power: 150, fuel_name: 'Diesel', ecu: 'EDC17' })])
  fixture.api.answer('engine', {
    ...detail('5'),
    power: 150,
    ecu: 'EDC17',
    options: [{ code: 'X', name: 'secret' }] as never
  })
  await fixture.catalogue.engines('4', {})
  await fixture.catalogue.engine('5', {})
  await fixture.settled()
}

describe('a search', () => {
  it('answers from the store, with links, and spends nothing', async () => {
    await store()
    const calls = fixture.api.calls.length
    const answer = await commands()(ask('search', 'engine 5'))
    expect(answer).toMatchObject({
      ok: true,
      spent: 0,
      service: 'service.example',
      hits: [
        {
          level: 'engines',
          path: { engines: '5', generations: '4' },
          figures: { power: 150 },
          link: 'dynodesk://engine/4/5?lang=en&service=service.example'
        }
      ]
    })
    expect(fixture.api.calls).toHaveLength(calls)
  })

  it('without hits has an exit code of its own, and calls the service only with a number of requests', async () => {
    const answer = await commands()(ask('search', 'corsale'))
    expect([answer, exitCodeOf(answer), fixture.api.calls.length]).toMatchObject([{ ok: true, hits: [] }, 3, 0])
    fixture.api.answer('search', [])
    expect(await commands()(ask('search', 'corsale', { maySpend: 5 }))).toMatchObject({ ok: true, hits: [] })
    expect(fixture.api.calls.map(({ name }) => name)).toEqual(['search'])
  })

  it('shows a role what its pages show', async () => {
    await store()
    const answer = await commands({ hitsForRole: () => [] })(ask('search', 'engine 5'))
    expect(answer).toMatchObject({ ok: true, hits: [] })
  })
})

describe('an engine', () => {
  it('that is not stored is named with the requests it needs, and nothing is sent', async () => {
    const answer = await commands()(ask('engine', '5'))
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-stored', calls: 1 } })
    expect([exitCodeOf(answer), fixture.api.calls.length]).toEqual([3, 0])
  })

  it('comes from the store as in the JSON export, without the texts of options', async () => {
    await store()
    const calls = fixture.api.calls.length
    const answer = await commands()(ask('engine', '5', { generation: '4' }))
    expect(answer).toMatchObject({
      ok: true,
      spent: 0,
      engine: { loaded: 'detail', engine: { power: 150, ecu: 'EDC17' } }
    })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(fixture.api.calls).toHaveLength(calls)
  })

  it('is fetched with its figures within the number of requests', async () => {
    fixture.api.answer('engine', detail('5'))
    fixture.api.answer('performance', {
      id: '1',
      fuel_consumption_avg: null,
      top_speed: 216,
      zero_to_hundred: 9.1,
      top_speed_st1: null,
      zero_to_hundred_st1: null
    } as never)
    const answer = commands()
    expect(await answer(ask('engine', '5', { generation: '4', maySpend: 1 }))).toMatchObject({
      ok: true,
      engine: { loaded: 'detail' }
    })
    expect(await answer(ask('engine', '5', { generation: '4', maySpend: 1 }))).toMatchObject({
      ok: true,
      engine: { loaded: 'detail performance', performance: { top_speed: 216 } }
    })
    expect(fixture.api.calls.map(({ name }) => name)).toEqual(['engine', 'performance'])
  })

  it('is reduced for a role without trade data', async () => {
    await store()
    const answer = await commands({ engineForRole: withoutTrade })(ask('engine', '5'))
    expect(answer).toMatchObject({ ok: true, engine: { engine: { ecu: null, power: 150 } } })
  })

  it('is refused by the policy, as an export of the window', async () => {
    await store()
    const answer = await commands({ allowed: () => false })(ask('engine', '5'))
    expect([answer, exitCodeOf(answer)]).toMatchObject([{ ok: false, error: { code: 'export-off' } }, 4])
  })
})

describe('the policy', () => {
  const DAY = 86_400_000
  const all = [ask('search', 'engine 5'), ask('engine', '5'), ask('sheet', '5')]

  it('that hides records after the end of the subscription holds for every command, and nothing is sent', async () => {
    await store()
    fixture.hasEnded = true
    expect(await commands()(ask('engine', '5'))).toMatchObject({ ok: true })
    fixture.retention = { keepMs: null, readAfterEnd: false }
    const calls = fixture.api.calls.length
    written.length = 0
    for (const question of all) {
      const answer = await commands()({ ...question, maySpend: 5 })
      expect(answer).toMatchObject({ ok: false, spent: 0, error: { code: 'withheld', params: { reason: 'ended' } } })
      expect(exitCodeOf(answer)).toBe(4)
      expect(JSON.stringify(answer)).not.toMatch(/EDC17|"power"|engine 5/)
    }
    expect([fixture.api.calls.length, written]).toEqual([calls, []])
  })

  it('that limits the age of records holds for every command', async () => {
    await store()
    fixture.retention = { keepMs: 30 * DAY, readAfterEnd: true }
    fixture.now += 30 * DAY
    expect(await commands()(ask('engine', '5'))).toMatchObject({ ok: true })
    fixture.now += 1
    const calls = fixture.api.calls.length
    const answers = await Promise.all(all.map((question) => commands()(question)))
    expect(answers).toMatchObject([
      // a name is kept, figures are not
      { ok: true, hits: [{ path: { engines: '5' }, figures: { power: null, torque: null, fuel: null } }] },
      { ok: false, error: { code: 'not-stored' } },
      { ok: false, error: { code: 'not-stored' } }
    ])
    expect(answers.map(exitCodeOf)).toEqual([0, 3, 3])
    expect(JSON.stringify(answers)).not.toMatch(/EDC17|"power":1/)
    expect(fixture.api.calls).toHaveLength(calls)
    fixture.api.answer('engine', { ...detail('5'), power: 151 })
    fixture.api.nowMs = fixture.now
    expect(await commands()(ask('engine', '5', { maySpend: 1 }))).toMatchObject({
      ok: true,
      spent: 1,
      engine: { engine: { power: 151 } }
    })
  })
})

describe('a sheet', () => {
  it('is made from the store and written as PDF', async () => {
    await store()
    written.length = 0
    expect(await commands()(ask('sheet', '5'))).toMatchObject({
      ok: true,
      sheet: { number: 'ABC-26-0001-7', file: '/sheet.pdf', issues: ['no-picture'] }
    })
    expect(written).toEqual(['/sheet.pdf'])
  })

  it('that could not be written is named by its number', async () => {
    await store()
    const files = { write: async () => ({ ok: false, reason: 'busy' }) as const }
    const answer = await commands({ files })(ask('sheet', '5'))
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'save-failed', params: { reason: 'busy', number: 'ABC-26-0001-7' } }
    })
    expect(exitCodeOf(answer)).toBe(1)
  })
})

it('a bug is reported as an answer', async () => {
  const search = { local: () => Promise.reject(new Error('bug')) }
  const answer = await commands({ search })(ask('search', 'x'))
  expect(answer).toMatchObject({ ok: false, error: { code: 'internal' } })
})

it('a command without a connection reports it', async () => {
  fixture.profile = null
  expect(await commands()(ask('search', 'corsale'))).toMatchObject({ ok: false, error: { code: 'not-connected' } })
})
