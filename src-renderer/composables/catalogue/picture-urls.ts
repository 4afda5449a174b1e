import { ref } from 'vue'
import { bridge } from '@/bridge'
import { useSettings } from '@/stores/settings'

const base = ref('')
let asked: Promise<void> | null = null

/** URLs under which the main process serves catalogue pictures. The window never loads them from their origin. */
export function usePictureUrls(): { pictureUrl(picture: string | null): string | null } {
  const settings = useSettings()
  asked ??= bridge.app.info().then((info) => void (base.value = info.pictureBase))
  return {
    /** Returns null without a picture, with pictures switched off, and before main has reported the base URL. */
    pictureUrl: (picture) =>
      picture?.trim() && base.value && settings.value('pictures.show')
        ? base.value + encodeURIComponent(picture.trim())
        : null
  }
}
