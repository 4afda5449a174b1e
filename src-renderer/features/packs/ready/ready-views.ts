import { computed, toRef, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFavourites } from '@/stores/favourites'
import { usePacks } from '@/stores/packs'
import { useViewState } from '@/composables/places/tabs'
import { useRecents } from '@/composables/catalogue/recents'
import type { ReadinessScope } from '@contract/channels/packs'
import { MAX_SCOPES, toPackChoices, type PackChoice } from '../pack-choices'

interface ReadyView {
  /** 'stored', 'chosen', 'favourites', 'recents' or the id of a pack. */
  readonly key: string
  readonly title: string
  readonly scopes: readonly ReadinessScope[]
}

export const ALL_STORED: readonly ReadinessScope[] = [{ kind: 'stored' }]

/** Lists of engines that the page offers, and the shown one: all stored engines, until another one is chosen. */
export function useReadyViews(choices: () => readonly PackChoice[]) {
  const { t } = useI18n()
  const favourites = useFavourites()
  const packs = usePacks()
  const { recents } = useRecents()
  const scopesOf = (entries: Parameters<typeof toPackChoices>[0]): ReadinessScope[] =>
    toPackChoices(entries)
      .slice(0, MAX_SCOPES)
      .map((choice) => choice.scope)
  const views = computed<ReadyView[]>(() => {
    const all: readonly ReadyView[] = [
      { key: 'stored', title: t('offline.view.stored'), scopes: ALL_STORED },
      { key: 'chosen', title: t('offline.view.chosen'), scopes: choices().map((choice) => choice.scope) },
      ...packs.all.map((pack) => ({ key: pack.id, title: pack.title, scopes: pack.scopes ?? [] })),
      { key: 'favourites', title: t('offline.view.favourites'), scopes: scopesOf(favourites.entries) },
      { key: 'recents', title: t('offline.favourites.recents'), scopes: scopesOf(recents.value) }
    ]
    return all.filter(({ scopes }) => scopes.length > 0)
  })
  const shown = toRef(
    useViewState('offline', () => ({ shown: 'stored' })),
    'shown'
  )
  let isLoaded = false
  void packs.load().then(() => (isLoaded = true))
  // shows a pack that was just started; at once, so that the packs that `load` brings do not count
  watch(
    () => packs.all.map(({ id }) => id),
    ([newest], before) => isLoaded && newest !== undefined && !before.includes(newest) && (shown.value = newest),
    { flush: 'sync' }
  )
  return { views, shown, view: computed(() => views.value.find(({ key }) => key === shown.value) ?? views.value[0]!) }
}
