import { createPinia, setActivePinia } from 'pinia'
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { fake } from '../../../../fakes/bridge'
import { useReadAhead } from '@/features/catalogue/columns/read-ahead'

const place = { types: '1', manufacturers: '2', models: '3', generations: '4', engines: null }

function start(): ReturnType<typeof useReadAhead> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const component = { template: '<p />' }
  const engine = { path: '/engine/:types/:manufacturers/:models/:generations/:engines', name: 'engine', component }
  const router = createRouter({ history: createMemoryHistory(), routes: [engine] })
  let readAhead!: ReturnType<typeof useReadAhead>
  const setup = (): (() => null) => {
    readAhead = useReadAhead((id) => ({ ...place, engines: id as never }) as never)
    return () => null
  }
  mount({ setup }, { global: { plugins: [pinia, router] } })
  return readAhead
}
const read = (): (string | null)[] => fake.sent('catalogue:held-engine').map(({ path }) => path.engines)

describe('prefetching', () => {
  beforeEach(() => {
    fake.reset()
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('prefetches the row under a resting pointer, and none that it crosses', () => {
    const { rest } = start()
    rest('40')
    vi.advanceTimersByTime(20)
    rest('41')
    vi.advanceTimersByTime(200)
    expect(read()).toEqual(['41'])
  })
  it('prefetches nothing while rows move under the pointer', () => {
    const { rest, moved } = start()
    for (const id of ['40', '41', '42', '43']) {
      moved()
      rest(id)
      vi.advanceTimersByTime(100)
    }
    expect(read()).toEqual([])
    vi.advanceTimersByTime(200)
    expect(read()).toEqual(['43'])
  })
})
