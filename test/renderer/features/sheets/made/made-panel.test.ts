import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fake } from '../../../../fakes/bridge'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { defaultChoice } from '@shared/sheets/default-choice'
import { looksLikeSheetNumber } from '@/features/sheets/made/looks-like-sheet-number'
import SheetsPage from '@/features/sheets/SheetsPage.vue'
import type { SheetEntry } from '@contract/channels/sheets'
import { sheetNumber } from '@shared/sheets/sheet-number'
import { mountScreen, type Screen } from '../../mount-screen'
import { stubFrames } from '../empty-frames'

let screen: Screen
const get = (id: string): Omit<DOMWrapper<Element>, 'exists'> => screen.wrapper.get(`[data-testid="${id}"]`)
const find = (id: string): DOMWrapper<Element> => screen.wrapper.find(`[data-testid="${id}"]`)
const rows = (): (string | undefined)[] =>
  screen.wrapper.findAll('[data-testid="sheet-row"]').map((row) => row.attributes('data-id'))
const opened = (): string | undefined =>
  find('sheet-detail').exists() ? get('sheet-detail').attributes('data-number') : undefined
const NUMBERS = [1, 2, 3].map((count) => sheetNumber('BCD', 2026, count))
const choice = defaultChoice('customer', {
  country: 'GB',
  language: 'en',
  units: { power: 'PS', torque: 'Nm', both: false },
  unbranded: false
})
const entry = (at: number, title: string, customer = ''): SheetEntry & { choice: typeof choice } => ({
  number: NUMBERS[at]!,
  madeAt: '2026-11-20T10:00:00Z',
  title,
  customer,
  templateName: 'Customer',
  path: {
    types: '1',
    manufacturers: '10',
    models: '22',
    generations: '33',
    engines: '44'
  } as unknown as SheetEntry['path'],
  bytes: 1,
  pinned: false,
  moved: false,
  choice
})
async function open(address = '/sheets'): Promise<void> {
  screen = await mountScreen('sheets', SheetsPage, address)
  await flushPromises()
}

beforeEach(() => {
  stubFrames()
  fake.reset()
  window.localStorage.clear()
  fake.sheets_.made = [
    entry(0, 'Arvenna Corsale II 2.0 TDR 150', 'Ida Moen'),
    entry(1, 'Belmora Tavo I 1.2'),
    entry(2, 'Belmora Tavo I 1.4')
  ]
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
})

describe('made sheets', () => {
  it('are loaded again after a failure, the list and an opened one', async () => {
    fake.fail('sheets:list', 'store-failed')
    fake.fail('sheets:open', 'store-failed')
    await open(`/sheets?number=${NUMBERS[1]}`)
    expect([rows(), opened()]).toEqual([[], undefined])
    fake.restore('sheets:list')
    fake.restore('sheets:open')
    await get('sheets-list-again').trigger('click')
    await get('sheet-open-again').trigger('click')
    await flushPromises()
    expect([rows(), opened()]).toEqual([NUMBERS, NUMBERS[1]])
  })

  it('are found by car and customer while typing', async () => {
    await open()
    expect(rows()).toEqual(NUMBERS)
    await get('sheets-search').setValue('moen')
    await flushPromises()
    expect(rows()).toEqual([NUMBERS[0]])
    await get('sheets-search').setValue('no such')
    await flushPromises()
    expect(get('sheets-made').text()).toContain('No matches.')
  })

  it('have one link while there are none: to an engine', async () => {
    fake.sheets_.made = []
    await open()
    expect(get('sheets-made').text()).toContain('No sheets yetFor the customer: gain')
    expect(find('sheets-search').exists()).toBe(false)
    await get('sheets-find-engine').trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.name).toBe('catalogue')
  })

  it('open by a number typed or scanned into the field', async () => {
    await open()
    for (const [text, number] of [
      [`dynodesk://sheet/${NUMBERS[1]}`, NUMBERS[1]],
      [NUMBERS[2]!.toLowerCase().replaceAll('-', ' '), NUMBERS[2]]
    ] as const) {
      await get('sheets-search').setValue(text)
      await get('sheets-search').trigger('keydown', { key: 'Enter' })
      await flushPromises()
      expect(opened()).toBe(number)
    }
  })

  it('report an unknown number, and keep the list', async () => {
    await open()
    await get('sheets-search').setValue('BCD26-0999-X')
    await get('sheets-search').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(get('notice').text()).toContain('No sheet with this number on this computer.')
    expect(opened()).toBeUndefined()
  })

  it('open from an address, as linked by the success line', async () => {
    await open(`/sheets?number=${NUMBERS[0]}`)
    expect(opened()).toBe(NUMBERS[0])
    expect(screen.wrapper.get('iframe').attributes('src')).toBe(`dynodesk-sheet://document/${NUMBERS[0]}/`)
  })

  it('show what the catalogue has changed, the old value beside the new', async () => {
    fake.sheets_.changes = [
      { field: 'power', stage: 1, then: '190', now: '195' },
      { field: 'engine_code', stage: null, then: null, now: 'TDRB' },
      { field: 'hp_values', stage: null, then: '40,90,150,140,120', now: '41,90,150,140,120' }
    ]
    await open(`/sheets?number=${NUMBERS[0]}`)
    const lines = get('sheet-changes')
      .findAll('tbody tr')
      .map((row) => row.findAll('th, td').map((cell) => cell.text()))
    expect(lines).toEqual([
      ['Stage 1: Power', '190', '195'],
      ['Engine code', 'not given', 'TDRB'],
      ['Power values', '40, 90, 150, 140 … (5 values)', '41, 90, 150, 140 … (5 values)']
    ])
  })

  it('include pinned figures, with a comparison and without a PDF', async () => {
    const pinned = { ...entry(0, 'Arvenna Corsale II 2.0 TDR 150'), number: 'PIN-1', pinned: true }
    fake.sheets_.made = [pinned]
    fake.sheets_.changes = [{ field: 'power', stage: null, then: '150', now: '170' }]
    await open('/sheets?number=PIN-1')
    expect(get('made-sheet').attributes('data-pinned')).toBe('true')
    expect(get('made-sheet').text()).toContain('Pinned')
    expect(get('sheet-changes').text()).toContain('Then and now')
    expect(
      get('sheet-changes')
        .findAll('td')
        .map((cell) => cell.text())
    ).toEqual(['150', '170'])
    for (const id of ['sheet-save-pdf', 'sheet-print', 'sheet-original', 'sheet-preview'])
      expect(find(id).exists(), id).toBe(false)
    expect(get('sheet-remove').attributes('aria-label')).toBe('Remove the pin')
  })

  it('distinguish nothing newer from nothing different', async () => {
    await open(`/sheets?number=${NUMBERS[0]}`)
    expect(get('sheet-changes').text()).toContain('No newer figures')
    fake.sheets_.changes = []
    screen.wrapper.unmount()
    await open(`/sheets?number=${NUMBERS[0]}`)
    expect([get('sheet-changes').attributes('data-count'), get('sheet-changes').text()]).toEqual(['0', ''])
    fake.sheets_.made = [{ ...entry(0, 'Arvenna Corsale II 2.0 TDR 150'), number: 'PIN-1', pinned: true }]
    screen.wrapper.unmount()
    await open('/sheets?number=PIN-1')
    expect(get('sheet-changes').text()).toBe('Figures unchanged since then.')
  })

  it('report a missing PDF', async () => {
    await open(`/sheets?number=${NUMBERS[0]}`)
    expect(find('sheet-original').exists()).toBe(false)
    expect(get('sheet-detail').text()).toContain('10:00 · Customer · Ida Moen')
    fake.sheets_.original = false
    screen.wrapper.unmount()
    await open(`/sheets?number=${NUMBERS[0]}`)
    expect(get('sheet-original').text()).toContain('missing or was changed')
  })

  it('print and save the made file, on the last printer only while it is proven', async () => {
    window.localStorage.setItem('dynodesk.sheet-printer', 'laser')
    fake.sheets_.printers = [{ name: 'laser', label: 'Laser', proven: true }]
    await open(`/sheets?number=${NUMBERS[0]}`)
    const print = async (): Promise<unknown> => {
      await get('sheet-print').trigger('click')
      await flushPromises()
      return fake.sent('sheets:print').at(-1)
    }
    expect(await print()).toEqual({ number: NUMBERS[0], printer: 'laser' })
    fake.sheets_.printers = [{ name: 'laser', label: 'Laser', proven: false }]
    expect(await print()).toEqual({ number: NUMBERS[0], printer: '' })
    await get('sheet-save-pdf').trigger('click')
    await flushPromises()
    expect(get('sheet-detail').text()).toContain(`Saved: /papers/${NUMBERS[0]}.pdf`)
  })

  it('are deleted only after a second confirmation', async () => {
    await open(`/sheets?number=${NUMBERS[0]}`)
    await get('sheet-remove').trigger('click')
    await flushPromises()
    await get('sheet-remove-no').trigger('click')
    expect(fake.sent('sheets:remove')).toEqual([])
    await get('sheet-remove').trigger('click')
    await flushPromises()
    await get('sheet-remove-yes').trigger('click')
    await flushPromises()
    expect(opened()).toBeUndefined()
    expect(rows()).toEqual([NUMBERS[1], NUMBERS[2]])
  })

  it('show in the list that a printed figure has changed since', async () => {
    await open()
    const marks = (): (string | undefined)[] =>
      screen.wrapper.findAll('[data-testid="made-sheet"]').map((row) => row.attributes('data-moved'))
    expect(marks()).toEqual(['false', 'false', 'false'])
    fake.sheets_.made = [{ ...entry(0, 'Moved'), moved: true }, entry(1, 'Same')]
    fake.emit('sheets:changed', { count: 0 })
    await flushPromises()
    expect(marks()).toEqual(['true', 'false'])
    expect(get('made-sheet').attributes('data-number')).toBe(NUMBERS[0])
    expect(get('made-sheet').text()).toContain('Figures changed')
  })

  it('appear in the list as soon as they are made elsewhere', async () => {
    await open()
    fake.sheets_.made = [entry(0, 'New')]
    fake.emit('sheets:changed', { count: 1 })
    await flushPromises()
    expect(rows()).toEqual([NUMBERS[0]])
  })
})

describe('a number', () => {
  it('is distinguished from a word in the search field by its digits', () => {
    expect(looksLikeSheetNumber('ktr26 0042 h')).toBe(true)
    expect(looksLikeSheetNumber('Corsale 2014')).toBe(true)
    expect(looksLikeSheetNumber('Volkswagen Golf')).toBe(false)
    expect(looksLikeSheetNumber('2014')).toBe(false)
  })
})
