import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import Papa from 'papaparse'
import { i18n } from '@/locales'
import { DEMO, ENGINE, fake, giveEngine, showEnginePage, type ShownEnginePage } from '../mount-engine-page'

const items = async ({ page }: ShownEnginePage): Promise<HTMLElement[]> => {
  await page.get('[data-testid="engine-menu-open"]').trigger('keydown', { key: 'Enter' })
  await flushPromises()
  document.querySelector<HTMLElement>('[data-testid="export-open"]')!.click()
  await flushPromises()
  return [...document.querySelectorAll<HTMLElement>('[data-testid="export-item"]')]
}
const choose = async (shown: ShownEnginePage, id: string): Promise<void> => {
  ;(await items(shown)).find((item) => item.dataset['id'] === id)?.click()
  await flushPromises()
}
const copied = (): string =>
  fake.sent('files:copy').flatMap(({ content }) => ('text' in content ? [content.text] : []))[0] ?? ''
const lines = (): Record<string, string> =>
  Object.fromEntries(
    copied()
      .split('\n')
      .map((line) => line.split('\t') as [string, string])
  )

beforeEach(() => {
  fake.reset()
  fake.connection_ = DEMO
})

describe('the curve as CSV', () => {
  it('is saved with its points and units', async () => {
    await choose(await showEnginePage(ENGINE, { 'units.power': 'kW' }), 'curve-csv')
    const [sent] = fake.sent('files:save')
    expect(sent).toMatchObject({ kind: 'csv', suggestedName: expect.stringMatching(/2\.0 TDR 150 curve$/) })
    const rows = Papa.parse<Record<string, string>>(
      sent && 'text' in sent.content ? sent.content.text.replace(/^\ufeff/, '') : '',
      { header: true, newline: '\r\n', skipEmptyLines: true }
    ).data
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({
      rpm: '1000',
      'stock_power (PS assumed)': '40',
      'stock_power (kW assumed)': '29.41995',
      'stage_1_torque (Nm assumed)': '240',
      engine_id: '40',
      source: 'demo'
    })
  })

  it('is not offered where no values are given', async () => {
    giveEngine({ hp_values: null, nm_values: '', rpm_values: null, remap_stages: [] })
    const ids = (await items(await showEnginePage())).map((item) => item.dataset['id'])
    expect(ids).toContain('csv')
    expect(ids).not.toContain('curve-csv')
  })
})

describe('the chart as a picture', () => {
  afterEach(() => (i18n.global.locale.value = 'en'))
  it('names the engine speed as the language of the window does', async () => {
    const shown = await showEnginePage()
    i18n.global.locale.value = 'nb'
    await choose(shown, 'svg')
    const [sent] = fake.sent('files:save')
    const svg = sent && 'text' in sent.content ? sent.content.text : ''
    expect(svg).toContain('>o/min<')
    expect(svg).not.toContain('>rpm<')
  })
})

describe('the copied table', () => {
  it('has gains as displayed, without an apostrophe', async () => {
    await choose(await showEnginePage(), 'table')
    expect(lines()['Stage 1 · Gain, power']).toBe('+40 PS (+27 %)')
    expect(copied()).not.toMatch(/(^|\t)'/m)
  })

  it('names options, tools and methods, and missing values in the words of the screen', async () => {
    await choose(await showEnginePage(), 'table')
    expect(lines()).toMatchObject({
      Options: 'Speed limiter',
      'Read tools': 'Kestrel 3',
      'Read methods': 'OBD',
      'Stage 1 · Parts needed': 'none listed',
      'Stage 2 · Parts needed': 'downpipe, intake'
    })
    giveEngine({
      options: null,
      read_tools: [],
      read_methods: [
        { id: '1', value: 'OBD' },
        { id: '2', value: 'Bench' }
      ],
      ecu: null
    })
    fake.calls.length = 0
    await choose(await showEnginePage(), 'table')
    expect(lines()).toMatchObject({
      Options: 'not provided',
      'Read tools': 'none listed',
      'Read methods': 'OBD, Bench',
      ECU: 'not given'
    })
  })
})

describe('Ctrl+C', () => {
  const press = async (key: KeyboardEventInit, on: EventTarget = document.body): Promise<void> => {
    on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }))
    await flushPromises()
  }

  it('copies the engine as text with units and source, also on a Cyrillic keyboard', async () => {
    await showEnginePage()
    await press({ key: 'c', ctrlKey: true })
    expect(copied()).toContain('2.0 TDR 150')
    expect(copied()).toMatch(/150 PS/)
    expect(copied()).toContain('Source: ')
    await press({ key: 'с', code: 'KeyC', ctrlKey: true })
    expect(fake.sent('files:copy')).toHaveLength(2)
  })

  it('is left to selected text, fields and other keys, and follows the policy', async () => {
    const { page } = await showEnginePage()
    await press({ key: 'c' })
    await press({ key: 'c', ctrlKey: true, shiftKey: true })
    const field = document.body.appendChild(document.createElement('input'))
    await press({ key: 'c', ctrlKey: true }, field)
    field.remove()
    window.getSelection()!.selectAllChildren(page.get('h1').element)
    await press({ key: 'c', ctrlKey: true })
    window.getSelection()!.removeAllRanges()
    page.unmount?.()
    await showEnginePage(ENGINE, { 'policy.allowExport': false })
    await press({ key: 'c', ctrlKey: true })
    expect(fake.sent('files:copy')).toEqual([])
  })
})
