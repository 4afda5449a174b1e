import { inject, watch, type InjectionKey, type Ref } from 'vue'
import type { SettingsPageId } from './settings-pages'

/** The page on the screen; null: the results of the search. */
export const SHOWN_PAGE: InjectionKey<Readonly<Ref<SettingsPageId | null>>> = Symbol('shown page')

/** Runs each time the page comes onto the screen: all pages are in the document. */
export function onPageShown(page: SettingsPageId, run: () => unknown): void {
  const shown = inject(SHOWN_PAGE, null)
  if (shown === null) return void run()
  watch(shown, (id) => id === page && run(), { immediate: true })
}
