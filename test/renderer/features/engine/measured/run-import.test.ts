import { fake } from '../../../../fakes/bridge'
import '../../../../fakes/canvas'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import MeasuredRunImport from '@/features/engine/measured/MeasuredRunImport.vue'
import { i18n } from '@/locales'
import { useSettings } from '@/stores/settings'
import { done } from '@contract/failures'
import type { RunPreview } from '@contract/channels/measured-runs'
import { buildCurves } from '@shared/dyno/curve-set'
import { guessMapping, type RunMapping } from '@shared/measured-runs/run-mapping'

const SET = buildCurves(detailOf(CATALOGUE, '40')!, {
  trimZeroPadding: true,
  drawCommonPart: false,
  peakTolerancePercent: 2
})
/** The guess takes the second heading line, which begins with two numbers, for values. */
const HEAD = [
  ['Bench 4', '', ''],
  ['2', '4', ''],
  ['Drehzahl', 'Leistung [kW] DIN 70020', 'Drehmoment [lb-ft]'],
  ['1000', '21', '205'],
  ['1500', '31', '223']
]

async function show(known?: RunMapping, read: Partial<RunPreview> = {}) {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('[autofocus]')?.focus()
  }

  const pinia = createPinia()
  setActivePinia(pinia)
  await useSettings().load()
  const guess = guessMapping(HEAD, ';')
  fake.answer(
    'measured:preview',
    done({
      leftOut: [],
      leftOutCount: 0,
      sorted: false,
      merged: 0,
      cut: false,
      head: HEAD,
      points: 2,
      span: { from: 1000, to: 1500 },
      power: { rpm: 1500, value: 31 },
      torque: { rpm: 1500, value: 223 },
      worst: { rpm: 1500, percent: -1 },
      drawn: { rpm: [1000, 9500], power: [21, 31], torque: [205, 223] },
      ...read
    })
  )
  const shown = mount(MeasuredRunImport, {
    props: {
      engineId: '5',
      set: SET,
      table: {
        kind: 'table',
        token: 't',
        file: 'bench.csv',
        bytes: 10,
        guess,
        sources: known ? [{ name: 'Bench', mapping: known }] : [],
        fits: known ? 'Bench' : null
      }
    },
    global: { plugins: [pinia, i18n], stubs: { teleport: true } },
    attachTo: document.body
  })
  await flushPromises()
  const field = <T extends HTMLElement>(label: string, at = 0): T =>
    shown
      .findAll('label')
      .filter((one) => one.get('span').text() === label)
      [at]!.get('select, input').element as T
  return {
    shown,
    units: () => [field<HTMLSelectElement>('in').value, field<HTMLSelectElement>('in', 1).value],
    correction: () => (shown.get('[data-testid="measured-correction"]').element as HTMLSelectElement).value,
    async set(label: string, value: string, at = 0) {
      const element = field<HTMLInputElement>(label, at)
      element.value = value
      element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input'))
      await flushPromises()
    },
    async column(of: string, value: string) {
      await shown.get(`[data-testid="measured-${of}"]`).setValue(value)
      await flushPromises()
    }
  }
}

beforeEach(() => fake.reset())

it('draws the read points over the curves of the engine', async () => {
  const { shown } = await show()
  const chart = shown.get('[data-testid="measured-sketch"] [data-testid="dyno-chart"]')
  expect(chart.attributes('data-drawn')).toBe('power torque power-1 torque-1 power-2 torque-2')
  // the run reaches beyond them
  expect(Number(chart.attributes('data-to'))).toBeGreaterThanOrEqual(9500)
  expect(shown.get('details').find('table').exists()).toBe(true)
  shown.unmount()
  const nothing = await show(undefined, { points: 0, span: null, power: null, torque: null })
  expect(nothing.shown.find('[data-testid="measured-sketch"]').exists()).toBe(false)
  nothing.shown.unmount()
})

it('reads the table with whole numbers of header lines only', async () => {
  const { shown, set } = await show()
  const read = () => [...new Set(fake.sent('measured:preview').map(({ mapping }) => mapping.headerLines))]
  const before = read()
  for (const entry of ['', '5.5', '-1', '201']) await set('Header lines', entry)
  expect(read()).toEqual(before)
  await set('Header lines', '0')
  await set('Header lines', '3')
  expect(read()).toEqual([...before, 0, 3])
  shown.unmount()
})

it('leaves a cleared number of header lines empty when another change is read', async () => {
  const { shown, set, column } = await show()
  await set('Header lines', '')
  await column('power', '2')
  const field = shown.get('input[type="number"]').element as HTMLInputElement
  expect(field.value).toBe('')
  await set('Header lines', '3')
  expect(field.value).toBe('3')
  shown.unmount()
})

it('warns before the run is stored where power is not torque × rpm', async () => {
  const warning = '[data-testid="measured-disagreement"]'
  expect((await show()).shown.find(warning).exists()).toBe(false)
  const { shown } = await show(undefined, { worst: { rpm: 1500, percent: -29.84 } })
  expect(shown.get(warning).text()).toBe(
    'Power and torque disagree by 29.8 % at 1\u202f500 rpm. Check columns and units.'
  )
})

it('folds the columns of a file that is read without help, with the focus in the name', async () => {
  const state = async (...args: Parameters<typeof show>) => {
    const { shown } = await show(...args)
    const focused = document.activeElement
    const found = [shown.get('details').attributes('open') !== undefined, focused?.tagName === 'SELECT']
    shown.unmount()
    return found
  }
  expect(await state()).toEqual([false, false])
  expect(await state(undefined, { torque: null })).toEqual([true, true])
  expect(await state(guessMapping(HEAD, ';'), { torque: null })).toEqual([false, false])
  expect(await state(undefined, { leftOutCount: 1 })).toEqual([true, true])
})

describe('the units of a measured run', () => {
  it('are guessed again from the headings after a correction of their lines and columns', async () => {
    const page = await show()
    expect(page.units()).toEqual(['PS', 'Nm'])
    await page.set('Header lines', '3')
    await page.column('power', '1')
    await page.column('torque', '2')
    expect(page.units()).toEqual(['kW', 'lb-ft'])
    expect(page.correction()).toBe('din-70020')
  })

  it('stay where a person chose them', async () => {
    const page = await show()
    await page.set('in', 'bhp')
    await page.set('Header lines', '3')
    await page.column('power', '1')
    await page.column('torque', '2')
    expect(page.units()).toEqual(['bhp', 'lb-ft'])
  })

  it('stay those of a saved source', async () => {
    const saved: RunMapping = { ...guessMapping(HEAD, ';'), headerLines: 3, power: 1, torque: 2, powerUnit: 'bhp' }
    const page = await show({ ...saved, torqueUnit: 'kgm' })
    expect(page.units()).toEqual(['bhp', 'kgm'])
    await page.set('Header lines', '2')
    expect(page.units()).toEqual(['bhp', 'kgm'])
  })
})

describe('a refused measured run', () => {
  it.each([
    ['has no readable points', { points: 0, span: null, power: null, torque: null }, 'No row can be read'],
    ['is no longer open', null, 'The file is no longer open']
  ])('says that its file %s', async (_name, after, words) => {
    const page = await show()
    const before = await fake.measured.preview({ token: 't', mapping: guessMapping(HEAD, ';') })
    if (!before.ok || !before.value) throw new Error('no preview')
    fake.answer('measured:preview', done(after && { ...before.value, ...after }))
    await page.shown.get('form').trigger('submit')
    await flushPromises()
    expect(page.shown.get('[data-testid="measured-summary"]').text()).toContain(words)
  })
})
