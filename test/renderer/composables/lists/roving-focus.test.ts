import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, nextTick, ref, useTemplateRef } from 'vue'
import { useRovingFocus } from '@/composables/lists/roving-focus'

const names = ref(['a', 'b', 'c'])
async function row(horizontal = false) {
  names.value = ['a', 'b', 'c']
  const Row = defineComponent({
    setup() {
      useRovingFocus(useTemplateRef<HTMLElement>('list'), { horizontal })
      return { names }
    },
    template: '<div ref="list"><button v-for="name in names" :key="name">{{ name }}</button><p>text</p></div>'
  })
  const wrapper = mount(Row, { attachTo: document.body })
  await nextTick()
  return wrapper
}
const stops = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('button')]
    .filter((one) => one.tabIndex === 0)
    .map((one) => one.textContent)
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event
}
const focused = (): string | null | undefined => document.activeElement?.textContent

describe('a row of buttons', () => {
  it('is one tab stop, the first or the last one focused', async () => {
    const wrapper = await row()
    expect(stops()).toEqual(['a'])
    wrapper.findAll('button')[0]!.element.focus()
    for (const [key, at] of [
      ['ArrowRight', 'b'],
      ['ArrowDown', 'c'],
      ['ArrowRight', 'a'],
      ['ArrowLeft', 'c'],
      ['Home', 'a'],
      ['End', 'c']
    ] as const) {
      press(key)
      expect(focused(), key).toBe(at)
    }
    expect(stops()).toEqual(['c'])
    wrapper.unmount()
  })
  it('keeps one stop when its buttons change', async () => {
    const wrapper = await row()
    wrapper.findAll('button')[2]!.element.focus()
    names.value = ['a', 'd']
    await nextTick()
    await nextTick()
    expect(stops()).toEqual(['a'])
    wrapper.unmount()
  })
  it('ignores up, down and keys with Alt when it is horizontal', async () => {
    const wrapper = await row(true)
    wrapper.findAll('button')[0]!.element.focus()
    expect(press('ArrowDown').defaultPrevented).toBe(false)
    const back = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(back)
    expect([back.defaultPrevented, focused()]).toEqual([false, 'a'])
    expect(press('ArrowRight').defaultPrevented).toBe(true)
    wrapper.unmount()
  })
})
