import { DEMO, fake } from '../../fakes/bridge'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { i18n } from '@/locales'
import { useConnection } from '@/stores/connection'
import EmptyState from '@/ui/EmptyState.vue'
import ListBox from '@/ui/ListBox.vue'
import SearchField from '@/ui/SearchField.vue'
import SegmentedControl from '@/ui/SegmentedControl.vue'
import TextField from '@/ui/TextField.vue'
import UiButton from '@/ui/UiButton.vue'
import UiChip from '@/ui/UiChip.vue'
import UiDialog from '@/ui/UiDialog.vue'
import MissingValue from '@/ui/MissingValue.vue'
import UiPicture from '@/ui/UiPicture.vue'

describe('UiButton', () => {
  it('ignores clicks while busy but keeps the focus', async () => {
    const button = mount(UiButton, { props: { busy: true, type: 'submit' } })
    await button.trigger('click')
    expect(button.emitted('click')).toBeUndefined()
    expect(button.attributes()).toMatchObject({ 'aria-busy': 'true', type: 'button' })
    expect(button.attributes('disabled')).toBeUndefined()
    await button.setProps({ busy: false })
    await button.trigger('click')
    expect(button.emitted('click')).toHaveLength(1)
  })
})

describe('SegmentedControl', () => {
  const options = [
    { value: 'PS', label: 'PS' },
    { value: 'kW', label: 'kW' },
    { value: 'bhp', label: 'bhp' }
  ] as const
  it('moves the choice with arrows, around the ends', async () => {
    const control = mount(SegmentedControl<string>, { props: { modelValue: 'PS', options, label: 'Unit' } })
    await control.trigger('keydown', { key: 'ArrowLeft' })
    await control.trigger('keydown', { key: 'ArrowRight' })
    expect(control.emitted('update:modelValue')).toEqual([['bhp'], ['kW']])
  })
  it('is one tab stop', () => {
    const control = mount(SegmentedControl<string>, { props: { modelValue: 'kW', options, label: 'Unit' } })
    expect(control.findAll('button').map((one) => one.attributes('tabindex'))).toEqual(['-1', '0', '-1'])
    expect(control.get('[role="radio"][aria-checked="true"]').text()).toBe('kW')
  })
  it('leaves Alt with arrows to the history', async () => {
    const control = mount(SegmentedControl<string>, { props: { modelValue: 'kW', options, label: 'Unit' } })
    await control.trigger('keydown', { key: 'ArrowLeft', altKey: true })
    expect(control.emitted('update:modelValue')).toBeUndefined()
  })
})

describe('SearchField', () => {
  const field = (modelValue = '') =>
    mount(SearchField, {
      props: { modelValue, label: 'Find', clearLabel: 'Clear' },
      attrs: { placeholder: 'type', 'data-testid': 'x' }
    })
  it('passes its attributes to the box', () => {
    expect(field().get('input').attributes()).toMatchObject({
      'aria-label': 'Find',
      placeholder: 'type',
      'data-testid': 'x'
    })
  })
  it('takes no more characters than a search accepts together with a fuel', () => {
    expect(field().get('input').attributes('maxlength')).toBe('400')
  })
  it('emits nothing while an input method composes, and the text at its end', async () => {
    const wrapper = field()
    const input = wrapper.get('input')
    await input.trigger('compositionstart')
    await input.setValue('ㄉㄚ')
    await input.trigger('keydown', { key: 'Enter' })
    expect(wrapper.emitted()).not.toHaveProperty('update:modelValue')
    expect(wrapper.emitted()).not.toHaveProperty('submit')
    ;(input.element as HTMLInputElement).value = '大'
    await input.trigger('compositionend')
    expect(wrapper.emitted('update:modelValue')).toEqual([['大']])
  })
  it('is cleared by Escape, and passes on an Escape without text', async () => {
    const full = field('abc')
    await full.get('input').trigger('keydown', { key: 'Escape' })
    expect(full.emitted('update:modelValue')).toEqual([['']])
    const empty = field()
    await empty.get('input').trigger('keydown', { key: 'Escape' })
    expect(empty.emitted('update:modelValue')).toBeUndefined()
  })
  it('is cleared by its button, which exists only with text', async () => {
    expect(field().find('button').exists()).toBe(false)
    const full = field('abc')
    await full.get('button').trigger('click')
    expect(full.emitted('update:modelValue')).toEqual([['']])
  })
})

describe('TextField', () => {
  it('connects label, box and error', () => {
    const field = mount(TextField, { props: { modelValue: '', label: 'Address', hint: 'a hint', error: 'Not https' } })
    const input = field.get('input')
    expect(field.get('label').attributes('for')).toBe(input.attributes('id'))
    expect(input.attributes('aria-invalid')).toBe('true')
    expect(field.get(`#${input.attributes('aria-describedby')}`).text()).toBe('Not https')
  })
})

describe('UiChip', () => {
  it('is a button only if it can be clicked', async () => {
    expect(mount(UiChip, { slots: { default: 'OBD' } }).element.tagName).toBe('SPAN')
    const chip = mount(UiChip, { props: { pressed: false, count: '3' }, slots: { default: 'Diesel' } })
    expect(chip.attributes('aria-pressed')).toBe('false')
    await chip.trigger('click')
    expect(chip.emitted('toggle')).toHaveLength(1)
  })
})

describe('MissingValue and EmptyState', () => {
  it('shows "not given" unless it has another text', () => {
    expect(mount(MissingValue, { global: { plugins: [i18n] } }).text()).toBe('not given')
    expect(mount(MissingValue, { global: { plugins: [i18n] }, slots: { default: 'none listed' } }).text()).toBe(
      'none listed'
    )
  })
  it('has no space for actions without actions', () => {
    expect(
      mount(EmptyState, { props: { title: 'Nothing' } })
        .find('.actions')
        .exists()
    ).toBe(false)
  })
})

describe('UiPicture', () => {
  beforeEach(() => void setActivePinia(createPinia()))
  it('keeps its box and its replacement until the picture is drawn, and permanently when it fails', async () => {
    const picture = mount(UiPicture, { props: { address: 'x:1', alt: '' }, slots: { default: 'AB' } })
    expect(picture.text()).toBe('AB')
    await picture.get('img').trigger('error')
    expect(picture.find('img').exists()).toBe(false)
    await picture.setProps({ address: 'x:2' })
    await picture.get('img').trigger('load')
    expect(picture.text()).toBe('')
  })
  it('is requested again when the service answers again', async () => {
    await useConnection().load()
    const picture = mount(UiPicture, { props: { address: 'x:1', alt: '' } })
    await picture.get('img').trigger('error')
    for (const state of ['offline', 'online'] as const) {
      expect(picture.find('img').exists()).toBe(false)
      fake.emit('connection:changed', { ...DEMO, state })
      await nextTick()
    }
    expect(picture.find('img').exists()).toBe(true)
  })
  it('requests nothing without an address', () => {
    expect(
      mount(UiPicture, { props: { address: null, alt: '' } })
        .find('img')
        .exists()
    ).toBe(false)
  })
})

describe('ListBox', () => {
  const items = ['1', '2', '3'].map((id) => ({ id }))
  const list = (props: object = {}) =>
    mount(ListBox<{ id: string }>, {
      props: { items, label: 'List', ...props },
      slots: { default: '<i />' },
      attachTo: document.body
    })
  it('marks without choosing, and chooses on Enter and Space', async () => {
    const wrapper = list({ activeId: '1' })
    await wrapper.trigger('keydown', { key: 'ArrowDown' })
    expect(wrapper.emitted('update:activeId')).toEqual([['2']])
    expect(wrapper.emitted('choose')).toBeUndefined()
    await wrapper.setProps({ activeId: '2' })
    await wrapper.trigger('keydown', { key: 'Enter' })
    await wrapper.trigger('keydown', { key: ' ' })
    expect(wrapper.emitted('choose')).toEqual([
      ['2', 'key'],
      ['2', 'key']
    ])
  })
  it('begins at the chosen entry when it gets the focus', async () => {
    const wrapper = list({ selectedId: '3' })
    await wrapper.trigger('focus')
    expect(wrapper.emitted('update:activeId')).toEqual([['3']])
  })
  it('exposes to assistive technology which row is marked, chosen, and of how many', () => {
    const wrapper = list({ activeId: '2', selectedId: '3' })
    const marked = wrapper.get(`[id="${wrapper.attributes('aria-activedescendant')}"]`)
    expect(marked.attributes()).toMatchObject({
      'data-id': '2',
      'aria-posinset': '2',
      'aria-setsize': '3',
      'aria-selected': 'false'
    })
    expect(wrapper.get('[aria-selected="true"]').attributes('data-id')).toBe('3')
  })
  it('ignores left, right and keys with Alt or Ctrl', async () => {
    const wrapper = list({ activeId: '1' })
    for (const init of [{ key: 'ArrowLeft' }, { key: 'ArrowDown', altKey: true }, { key: 'Enter', ctrlKey: true }])
      await wrapper.trigger('keydown', init)
    expect(wrapper.emitted('update:activeId')).toBeUndefined()
    expect(wrapper.emitted('choose')).toBeUndefined()
  })
})

describe('UiDialog', () => {
  it('is closed by a press beside it, not by one that began inside', async () => {
    const dialog = mount(UiDialog, { props: { title: 'Keys', dismissible: true } })
    await dialog.get('h2').trigger('pointerdown')
    // the common ancestor gets the click
    await dialog.trigger('click')
    expect(dialog.emitted('close')).toBeUndefined()
    await dialog.trigger('pointerdown')
    await dialog.trigger('click')
    expect(dialog.emitted('close')).toHaveLength(1)
  })
  it('opens again when a second Escape closes it while its parent keeps it', async () => {
    const dialog = mount(UiDialog, { props: { title: 'Restore' }, attachTo: document.body })
    const element = dialog.element as HTMLDialogElement
    element.close()
    await flushPromises()
    expect(element.open).toBe(true)
    dialog.unmount()
    await flushPromises()
    expect(element.open).toBe(false)
  })
})
