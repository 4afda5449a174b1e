import { fake } from '../../../../fakes/bridge'
import { entryOf, groupOf } from '../../../../fakes/feed/feed'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { effectScope, ref, type EffectScope } from 'vue'
import { useFeedListData } from '@/features/feed/list/feed-list-data'
import { done } from '@contract/failures'

const FIRST_PAGE = Array.from({ length: 100 }, (_none, at) => groupOf(`A-${at}`))
let scope: EffectScope
const text = ref('')
const start = async (opened: readonly string[]) => {
  scope = effectScope()
  const query = { mode: () => 'groups' as const, filter: () => ({ text: text.value }) }
  const list = scope.run(() => useFeedListData({ ...query, deep: () => false, opened, listed: 0 }))!
  await list.restore()
  return list
}
const events = (list: Awaited<ReturnType<typeof start>>): readonly string[] =>
  list.rows.value.flatMap((row) => ('event' in row && row.event ? [row.event.title ?? ''] : []))

beforeEach(() => {
  fake.reset()
  text.value = ''
  fake.answer('feed:groups', ({ before }) =>
    done(
      before === undefined
        ? { items: FIRST_PAGE, next: 'p2', gaps: [] }
        : { items: [groupOf('T-2')], next: null, gaps: [] }
    )
  )
  fake.answer('feed:page', ({ filter }) =>
    done({
      items: [2, 1].map((seq) =>
        entryOf(seq, { subject: filter.subject!, title: `${filter.text} ${filter.subject!.id}` })
      ),
      next: null,
      gaps: []
    })
  )
})
afterEach(() => scope.stop())

it('an open group that is not on the first page gets its events with its own page', async () => {
  const list = await start(['ticket:T-2'])
  expect(events(list)).toEqual([])
  await list.loadMore()
  expect(events(list)).toEqual([' T-2', ' T-2'])
})

it('an open group does not show the events of an earlier filter', async () => {
  const list = await start(['ticket:T-2'])
  await list.loadMore()
  text.value = 'gearbox'
  await flushPromises()
  await list.loadMore()
  expect(events(list)).toEqual(['gearbox T-2', 'gearbox T-2'])
})

it('events that arrive after a change of the filter are dropped', async () => {
  const list = await start([])
  const held = fake.hold('feed:page')
  list.toggle(FIRST_PAGE[0]!.subject)
  text.value = 'gearbox'
  await flushPromises()
  for (const { input, answer } of held.toReversed())
    answer(done({ items: [entryOf(1, { title: input.filter.text! })], next: null, gaps: [] }))
  await flushPromises()
  expect(events(list)).toEqual(['gearbox'])
})
