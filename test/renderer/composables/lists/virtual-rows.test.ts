import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, ref, useTemplateRef } from 'vue'
import { useVirtualRows } from '@/composables/lists/virtual-rows'

const ROW = 20
const count = ref(1000)
let rows: ReturnType<typeof useVirtualRows>
let wrapper: VueWrapper
let resized: (height: number) => void

const List = defineComponent({
  setup() {
    const scroller = useTemplateRef<HTMLElement>('scroller')
    rows = useVirtualRows({ count: () => count.value, rowHeight: ROW, scroller, beyond: () => 5 })
    return () => h('div', { ref: 'scroller' })
  }
})
beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: unknown[]) => void) {
        resized = (height) => report([{ contentRect: { height } }])
      }
      observe(): void {}
      disconnect(): void {}
    }
  )
  count.value = 1000
  wrapper = mount(List)
  await flushPromises()
  resized(200)
})
afterEach(() => {
  wrapper.unmount()
  vi.unstubAllGlobals()
})

async function scrollTo(top: number): Promise<void> {
  wrapper.element.scrollTop = top
  wrapper.element.dispatchEvent(new Event('scroll'))
  await flushPromises()
}
const drawn = (): (number | undefined)[] => [rows.indexes.value[0], rows.indexes.value.at(-1)]
const height = (): number => rows.spaceBefore.value + rows.indexes.value.length * ROW + rows.spaceAfter.value

describe('a long list', () => {
  it('draws the rows in view and some beyond, and keeps its height', async () => {
    expect([drawn(), height()]).toEqual([[0, 15], 1000 * ROW])
    await scrollTo(100 * ROW + 7)
    expect([drawn(), height()]).toEqual([[95, 115], 1000 * ROW])
    await scrollTo(990 * ROW)
    expect([drawn(), height()]).toEqual([[984, 999], 1000 * ROW])
  })

  it('draws more rows in a higher window', () => {
    resized(400)
    expect(drawn()).toEqual([0, 25])
  })

  it('is drawn whole when it is short, and empty when nothing is left', async () => {
    await scrollTo(500 * ROW)
    count.value = 150
    expect([drawn(), height()]).toEqual([[0, 149], 150 * ROW])
    count.value = 0
    expect([drawn(), height()]).toEqual([[undefined, undefined], 0])
  })
})
