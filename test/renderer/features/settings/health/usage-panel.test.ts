import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ComputerHours } from '@shared/diagnostics/usage'
import { csvText } from '@shared/export/csv'
import { byFeature, byHour, byPeriod, usageTable } from '@/features/settings/health/usage-tables'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../../mount-screen'
import { onePage } from '../one-page'

const at = (local: string): number => new Date(local).getTime()
const OWN: ComputerHours = {
  computer: '',
  hours: [
    { atMs: at('2026-11-20T09:00'), calls: { pages: 3, packs: 20 }, stored: 6, fetched: 2 },
    { atMs: at('2026-11-23T09:00'), calls: { pages: 2 }, stored: 0, fetched: 2 },
    { atMs: at('2026-11-23T14:00'), calls: { search: 1 }, stored: 0, fetched: 0 }
  ]
}
const OTHER: ComputerHours = {
  computer: '=Bench',
  hours: [{ atMs: at('2026-11-23T09:00'), calls: { pages: 4 }, stored: 2, fetched: 0 }]
}

describe('the tables of the usage report', () => {
  const hours = [...OWN.hours, ...OTHER.hours].toSorted((a, b) => a.atMs - b.atMs)
  it('add up days and weeks of this computer, newest first', () => {
    expect(byPeriod(hours, 'day')).toEqual([
      { name: '2026-11-23', calls: 7, stored: 0.5 },
      { name: '2026-11-20', calls: 23, stored: 0.75 }
    ])
    expect(byPeriod(hours, 'week').map(({ name, calls }) => [name, calls])).toEqual([
      ['2026-11-23', 7],
      ['2026-11-16', 23]
    ])
    expect(byPeriod([OWN.hours[2]!], 'day')[0]?.stored).toBeNull()
  })
  it('name the features by their calls, and the hours of the day', () => {
    expect(byFeature(hours).map(({ name, calls }) => [name, calls])).toEqual([
      ['packs', 20],
      ['pages', 9],
      ['search', 1]
    ])
    expect(byHour(hours).flatMap((calls, hour) => (calls > 0 ? [[hour, calls]] : []))).toEqual([
      [9, 29],
      [14, 1]
    ])
  })
  it('become CSV by computer, hour and feature', () => {
    const lines = csvText(usageTable([OWN, OTHER], 'Office'), { separator: ',', bom: false })
      .trim()
      .split('\r\n')
    expect(lines).toEqual([
      'computer,day,hour,feature,requests,from storage,from service',
      'Office,2026-11-20,9,pages,3,,',
      'Office,2026-11-20,9,packs,20,,',
      'Office,2026-11-20,9,answers,,6,2',
      'Office,2026-11-23,9,pages,2,,',
      'Office,2026-11-23,9,answers,,0,2',
      'Office,2026-11-23,14,search,1,,',
      "'=Bench,2026-11-23,9,pages,4,,",
      "'=Bench,2026-11-23,9,answers,,2,0"
    ])
  })
})

describe('the usage report', () => {
  let screen: Screen
  const get = (id: string) => screen.wrapper.find(`[data-testid="${id}"]`)
  const open = async (computers: readonly ComputerHours[]): Promise<void> => {
    fake.answer('health:usage', computers)
    screen = await mountScreen('settings', onePage('health'), '/settings#usage')
    await flushPromises()
  }
  beforeEach(() => fake.reset())
  afterEach(() => screen.wrapper.unmount())

  it('is folded until its address opens it', async () => {
    fake.answer('health:usage', [OWN])
    screen = await mountScreen('settings', SettingsPage, '/settings#page-health')
    await flushPromises()
    const details = get('usage').element.closest('details')!
    expect(details.open).toBe(false)
    await screen.router.replace({ hash: '#usage' })
    await flushPromises()
    expect(details.open).toBe(true)
  })

  it('is empty at first', async () => {
    await open([{ computer: '', hours: [] }])
    expect(get('usage-none').text()).toBe(en.health.usage.none)
  })

  it('shows days or weeks with the share from storage, features and computers, and can be saved', async () => {
    await open([OWN, OTHER])
    expect(screen.wrapper.find('[data-day="2026-11-20"]').text()).toContain('75\u00a0%')
    await get('usage-period').findAll('button')[1]!.trigger('click')
    expect(screen.wrapper.find('[data-day="2026-11-16"]').text()).toContain('23')
    expect(screen.wrapper.find('[data-feature="packs"]').text()).toContain('20')
    expect(screen.wrapper.findAll('[data-testid="usage-computer"]')).toHaveLength(2)
    await get('usage-save').trigger('click')
    await flushPromises()
    expect(fake.sent('files:save')).toMatchObject([{ suggestedName: 'dynodesk-usage', kind: 'csv' }])
  })
})
