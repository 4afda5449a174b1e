/** The download of a place from its context menu. */
import { computed, ref, shallowRef, watch } from 'vue'
import { useRouter } from 'vue-router'
import { bridge } from '@/bridge'
import { usePackStart } from '@/composables/packs/pack-start'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { locationFromParams } from '@/router/locations'
import type { EnginePath } from '@shared/catalogue/records'
import type { PathNames } from '@contract/channels/catalogue'
import { pathTitle, scopeOf } from '../../features/packs/pack-choices'

/** @param address of the menu, such as "/catalogue/1/20" */
export function usePlaceDownload(address: () => string) {
  const router = useRouter()
  const naming = useLatestOnly()
  const names = shallowRef<PathNames>({})
  const place = computed(() => {
    const { name, params } = router.resolve(address())
    return name === 'catalogue' || name === 'engine' ? (locationFromParams(params) as EnginePath) : null
  })
  const scope = computed(() => place.value && scopeOf(place.value))
  const title = computed(() => (place.value ? pathTitle(place.value, names.value) : ''))
  const pack = usePackStart(() => ({ title: title.value, scopes: scope.value ? [scope.value] : [] }))
  /** A failure is shown once a person has asked for the download. */
  const asked = ref(false)

  watch(
    address,
    () => {
      asked.value = false
      names.value = {}
      if (!place.value || !scope.value) return
      const path = { ...place.value }
      void naming.run(
        () => bridge.catalogue.pathNames({ path }),
        (known) => (names.value = known)
      )
    },
    { immediate: true }
  )
  /** The offline page shows the progress, and what the pack asks. */
  async function follow(start: () => Promise<unknown>): Promise<void> {
    asked.value = true
    await start()
    if (!pack.failure.value && !pack.confirming.value) void router.push({ name: 'offline' })
  }
  return {
    ...pack,
    title,
    isOffered: computed(() => scope.value !== null && pack.plan.value !== null),
    shownFailure: computed(() => (asked.value ? pack.failure.value : null)),
    start: () => follow(pack.start),
    confirm: () => follow(pack.confirm),
    leave: () => (asked.value = false)
  }
}
