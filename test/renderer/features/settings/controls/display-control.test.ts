import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fake } from '../../../../fakes/bridge'
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import DisplayControl from '@/features/settings/controls/DisplayControl.vue'
import SettingRow from '@/features/settings/rows/SettingRow.vue'
import { i18n } from '@/locales'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import { settingView } from '@shared/settings/setting-view'
import { createPinia, setActivePinia } from 'pinia'

enableAutoUnmount(afterEach)
const DESK = { key: '1 Desk', number: 1, label: 'Desk', width: 1920, height: 1080, own: true, chosen: false }
const WALL = { key: '2', number: 2, label: '', width: 3840, height: 2160, own: false, chosen: false }
async function show(modelValue: string): Promise<VueWrapper> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const wrapper = mount(DisplayControl, {
    props: { modelValue, describedBy: 'help', disabled: false, label: 'Display' },
    global: { plugins: [pinia, i18n] }
  })
  await flushPromises()
  return wrapper
}
const options = (wrapper: VueWrapper): string[] => wrapper.findAll('option').map((one) => one.text())

beforeEach(() => {
  fake.reset()
  fake.answer('customer:displays', [DESK, WALL])
})

describe('the choice of the customer’s display', () => {
  it('lists connected displays by number, name and size', async () => {
    const wrapper = await show('')
    expect(options(wrapper)).toEqual([
      'Any other display',
      'display 1 · Desk · 1920 × 1080 · this window is on it',
      'display 2 · 3840 × 2160'
    ])
  })

  it('keeps a disconnected display in the list, and finds it when it returns', async () => {
    const wrapper = await show('9 Beamer')
    expect(options(wrapper).at(-1)).toBe('Beamer (not connected)')
    expect((wrapper.get('select').element as HTMLSelectElement).value).toBe('9 Beamer')
    // the display has another number now
    fake.answer('customer:displays', [DESK, { ...WALL, key: '4 Beamer', label: 'Beamer', chosen: true }])
    window.dispatchEvent(new Event('focus'))
    await flushPromises()
    expect((wrapper.get('select').element as HTMLSelectElement).value).toBe('4 Beamer')
    expect(options(wrapper)).toHaveLength(3)
  })

  it.each(['2', ''])('shows the choice “%s” at once, before the displays are read again', async (key) => {
    fake.answer('customer:displays', [{ ...DESK, chosen: true }, WALL])
    const wrapper = await show(DESK.key)
    await wrapper.get('select').setValue(key)
    await wrapper.setProps({ modelValue: key })
    expect((wrapper.get('select').element as HTMLSelectElement).value).toBe(key)
  })

  it('explains what to do when the program cannot choose a display', async () => {
    fake.answer('customer:displays', [])
    const wrapper = await show('')
    expect(wrapper.find('select').exists()).toBe(false)
    expect(wrapper.text()).toBe('Drag the window to the customer’s display, then press F11.')
  })
})

describe('a choice that is refused', () => {
  beforeEach(() => fake.fail('settings:set', 'store-failed'))
  async function mounted(key: SettingKey): Promise<VueWrapper> {
    const pinia = createPinia()
    setActivePinia(pinia)
    const { standard } = SETTINGS[key]
    const wrapper = mount(SettingRow, {
      props: { entry: settingView(key, standard, false, standard) },
      global: { plugins: [pinia, i18n] }
    })
    await flushPromises()
    return wrapper
  }
  it('leaves the stored display in the menu', async () => {
    const wrapper = await mounted('customer.screen')
    const menu = wrapper.get<HTMLSelectElement>('select')
    await menu.setValue('2')
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([{ key: 'customer.screen', value: '2' }])
    expect(menu.element.value).toBe('')
  })
  it('leaves the stored ticks of the kinds of notifications', async () => {
    const wrapper = await mounted('notifications.kinds')
    const box = wrapper.get<HTMLInputElement>('input[type="checkbox"]')
    const before = box.element.checked
    await box.setValue(!before)
    await flushPromises()
    expect(fake.sent('settings:set')).toHaveLength(1)
    expect(box.element.checked).toBe(before)
  })
})

it('offers no display mode when the program cannot choose a display', async () => {
  const open = async (): Promise<VueWrapper> => {
    const pinia = createPinia()
    setActivePinia(pinia)
    const entry = settingView('customer.display', 'other', false, 'other')
    const wrapper = mount(SettingRow, { props: { entry }, global: { plugins: [pinia, i18n] } })
    await flushPromises()
    return wrapper
  }
  const wrapper = await open()
  await wrapper.get('[data-value="same"]').trigger('click')
  expect(fake.sent('settings:set')).toEqual([{ key: 'customer.display', value: 'same' }])
  fake.answer('customer:displays', [])
  const onWayland = await open()
  expect(onWayland.find('[role="radio"]').exists()).toBe(false)
  expect(onWayland.text()).toContain('On Wayland you choose its display yourself.')
})
