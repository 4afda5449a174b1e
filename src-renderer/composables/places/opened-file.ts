/** The file that the system opened with the program or a person dropped, for the page that imports it. */
import { ref, watch, type Ref } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { formatOfDropped, type FileFormat } from '@shared/links/file-format'

/**
 * Name of the opened file of a format; null: none. It leaves the address at once, so that neither Back nor a restart
 * opens it again.
 *
 * @param page name of the page's route
 */
export function useOpenedFile(page: string, format: FileFormat): Ref<string | null> {
  const route = useRoute()
  const router = useRouter()
  const file = ref<string | null>(null)
  watch(
    () => (route.name === page ? route.query['file'] : undefined),
    (name) => {
      if (typeof name !== 'string' || formatOfDropped(name) !== format) return
      file.value = name
      const { file: _opened, ...query } = route.query
      void router.replace({ query, hash: route.hash })
    },
    { immediate: true }
  )
  return file
}
