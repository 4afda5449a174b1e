import { ref } from 'vue'
import { bridge } from '@/bridge'
import { useSettings } from '@/stores/settings'

const base = ref('')
let asked: Promise<void> | null = null

/** Addresses under which main serves the catalogue's pictures; the window itself never goes to where they are. */
export function usePictureUrls(): { pictureUrl(picture: string | null): string | null } {
  const settings = useSettings()
  asked ??= bridge.app.info().then((info) => void (base.value = info.pictureBase))
  return {
    /** null: no picture was given, pictures are switched off, or main has not said yet where they are. */
    pictureUrl: (picture) =>
      picture?.trim() && base.value && settings.value('pictures.show')
        ? base.value + encodeURIComponent(picture.trim())
        : null
  }
}
