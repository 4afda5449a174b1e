/** Import the fake bridge before it, as before any screen. */
import { h, type FunctionalComponent } from 'vue'
import SettingsPageContent from '@/features/settings/pages/SettingsPageContent.vue'
import type { SettingsPageId } from '@/features/settings/pages/settings-pages'

/** A page of the settings without the others, which take ten times as long to draw. */
export const onePage =
  (page: SettingsPageId): FunctionalComponent =>
  () =>
    h(SettingsPageContent, { page })
