import { computed, ref, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { rowHeightAt, type Density } from '@shared/settings/window-scale'

/** The density of the window, which the shell copies from the settings. */
export const density = ref<Density>('comfortable')

/** Height of list rows at the chosen density. @param comfortable height at the default density, in pixels */
export function useRowHeight(comfortable: MaybeRefOrGetter<number>): ComputedRef<number> {
  return computed(() => rowHeightAt(toValue(comfortable), density.value))
}
