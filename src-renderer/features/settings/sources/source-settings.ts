import { SOURCE_IDS, type SourceId } from '@shared/feed/events'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { FeedSecret } from '@contract/channels/feed'
import type { SettingView } from '@shared/settings/setting-view'

const OWN: readonly SourceId[] = ['polling']
const RECORDED: readonly SourceId[] = ['replay', 'demo']
/** The source that needs only the key, those that the provider asks for, and recorded ones. 'workspace' has a page. */
export const SOURCE_CARDS = {
  own: OWN,
  provided: SOURCE_IDS.filter((id) => ![...OWN, ...RECORDED, 'workspace'].includes(id)),
  recorded: RECORDED
}
export const SOURCE_SECRETS: { readonly [S in SourceId]?: FeedSecret } = {
  webhook: 'event-secret',
  mqtt: 'mqtt-password',
  relay: 'relay-token'
}

const belongsTo = (key: string, source: SourceId): boolean => key.startsWith(`events.${source}.`)
export const isEnabledSwitch = (entry: Pick<SettingView, 'key'>): boolean => entry.key.endsWith('.enabled')

export const settingsOfSource = (entries: readonly SettingView[], source: SourceId): readonly SettingView[] =>
  entries.filter((entry) => belongsTo(entry.key, source))
export const commonSettings = (entries: readonly SettingView[]): readonly SettingView[] =>
  entries.filter((entry) => !SOURCE_IDS.some((source) => belongsTo(entry.key, source)))

/** Documented message layout, the default of these settings. */
const PRESET: readonly SettingKey[] = [
  'events.webhook.kindFrom',
  'events.webhook.kindHeader',
  'events.webhook.signature',
  'events.webhook.signatureHeader',
  'events.webhook.signaturePrefix'
]

/** Settings that differ from the documented layout. */
export const settingsOffPreset = (entries: readonly SettingView[]): readonly SettingKey[] =>
  PRESET.filter((key) =>
    entries.some(
      (entry) =>
        entry.key === key && !entry.managed && JSON.stringify(entry.value) !== JSON.stringify(SETTINGS[key].standard)
    )
  )
