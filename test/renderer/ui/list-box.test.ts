import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { h, nextTick } from 'vue'
import { density } from '@/composables/lists/row-height'
import ListBox from '@/ui/ListBox.vue'

const items = Array.from({ length: 41 }, (_none, index) => ({ id: String(index) }))

test('a click on a row far down does not scroll the list away from the pointer', async () => {
  const wrapper = mount(ListBox<{ id: string }>, {
    props: { items, label: 'models', itemTestId: 'item' },
    slots: { default: ({ item }: { item: { id: string } }) => h('span', item.id) },
    attachTo: document.body
  })
  const list = wrapper.get('[role=listbox]')
  list.element.scrollTop = 700
  await wrapper.findAll('[data-testid=item]')[30]!.trigger('mousedown')
  expect(document.activeElement).toBe(list.element)
  expect(list.element.scrollTop).toBe(700)
  expect(wrapper.emitted('update:activeId')).toBeUndefined()
  await wrapper.findAll('[data-testid=item]')[30]!.trigger('click')
  expect(wrapper.emitted('choose')).toEqual([['30', 'pointer']])
  wrapper.unmount()
})

test('the keyboard focus marks the chosen row and scrolls it into view', async () => {
  const wrapper = mount(ListBox<{ id: string }>, {
    props: { items, label: 'models', selectedId: '20' },
    attachTo: document.body
  })
  wrapper.get<HTMLElement>('[role=listbox]').element.focus()
  expect(wrapper.emitted('update:activeId')).toEqual([['20']])
  wrapper.unmount()
})

test('the selected row stays in view when the list becomes lower', async () => {
  let report: (height: number) => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        report = (height) =>
          callback([{ contentRect: { height } } as ResizeObserverEntry], this as unknown as ResizeObserver)
      }
      observe(): void {}
      disconnect(): void {}
    }
  )
  const wrapper = mount(ListBox<{ id: string }>, { props: { items, label: 'models', selectedId: '8' } })
  await nextTick()
  const { element } = wrapper.get('[role=listbox]')
  element.scrollTop = 0
  const become = (height: number): void => {
    Object.defineProperty(element, 'clientHeight', { value: height, configurable: true })
    report(height)
  }
  become(240)
  expect(element.scrollTop, '9 rows of 28 px above the fade').toBe(9 * 28 + 26 - 240)
  become(200)
  expect(element.scrollTop).toBe(9 * 28 + 26 - 200)
  // a row that was out of view stays there
  element.scrollTop = 600
  become(100)
  expect(element.scrollTop).toBe(600)
  wrapper.unmount()
  vi.unstubAllGlobals()
})

test('rows have the height of the density', async () => {
  const wrapper = mount(ListBox<{ id: string }>, { props: { items, label: 'models', itemTestId: 'item' } })
  const height = (): string => wrapper.get<HTMLElement>('[data-testid=item]').element.style.height
  expect(height()).toBe('28px')
  density.value = 'workshop'
  await nextTick()
  expect(height()).toBe('37px')
  density.value = 'comfortable'
  wrapper.unmount()
})
