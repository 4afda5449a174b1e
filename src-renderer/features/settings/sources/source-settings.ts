/** Which settings of the feed belong to which of its sources. Pure. */
import { SOURCE_IDS, type SourceId } from '@shared/feed/events'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { FeedSecret } from '@contract/channels/feed'
import type { SettingView } from '@shared/settings/setting-view'

/** Sources with settings, in the order of the screen, then those that play what is given to them. */
export const SOURCE_CARDS = SOURCE_IDS
export const SOURCE_SECRETS: { readonly [S in SourceId]?: FeedSecret } = {
  webhook: 'event-secret',
  mqtt: 'mqtt-password',
  relay: 'relay-token'
}

const belongsTo = (key: string, source: SourceId): boolean => key.startsWith(`events.${source}.`)
export const isEnabledSwitch = (entry: Pick<SettingView, 'key'>): boolean => entry.key.endsWith('.enabled')

export const settingsOfSource = (entries: readonly SettingView[], source: SourceId): readonly SettingView[] =>
  entries.filter((entry) => belongsTo(entry.key, source))
/** Of the feed, and of no source. */
export const commonSettings = (entries: readonly SettingView[]): readonly SettingView[] =>
  entries.filter((entry) => !SOURCE_IDS.some((source) => belongsTo(entry.key, source)))

/** The layout that public material describes; it is the default of each. */
const PRESET: readonly SettingKey[] = [
  'events.webhook.kindFrom',
  'events.webhook.kindHeader',
  'events.webhook.signature',
  'events.webhook.signatureHeader',
  'events.webhook.signaturePrefix'
]

/** What has to be set back so that the receiver takes the known layout; empty: it does. */
export const settingsOffPreset = (entries: readonly SettingView[]): readonly SettingKey[] =>
  PRESET.filter((key) =>
    entries.some(
      (entry) =>
        entry.key === key && !entry.managed && JSON.stringify(entry.value) !== JSON.stringify(SETTINGS[key].standard)
    )
  )
