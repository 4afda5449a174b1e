/** Pages of the settings, what they show in which order, and where an address leads. */
import type { Role } from '@shared/roles/role'
import { roleOfGroup } from '@shared/roles/setting-roles'
import { isSettingKey, SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { SettingGroup } from '@shared/settings/setting-types'
import type { SettingView } from '@shared/settings/setting-view'

/** Parts with a component of their own. */
const PANELS = [
  'service',
  'profiles',
  'synonyms',
  'signers',
  'shortcuts',
  'health',
  'network-test',
  'usage',
  'hosts',
  'managed',
  'backup',
  'settings-file'
] as const
export type SettingsPanel = (typeof PANELS)[number]
export type SettingsPart = SettingGroup | SettingsPanel

interface SettingsPage {
  readonly id: string
  readonly parts: readonly SettingsPart[]
  /** Parts that few change, below "Advanced". */
  readonly advanced?: readonly SettingsPart[]
}

export const SETTINGS_PAGES = [
  { id: 'general', parts: ['general', 'units'] },
  { id: 'chart', parts: ['chart', 'assumptions'] },
  { id: 'search', parts: ['search', 'synonyms', 'pictures'] },
  { id: 'customer', parts: ['customer'] },
  { id: 'connection', parts: ['service', 'demo'], advanced: ['connection', 'limits'] },
  { id: 'offline', parts: ['offline', 'policy', 'export', 'signers'] },
  { id: 'events', parts: ['events'] },
  { id: 'notifications', parts: ['notifications'] },
  { id: 'workspace', parts: ['workspace'] },
  { id: 'administration', parts: ['profiles', 'backup', 'settings-file', 'roles', 'managed'] },
  { id: 'health', parts: ['health', 'network-test', 'usage', 'hosts'] },
  { id: 'help', parts: ['shortcuts', 'updates'] }
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
const SWITCHES: { readonly [K in SettingKey]?: 'notifications.quietHours' | 'roles.enabled' } = {
  'notifications.quietFrom': 'notifications.quietHours',
  'notifications.quietTo': 'notifications.quietHours',
  'roles.start': 'roles.enabled'
}
export const switchOf = (key: SettingKey) => SWITCHES[key]

export const allParts = ({ parts, advanced = [] }: SettingsPage): readonly SettingsPart[] => [...parts, ...advanced]

export const isPanel = (part: SettingsPart): part is SettingsPanel => (PANELS as readonly string[]).includes(part)

const WORKSHOP: readonly SettingsPart[] = ['synonyms', 'network-test', 'usage', 'hosts', 'signers']
const ADMINISTRATOR: readonly SettingsPart[] = ['service', 'profiles', 'managed', 'backup', 'settings-file']

/** The role that sees a part. */
export function roleOfPart(part: SettingsPart): Role {
  if (WORKSHOP.includes(part)) return 'workshop'
  if (ADMINISTRATOR.includes(part)) return 'administrator'
  return isPanel(part) ? 'sales' : roleOfGroup(part)
}

/** Id of the heading of a part. `connection` is the service, `group-connection` the network. */
export function partAnchor(part: SettingsPart): string {
  if (part === 'service') return 'connection'
  return isPanel(part) ? part : `group-${part}`
}

export function partTitleKey(part: SettingsPart): string {
  if (part === 'service') return 'settings.connection.title'
  if (part === 'profiles') return 'maintenance.profiles.title'
  if (part === 'backup') return 'maintenance.backup.title'
  if (part === 'settings-file') return 'maintenance.settingsFile.title'
  if (part === 'managed') return 'administration.managed.title'
  if (part === 'hosts') return 'health.hosts.title'
  if (part === 'usage') return 'health.usage.title'
  if (part === 'network-test') return 'health.test.title'
  if (part === 'shortcuts') return 'app.keys.title'
  return isPanel(part) ? `settings.${part}.title` : `settings.group.${part}`
}

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
