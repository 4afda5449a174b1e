import { DEMO, fake } from '../../../fakes/bridge'
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { routeLocationKey } from 'vue-router'
import PageStatus from '@/shell/status-bar/PageStatus.vue'
import { usePageStatus, type PageStatus as Status } from '@/composables/provenance/page-status'
import { i18n } from '@/locales'
import { useConnection } from '@/stores/connection'

const show = (stamp: Status, page = 'catalogue'): string =>
  mount(defineComponent({ setup: () => (usePageStatus(() => stamp), () => h(PageStatus)) }), {
    global: { plugins: [i18n], provide: { [routeLocationKey]: { name: page } } }
  }).text()
const STAMP: Status = { fetchedAt: '2026-11-20T09:00:00.000Z', source: 'desk', language: 'en' }

beforeEach(() => {
  fake.reset()
  setActivePinia(createPinia())
})

it('names the computer of the workspace that fetched the data, with their age', () => {
  const words = show({ ...STAMP, computer: 'Bench' })
  expect(words).toContain('From Bench, fetched ')
  expect(words).toContain('Nov')
  expect(words).not.toContain('Stored on this computer')
  expect(show({ ...STAMP, computer: '' })).toContain('From computer without a name')
})

it('names source and date of figures from a file, not that they are stored here', () => {
  const file = { signer: '3F2A-91C0-77BE-01D4', name: '', writtenAt: '2026-03-02T10:00:00.000Z' }
  const words = show({ ...STAMP, file })
  expect(words).toContain('From a transfer file of 3F2A-91C0-77BE-01D4, created ')
  expect(words).toContain('2026')
  expect(words).not.toContain('Stored on this computer')
  expect(show({ ...STAMP, file: { ...file, name: 'Dyno room' } })).toContain('From a transfer file of Dyno room')
})

it('is empty for new data in another language', () => {
  expect(show({ ...STAMP, fetchedAt: new Date().toISOString(), language: 'lv' })).toBe('')
})

it('names the age of offline data', async () => {
  fake.connection_ = { ...DEMO, state: 'offline' }
  await useConnection().load()
  const stamp = { ...STAMP, fetchedAt: new Date().toISOString() }
  expect(show(stamp)).toContain('Stored on this computer')
  // hidden in a wide window, where the page has it
  expect(show(stamp, 'engine')).toContain('Stored on this computer')
})
