/**
 * Settings that differ from their default, for the diagnostics file. Neither texts of a setting nor unlisted settings
 * are included.
 */
import { SETTINGS, type SettingKey } from '../settings/schema'
import type { SettingDefinition } from '../settings/setting-types'
import { addressKind, allowedNumber, allowedBoolean, hostKind, allowedTimeOfDay } from './value-filters'

/**
 * How a text or list setting appears. 'set': only that it differs. 'count': number of entries. 'address', 'host':
 * scheme and kind of host. 'words': entries that are in the default. 'time': time of day.
 *
 * Flags, numbers and choices need no line. A text or list without a line is only counted (`unlisted`).
 */
type Shown = 'set' | 'count' | 'address' | 'host' | 'words' | 'time'
const SHOWN: { readonly [K in SettingKey]?: Shown } = {
  'shop.tools': 'count',
  'search.fuels': 'count',
  'assume.curvePowerConfirmed': 'set',
  'assume.curveTorqueConfirmed': 'set',
  'assume.curveRpmConfirmed': 'set',
  'assume.stagePowerConfirmed': 'set',
  'assume.stageTorqueConfirmed': 'set',
  'assume.speedConfirmed': 'set',
  'assume.accelerationConfirmed': 'set',
  'assume.consumptionConfirmed': 'set',
  'customer.screen': 'set',
  'events.webhook.host': 'host',
  'events.webhook.path': 'set',
  'events.webhook.hostNames': 'count',
  'events.webhook.kindHeader': 'set',
  'events.webhook.kindField': 'set',
  'events.webhook.signatureHeader': 'set',
  'events.webhook.signaturePrefix': 'set',
  'events.mqtt.address': 'address',
  'events.mqtt.user': 'set',
  'events.mqtt.topics': 'count',
  'events.mqtt.kindProperty': 'set',
  'events.mqtt.certificateFile': 'set',
  'events.mqtt.keyFile': 'set',
  'events.mqtt.authorityFile': 'set',
  'events.relay.address': 'address',
  'events.polling.projects': 'set',
  'events.polling.project': 'set',
  'events.polling.tickets': 'set',
  'events.polling.ticket': 'set',
  'events.folder.path': 'set',
  'packs.jobFolder': 'set',
  'events.folder.kindField': 'set',
  'events.deskName': 'set',
  'notifications.kinds': 'words',
  'notifications.quietFrom': 'time',
  'notifications.quietTo': 'time',
  'workspace.url': 'address',
  'workspace.user': 'set',
  'workspace.name': 'set',
  'workspace.authorityFile': 'set',
  'updates.url': 'address',
  'updates.key': 'set'
}

export interface SettingFact {
  readonly key: string
  readonly value: unknown
  readonly managed: boolean
}
interface ChangedSetting {
  readonly value: unknown
  readonly managed?: true
}
interface SettingsPart {
  readonly managed: number
  readonly changed: Readonly<Record<string, ChangedSetting>>
  readonly unlisted: number
}

function shown(definition: SettingDefinition, how: Shown | undefined, value: unknown): unknown {
  switch (definition.type) {
    case 'boolean':
      return allowedBoolean(value)
    case 'integer':
    case 'number':
      return allowedNumber(value)
    case 'choice':
      return typeof value === 'string' && definition.choices.includes(value) ? value : null
    case 'text':
    case 'list':
      return how === undefined ? null : told(definition, how, value)
  }
}

function told(definition: SettingDefinition, how: Shown, value: unknown): unknown {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : []
  switch (how) {
    case 'set':
      return value === '' ? 'empty' : 'set'
    case 'count':
      return { entries: list.length }
    case 'words': {
      const known = definition.type === 'list' ? definition.standard : []
      return known.filter((one) => list.includes(one))
    }
    case 'address':
      return value === '' ? 'empty' : (addressKind(value) ?? 'set')
    case 'host':
      return typeof value === 'string' ? { host: hostKind(value) } : null
    case 'time':
      return allowedTimeOfDay(value)
  }
}

/**
 * @param schema another one for tests
 * @param listed as `schema`
 */
export function settingsPart(
  facts: readonly SettingFact[],
  schema: Readonly<Record<string, SettingDefinition>> = SETTINGS,
  listed: Readonly<Record<string, Shown | undefined>> = SHOWN
): SettingsPart {
  const changed: Record<string, ChangedSetting> = {}
  let unlisted = 0
  for (const { key, value, managed } of facts) {
    const definition = Object.hasOwn(schema, key) ? schema[key] : undefined
    if (definition !== undefined && JSON.stringify(value) === JSON.stringify(definition.standard) && !managed) continue
    const safe = definition === undefined ? null : shown(definition, listed[key], value)
    if (safe === null) unlisted++
    else changed[key] = { value: safe, ...(managed ? { managed: true } : {}) }
  }
  return { managed: facts.filter(({ managed }) => managed).length, changed, unlisted }
}
