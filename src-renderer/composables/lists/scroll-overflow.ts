import { onBeforeUnmount, onMounted, readonly, ref, watch, type Ref } from 'vue'

/** True for the directions in which an element can scroll further. A change of `changed` checks again. */
export function useScrollOverflow(
  scroller: Readonly<Ref<HTMLElement | null>>,
  changed: () => unknown
): { right: Readonly<Ref<boolean>>; below: Readonly<Ref<boolean>>; update: () => void } {
  const right = ref(false)
  const below = ref(false)
  const observer = new ResizeObserver(update)

  function update(): void {
    const element = scroller.value
    // half a pixel is rounding
    right.value = element !== null && element.scrollLeft + element.clientWidth < element.scrollWidth - 1
    below.value = element !== null && element.scrollTop + element.clientHeight < element.scrollHeight - 1
  }
  watch(scroller, (now, before) => {
    if (before) observer.unobserve(before)
    if (now) observer.observe(now)
    update()
  })
  watch(changed, update, { flush: 'post' })
  onMounted(() => {
    if (scroller.value) observer.observe(scroller.value)
    update()
  })
  onBeforeUnmount(() => observer.disconnect())
  return { right: readonly(right), below: readonly(below), update }
}
