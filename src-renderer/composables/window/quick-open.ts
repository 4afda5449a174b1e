import { shallowRef } from 'vue'

/** The box of the top bar, for menu, shortcut and pages; null before it is mounted. */
export const quickOpen = shallowRef<{ focus(): void } | null>(null)
