import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { useSettings } from '@/stores/settings'

/** The tour through the window, and whether the start page still offers it. */
export const useTour = defineStore('tour', () => {
  const settings = useSettings()
  const running = ref(false)
  const offered = computed(() => settings.value('help.offerTour') && !running.value)

  function decline(): void {
    if (settings.value('help.offerTour')) void settings.set('help.offerTour', false)
  }
  return {
    running,
    offered,
    start: (): void => void (running.value = true),
    leave(): void {
      running.value = false
      decline()
    },
    decline
  }
})
