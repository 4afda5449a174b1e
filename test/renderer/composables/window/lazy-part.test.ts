import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'

let parts: typeof import('@/composables/window/lazy-part')
/** As at a start: nothing is loaded. */
beforeEach(async () => {
  vi.resetModules()
  parts = await import('@/composables/window/lazy-part')
})

const Button = defineComponent({
  props: { name: { type: String, default: '' } },
  setup: (props) => () => h('button', `button ${props.name}`)
})
const Menu = defineComponent({
  props: { name: { type: String, default: '' }, open: Boolean },
  setup: (props) => () => h('button', `menu ${props.name} ${props.open ? 'open' : 'closed'}`)
})

describe('a lazy part', () => {
  it('loads after the first paint, and shows nothing before', async () => {
    const load = vi.fn(async () => ({ default: Menu }))
    const Part = parts.lazyPart(load)
    const wrapper = mount(() => h('div', h(Part, { name: 'a' })))
    await flushPromises()
    expect([load.mock.calls.length, wrapper.text()]).toEqual([0, ''])
    await parts.loadLazyParts()
    await flushPromises()
    expect(wrapper.text()).toBe('menu a closed')
  })
})

describe('a lazy menu', () => {
  it('shows its button until it is loaded, and then opens when the button was pressed', async () => {
    const LazyMenu = parts.lazyMenu(async () => ({ default: Menu }), Button)
    const [pressed, other] = ['a', 'b'].map((name) => mount(LazyMenu, { props: { name } }))
    expect([pressed!.text(), other!.text()]).toEqual(['button a', 'button b'])
    await pressed!.trigger('click')
    await parts.loadLazyParts()
    await flushPromises()
    expect([pressed!.text(), other!.text()]).toEqual(['menu a open', 'menu b closed'])
  })
})
