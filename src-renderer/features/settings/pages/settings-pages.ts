/** Pages of the settings, what they show in which order, and where an address leads. */
import type { ManualPageId } from '@shared/locales/manual'
import type { Role } from '@shared/roles/role'
import { roleOfGroup } from '@shared/roles/setting-roles'
import { isSettingKey, SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { SettingGroup } from '@shared/settings/setting-types'
import type { SettingView } from '@shared/settings/setting-view'

/** Parts with a component of their own: title, and the role that sees them. */
const PANELS = {
  service: ['settings.page.connection', 'administrator'],
  profiles: ['maintenance.profiles.title', 'administrator'],
  synonyms: ['settings.synonyms.title', 'workshop'],
  signers: ['settings.signers.title', 'workshop'],
  shortcuts: ['app.keys.title', 'sales'],
  health: ['settings.page.health', 'workshop'],
  'network-test': ['health.test.title', 'workshop'],
  usage: ['health.usage.title', 'workshop'],
  hosts: ['health.hosts.title', 'workshop'],
  managed: ['administration.managed.title', 'administrator'],
  backup: ['maintenance.backup.title', 'administrator'],
  'settings-file': ['maintenance.settingsFile.title', 'administrator']
} as const satisfies Readonly<Record<string, readonly [title: string, role: Role]>>
export type SettingsPanel = keyof typeof PANELS
export type SettingsPart = SettingGroup | SettingsPanel

interface SettingsPage {
  readonly id: string
  /** The page of the manual that F1 opens. */
  readonly manual: ManualPageId
  readonly parts: readonly SettingsPart[]
  /** Parts that few change, below "Advanced". */
  readonly advanced?: readonly SettingsPart[]
}

export const SETTINGS_PAGES = [
  { id: 'general', manual: 'units', parts: ['general', 'units', 'export'] },
  { id: 'chart', manual: 'units', parts: ['chart', 'assumptions'] },
  { id: 'search', manual: 'find', parts: ['search', 'synonyms', 'pictures'] },
  { id: 'customer', manual: 'customer', parts: ['customer'] },
  { id: 'connection', manual: 'connection', parts: ['service'], advanced: ['connection', 'limits', 'demo'] },
  { id: 'offline', manual: 'offline', parts: ['offline', 'policy', 'signers'] },
  { id: 'events', manual: 'feed', parts: ['events'] },
  { id: 'notifications', manual: 'feed', parts: ['notifications'] },
  { id: 'workspace', manual: 'computers', parts: ['workspace'] },
  { id: 'administration', manual: 'admin', parts: ['profiles', 'backup', 'settings-file', 'roles', 'managed'] },
  { id: 'health', manual: 'admin', parts: ['health', 'network-test', 'usage', 'hosts'] },
  { id: 'help', manual: 'keys', parts: ['updates', 'shortcuts'] }
] as const satisfies readonly SettingsPage[]
export type SettingsPageId = (typeof SETTINGS_PAGES)[number]['id']

/** Single settings below "Advanced", in a part that stands above it. */
const ADVANCED: ReadonlySet<SettingKey> = new Set([
  'language.chineseOrder',
  'appearance.tray',
  'help.offerTour',
  'keys.letters',
  'performance.zeroIsMissing',
  'chart.trimZeroPadding',
  'chart.drawCommonPart',
  'chart.peakTolerancePercent',
  'chart.physicsTolerancePercent',
  'chart.measuredTolerancePercent',
  'search.fuels',
  'pictures.countAsCalls',
  'pictures.maxKilobytes',
  'freshness.typesDays',
  'freshness.manufacturersDays',
  'freshness.modelsDays',
  'freshness.generationsDays',
  'freshness.enginesDays',
  'freshness.idleCallsPerDay',
  'freshness.emptyHours',
  'packs.maxCalls',
  'events.maxBodyKilobytes',
  'events.keepEvents',
  'events.keepMegabytes',
  'events.withoutKeyStore',
  'events.webhook.hostNames',
  'events.webhook.kindFrom',
  'events.webhook.kindHeader',
  'events.webhook.kindField',
  'events.webhook.signature',
  'events.webhook.signatureHeader',
  'events.webhook.signaturePrefix',
  'workspace.authorityFile'
])
export const isAdvanced = (entry: Pick<SettingView, 'key'>): boolean => ADVANCED.has(entry.key)

/** Switches without which a setting has no effect; it is hidden while its switch is off. */
const SWITCHES: { readonly [K in SettingKey]?: 'roles.enabled' } = { 'roles.start': 'roles.enabled' }
export const switchOf = (key: SettingKey) => SWITCHES[key]

/** The limits that a switch has in its own row. */
const RANGES: { readonly [K in SettingKey]?: readonly [from: SettingKey, to: SettingKey] } = {
  'notifications.quietHours': ['notifications.quietFrom', 'notifications.quietTo'],
  'chart.showBand': ['chart.bandFrom', 'chart.bandTo']
}
export const rangeOf = (key: SettingKey): readonly SettingKey[] => RANGES[key] ?? []
const LIMITS = new Set(Object.values(RANGES).flat())
/** A row of its own. */
export const isRow = ({ key }: Pick<SettingView, 'key'>): boolean => !LIMITS.has(key)

export const allParts = ({ parts, advanced = [] }: SettingsPage): readonly SettingsPart[] => [...parts, ...advanced]

export const isPanel = (part: SettingsPart): part is SettingsPanel => part in PANELS

export const roleOfPart = (part: SettingsPart): Role => (isPanel(part) ? PANELS[part][1] : roleOfGroup(part))

/** Id of the heading of a part. `connection` is the service, `group-connection` the network. */
export function partAnchor(part: SettingsPart): string {
  if (part === 'service') return 'connection'
  return isPanel(part) ? part : `group-${part}`
}

export const partTitleKey = (part: SettingsPart): string => (isPanel(part) ? PANELS[part][0] : `settings.group.${part}`)

function pageWith(part: SettingsPart): SettingsPageId {
  return SETTINGS_PAGES.find((page) => allParts(page).includes(part))?.id ?? SETTINGS_PAGES[0].id
}

export const pageOfSetting = (key: SettingKey): SettingsPageId => pageWith(SETTINGS[key].group)

/**
 * The page of an address: `page-`, `setting-`, `source-` or the anchor of a part. null: of none.
 *
 * @param anchor without `#`
 */
export function pageOfAnchor(anchor: string): SettingsPageId | null {
  const key = anchor.replace(/^setting-/, '')
  if (key !== anchor) return isSettingKey(key) ? pageOfSetting(key) : null
  if (anchor.startsWith('source-')) return pageWith('events')
  const page = SETTINGS_PAGES.find(
    (one) => `page-${one.id}` === anchor || allParts(one).some((part) => partAnchor(part) === anchor)
  )
  return page?.id ?? null
}
