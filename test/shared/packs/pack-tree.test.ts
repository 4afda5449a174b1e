import { describe, expect, test } from 'vitest'
import { PackTree } from '@shared/packs/pack-tree'
import { isListStep, stepStatusOf, type CachedStep, type PackStep } from '@shared/packs/pack-steps'
import { WorkQueue } from '@shared/packs/work-queue'
import type { LanguageCode } from '@shared/text/languages'
import type { PackScope } from '@shared/ports/stores/catalogue-store'
import { random } from '../../helpers/random'

/** Children by list: "models 1", "generations 10", "engines 100". */
type Tree = Readonly<Record<string, readonly string[]>>
const brand = (models: number, generations: number, engines: number): Tree => {
  const tree: Record<string, string[]> = { 'models 1': [] }
  for (let m = 1; m <= models; m++) {
    tree['models 1']!.push(`${m}`)
    tree[`generations ${m}`] = Array.from({ length: generations }, (_, g) => `${m}0${g}`)
    for (const id of tree[`generations ${m}`]!)
      tree[`engines ${id}`] = Array.from({ length: engines }, (_, e) => `${id}00${e}`)
  }
  return tree
}
const nameOf = (step: PackStep): string => `${step.name} ${Object.values(step.params).join(' ')}`

/** Walks the tree to its end. `held`: cached lists; others stay unknown unless `walk` fetches them. */
function plan(
  scopes: readonly PackScope[],
  tree: Tree,
  { languages = ['en'] as readonly LanguageCode[], held = (_step: PackStep): boolean => false, known = true } = {}
): PackTree {
  const outline = new PackTree(scopes, languages)
  for (let steps = outline.takeNewSteps(); steps.length > 0; steps = outline.takeNewSteps()) {
    for (const step of steps) {
      const children = isListStep(step) && (known || held(step)) ? (tree[nameOf(step)] ?? []) : null
      outline.setStatus(step, held(step) ? 'held' : 'needed', children)
    }
  }
  return outline
}
const generation = (id: string): PackScope => ({ kind: 'generation', id })
const engine = (generationId: string, engineId: string): PackScope =>
  ({ kind: 'engine', generationId, engineId }) as PackScope

describe('the calls of a pack', () => {
  test.each([
    [0, 1],
    [1, 3],
    [8, 17],
    [40, 81]
  ])('are %i engines: %i calls in one language', (engines, calls) => {
    expect(
      plan([generation('100')], { 'engines 100': Array.from({ length: engines }, (_, e) => `${e}`) }).countCalls()
    ).toMatchObject({ calls, exact: true, engines, alreadyHere: 0 })
  })
  test('of 40 models with 3 generations of 8 engines each are 2081', () => {
    expect(plan([{ kind: 'manufacturer', id: '1' }], brand(40, 3, 8)).countCalls()).toMatchObject({
      calls: 2081,
      exact: true,
      engines: 960
    })
  })
  test.each([
    [49, 0],
    [50, 1],
    [100, 1],
    [150, 0],
    [1000, 1]
  ])('count a list of %i engines %i times as possibly truncated', (engines, maybeMore) => {
    expect(
      plan(
        [generation('100')],
        { 'engines 100': Array.from({ length: engines }, (_, e) => `${e}`) },
        { languages: ['en', 'ru'] }
      ).countCalls().maybeMore
    ).toBe(maybeMore)
  })
  test('do not count a list as truncated once its number changed', () => {
    const outline = plan([generation('100')], { 'engines 100': Array.from({ length: 100 }, (_, e) => `${e}`) })
    expect(outline.maybeMore).toBe(1)
    const list = [...outline.steps()].find(isListStep)!
    outline.setStatus(
      list,
      'done',
      Array.from({ length: 101 }, (_, e) => `${e}`)
    )
    expect(outline.maybeMore).toBe(0)
  })
  test('of a model include its list and its generations', () => {
    expect(plan([{ kind: 'model', id: '1' }], brand(1, 3, 8)).countCalls().calls).toBe(1 + 3 * 17)
  })
  test('of a further language are lists and details, without performances', () => {
    const tally = plan([generation('100')], brand(1, 1, 8), { languages: ['en', 'ru'] }).countCalls()
    expect(tally.engines).toBe(8)
    expect(tally.perLanguage).toEqual([
      { language: 'en', calls: 17 },
      { language: 'ru', calls: 9 }
    ])
    expect(tally.calls).toBe(26)
  })
  test('are a minimum while a list is unknown', () => {
    expect(plan([generation('100')], {}, { known: false }).countCalls()).toMatchObject({
      calls: 1,
      exact: false,
      engines: 0
    })
    expect(
      plan([{ kind: 'manufacturer', id: '1' }], brand(2, 1, 1), {
        known: false,
        held: (s) => s.name === 'models'
      }).countCalls()
    ).toMatchObject({ calls: 2, exact: false })
  })
  test('are exact with a stale list', () => {
    expect(plan([generation('100')], { 'engines 100': ['1', '2'] }).countCalls()).toMatchObject({
      calls: 5,
      exact: true
    })
  })
  test('leave out cached steps, and count complete engines', () => {
    const held = (s: PackStep): boolean =>
      s.name === 'engines' || s.place.engines === '1' || (s.place.engines === '2' && s.name === 'engine')
    expect(plan([generation('100')], { 'engines 100': ['1', '2', '3'] }, { held }).countCalls()).toMatchObject({
      calls: 3,
      engines: 3,
      alreadyHere: 1,
      exact: true
    })
  })
  test('of one engine are a detail and a performance', () => {
    expect(plan([engine('100', '7')], {}).countCalls()).toMatchObject({ calls: 2, exact: true, engines: 1 })
  })
  test('of an engine in several generations are one detail and a performance for each', () => {
    const outline = plan([generation('100'), generation('101'), engine('102', '7')], {
      'engines 100': ['7'],
      'engines 101': ['7']
    })
    expect(outline.countCalls()).toMatchObject({ calls: 2 + 1 + 3, engines: 1 })
    expect([...outline.steps()].map(nameOf).sort()).toEqual([
      'engine 7',
      'engines 100',
      'engines 101',
      'performance 100 7',
      'performance 101 7',
      'performance 102 7'
    ])
  })
  test('of overlapping scopes equal those of the widest one', () => {
    const tree = brand(2, 2, 3)
    const whole = plan([{ kind: 'manufacturer', id: '1' }], tree).countCalls()
    expect(
      plan(
        [generation('100'), { kind: 'model', id: '1' }, engine('100', '100000'), { kind: 'manufacturer', id: '1' }],
        tree
      ).countCalls()
    ).toEqual(whole)
  })
  test('equal the number of distinct missing answers for any catalogue (seeded)', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const r = random(seed)
      const tree: Record<string, string[]> = { 'models 1': ['1', '2', '3'].slice(0, r.int(0, 3)) }
      for (const m of tree['models 1']!) {
        tree[`generations ${m}`] = Array.from({ length: r.int(0, 3) }, (_, g) => `${m}0${g}`)
        // a small set of ids, so that many engines are in several generations
        for (const g of tree[`generations ${m}`]!)
          tree[`engines ${g}`] = [...new Set(Array.from({ length: r.int(0, 5) }, () => `${r.int(1, 8)}`))]
      }
      const languages: LanguageCode[] = r.chance(0.5) ? ['en'] : ['lv', 'en', 'ru']
      const odds = new Map<string, boolean>()
      const held = (s: PackStep): boolean => odds.get(s.key) ?? odds.set(s.key, r.chance(0.4)).get(s.key)!
      const tally = plan([{ kind: 'manufacturer', id: '1' }], tree, { languages, held }).countCalls()

      const expected = new Set<string>()
      const lists = [
        'models 1',
        ...tree['models 1']!.flatMap((m) => [
          `generations ${m}`,
          ...tree[`generations ${m}`]!.map((g) => `engines ${g}`)
        ])
      ]
      for (const list of lists) for (const language of languages) expected.add(`${language} ${list}`)
      for (const list of lists.filter((l) => l.startsWith('engines'))) {
        for (const e of tree[list]!) {
          for (const language of languages) expected.add(`${language} engine ${e}`)
          expected.add(`performance ${list.slice(8)} ${e}`)
        }
      }
      const outline = plan([{ kind: 'manufacturer', id: '1' }], tree, { languages, held })
      const all = [...outline.steps()]
      expect(all.length, `seed ${seed}`).toBe(expected.size)
      expect(tally.calls, `seed ${seed}`).toBe(all.filter((s) => !held(s)).length)
      expect(tally.perLanguage.reduce((sum, { calls }) => sum + calls, 0)).toBe(tally.calls)
    }
  })
})

describe('the status of a step', () => {
  const DAY = 86_400_000
  const NOW = Date.UTC(2026, 5, 1)
  const policy = { listMs: 7 * DAY, engineMs: 14 * DAY, emptyMs: DAY / 2 }
  const [detail] = plan([engine('100', '7')], {}).steps()
  const [list] = plan([generation('100')], {}).steps()
  const performance = [...plan([engine('100', '7')], {}).steps()].find(({ name }) => name === 'performance')!
  const mark = (checkedAtMs: number, more: Partial<CachedStep> = {}): CachedStep => ({
    checkedAtMs,
    empty: false,
    language: 'en',
    goneSinceMs: null,
    children: null,
    ...more
  })
  const status = (step: PackStep | undefined, m: CachedStep | null, startedAt: number | null = null, now = NOW) =>
    stepStatusOf(step!, m, startedAt, now, policy)

  test('is needed when missing or in another language; a performance has no language', () => {
    expect(status(detail, null)).toBe('needed')
    expect(status(detail, mark(NOW, { language: 'ru' }))).toBe('needed')
    expect(status(list, mark(NOW, { language: 'ru' }))).toBe('needed')
    expect(status(performance, mark(NOW - DAY, { language: 'ru' }))).toBe('held')
  })
  test('is cached within the freshness policy', () => {
    expect([status(list, mark(NOW - 6 * DAY)), status(list, mark(NOW - 8 * DAY))]).toEqual(['held', 'needed'])
    expect([status(detail, mark(NOW - 13 * DAY)), status(detail, mark(NOW - 15 * DAY))]).toEqual(['held', 'needed'])
  })
  test('"no data" for a pair is complete', () => {
    expect(status(performance, mark(NOW - 13 * DAY, { empty: true }))).toBe('held')
  })
  test('is done when fetched since the start, under any policy', () => {
    expect(stepStatusOf(detail!, mark(NOW), NOW, NOW + 90 * DAY, { listMs: 0, engineMs: 0, emptyMs: 0 })).toBe('done')
    expect(stepStatusOf(detail!, mark(NOW - 1), NOW, NOW + 90 * DAY, { listMs: 0, engineMs: 0, emptyMs: 0 })).toBe(
      'needed'
    )
  })
  test('stays cached in a pack that takes days', () => {
    expect(status(detail, mark(NOW - 13 * DAY), NOW, NOW + 3 * DAY)).toBe('held')
  })
  test('does not change when the clock is set back', () => {
    const started = NOW + 400 * DAY
    expect(status(detail, mark(NOW), started, NOW + 1000)).toBe('held')
  })
  test('is gone in every language', () => {
    expect(status(detail, mark(NOW - 30 * DAY, { language: 'ru', goneSinceMs: NOW - 1000 }))).toBe('gone')
  })
  test('is gone for the time of empty answers, then needed again', () => {
    expect(status(detail, mark(NOW - 30 * DAY, { goneSinceMs: NOW - 1000 }))).toBe('gone')
    expect(status(detail, mark(NOW - 30 * DAY, { goneSinceMs: NOW - DAY }))).toBe('needed')
    expect(status(detail, mark(NOW - DAY, { empty: true, goneSinceMs: NOW - DAY }), NOW - 2 * DAY)).toBe('gone')
  })
})

describe('the queue', () => {
  test('has lists first, then engines by missing steps; the second language after the first; failures last', () => {
    const outline = plan(
      [generation('100'), engine('200', '9')],
      { 'engines 100': ['1', '2'] },
      {
        languages: ['en', 'ru'],
        held: (s) => s.place.engines === '2' && (s.name === 'performance' || s.language === 'ru')
      }
    )
    const agenda = new WorkQueue(['en', 'ru'], (step) => outline.missingOf(step.place.engines!))
    for (const step of outline.steps()) if (outline.status(step) === 'needed') agenda.add(step)
    const order: string[] = []
    let failedOnce = false
    for (let step = agenda.next(); step; step = agenda.next()) {
      order.push(`${step.language} ${nameOf(step)}`)
      if (step.name === 'engine' && !failedOnce) {
        failedOnce = true
        agenda.retryLater(step)
      }
    }
    expect(order).toEqual([
      'en engines 100',
      'ru engines 100',
      'en engine 2',
      'en engine 9',
      'en performance 200 9',
      'en engine 1',
      'en performance 100 1',
      'ru engine 9',
      'ru engine 1',
      'en engine 2'
    ])
    expect(agenda.size).toBe(0)
  })
  test('returns a requeued step next', () => {
    const outline = plan([engine('1', '5'), engine('1', '6')], {})
    const agenda = new WorkQueue(['en'], () => 2)
    for (const step of outline.steps()) agenda.add(step)
    const first = agenda.next()!
    agenda.requeue(first)
    expect(agenda.next()).toBe(first)
  })
})
