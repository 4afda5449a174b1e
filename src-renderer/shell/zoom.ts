import { nextZoom } from '@shared/settings/window-scale'
import { useSettings } from '../stores/settings'

/** The commands that change the zoom of the window. The main process applies the setting. */
export function useZoomCommands(): Record<'zoomIn' | 'zoomOut' | 'zoomReset', () => unknown> {
  const settings = useSettings()
  /** Set while main has not confirmed it, so that quick presses add up. */
  let wanted: number | null = null
  const step = (direction: 'in' | 'out') => async (): Promise<void> => {
    const next = nextZoom(wanted ?? settings.value('appearance.zoom'), direction)
    wanted = next
    await settings.set('appearance.zoom', next)
    if (wanted === next) wanted = null
  }
  return { zoomIn: step('in'), zoomOut: step('out'), zoomReset: () => settings.reset('appearance.zoom') }
}
