import { FEED_FILES, FOLDER_SETTINGS, type FeedFileKey, type FolderKey } from '@contract/channels/feed'
import type { SettingView } from '@shared/settings/setting-view'

export type ControlName =
  'switch' | 'segments' | 'menu' | 'number' | 'words' | 'path' | 'text' | 'event-kinds' | 'display' | 'display-mode'

/** Limits of a segmented control; longer choices become a menu. */
const MAX_SEGMENTS = 4
const MAX_SEGMENT_LETTERS = 64

const OF_KEY: { readonly [key: string]: ControlName } = {
  'customer.display': 'display-mode',
  'customer.screen': 'display',
  'notifications.kinds': 'event-kinds'
}

/** The setting of a file or folder; undefined: not a path. */
export const pathOf = (key: string): FeedFileKey | FolderKey | undefined =>
  [...FOLDER_SETTINGS, ...FEED_FILES].find((path) => path === key)

/**
 * The control of a setting.
 *
 * @param labels of its choices
 */
export function controlOf({ key, type }: Pick<SettingView, 'key' | 'type'>, labels: readonly string[]): ControlName {
  const own = OF_KEY[key]
  if (own) return own
  if (pathOf(key)) return 'path'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'list') return 'words'
  if (type === 'text') return 'text'
  return labels.length <= MAX_SEGMENTS && labels.join('').length <= MAX_SEGMENT_LETTERS ? 'segments' : 'menu'
}
