import { fake } from '../../../../fakes/bridge'
import { entryOf, groupOf } from '../../../../fakes/feed/feed'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done } from '@contract/failures'
import type { FeedGroupEntry } from '@contract/channels/feed'
import FeedPage from '@/features/feed/FeedPage.vue'
import { catalogueTargetOf } from '@/features/feed/detail/catalogue-target'
import { mountScreen, type Screen } from '../../mount-screen'

const IDS = { manufacturerId: '4', modelId: '12', generationId: '31', engineId: '9007199254740993' }
const WAY = { types: '-', manufacturers: '4', models: '12', generations: '31', engines: '9007199254740993' }
const projectOf = (id: string, more: Partial<FeedGroupEntry>): FeedGroupEntry =>
  groupOf(id, { subject: { type: 'project', id }, ...more })

let screen: Screen | null = null
beforeEach(() => fake.reset())
afterEach(() => {
  screen?.wrapper.unmount()
  screen = null
  document.body.replaceChildren()
})

/** Opens the page of a subject, clicks the catalogue button and returns the target's parameters. */
async function way(at: string, groups: readonly FeedGroupEntry[]): Promise<unknown> {
  fake.answer('feed:groups', ({ filter }) =>
    done({
      items: groups.filter(
        ({ subject }) => !filter.subject || (filter.subject.id === subject.id && filter.subject.type === subject.type)
      ),
      next: null,
      gaps: []
    })
  )
  fake.answer('feed:page', done({ items: [entryOf(1)], next: null, gaps: [] }))
  screen = await mountScreen('feed', FeedPage, at)
  await flushPromises()
  await screen.wrapper.get('[data-testid="feed-engine"]').trigger('click')
  await flushPromises()
  expect(screen.router.currentRoute.value.name).toBe('engine')
  return screen.router.currentRoute.value.params
}

describe('the link to the engine of a project', () => {
  it('includes maker, model and generation, so that the page knows its place', async () =>
    expect(await way('/feed/project/77', [projectOf('77', IDS)])).toEqual(WAY))

  it('is the same from a ticket that names the project', async () =>
    expect(await way('/feed/ticket/T-1', [groupOf('T-1', { projectId: '77' }), projectOf('77', IDS)])).toEqual(WAY))

  it('treats 0 as an id, on every level', () => {
    const zero = { manufacturerId: '0', modelId: '0', generationId: '0', engineId: '0' }
    const to = {
      name: 'engine',
      params: { types: '-', manufacturers: '0', models: '0', generations: '0', engines: '0' }
    }
    expect(catalogueTargetOf(projectOf('0', zero), null)).toMatchObject({
      kind: 'engine',
      engineId: '0',
      generationId: '0',
      to
    })
  })

  it.each([
    ['manufacturerId', 'manufacturers'],
    ['modelId', 'models'],
    ['generationId', 'generations']
  ] as const)('leaves out an invalid %s, and keeps the others', (field, level) => {
    for (const odd of [null, '', 'x4', '1e3'])
      expect(catalogueTargetOf(projectOf('77', { ...IDS, [field]: odd }), null)?.to, String(odd)).toEqual({
        name: 'engine',
        params: { ...WAY, [level]: '-' }
      })
  })
})
