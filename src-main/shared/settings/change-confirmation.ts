/**
 * Setting changes that need a confirmation in a dialog of the main process, since a compromised page could make them
 * unnoticed: they open this computer to others, weaken a check, send a login elsewhere, delete files, or loosen the
 * agreement with the provider. Stricter values, an administrator's file and `--provision` need none.
 * `docs/settings-guard.md` has the whole table.
 */
import { isLoopback } from '../feed/sources/source-addresses'
import { singleLine } from '../feed/event-body'
import type { SettingKey, Settings } from './schema'

export const SETTING_RISKS = [
  'unsigned',
  'network',
  'host-names',
  'event-address',
  'workspace-address',
  'update-address',
  'delete-files',
  'open-events',
  'keep-longer',
  'read-after-end',
  'allow-export',
  'allow-pack-files'
] as const
export type SettingRisk = (typeof SETTING_RISKS)[number]

/** `value`: the new value for the user to see, on one line and clipped. */
export interface ConfirmationRequest {
  readonly about: SettingRisk
  readonly value: string
}
type Read = <K extends SettingKey>(key: K) => Settings[K]
type Guard<K extends SettingKey> = (next: Settings[K], get: Read) => ConfirmationRequest | null

const VALUE_CHARACTERS = 300
const ask = (about: SettingRisk, value = ''): ConfirmationRequest => ({
  about,
  value: singleLine(value, VALUE_CHARACTERS)
})

/** 0: loopback. 1: one address. 2: all addresses. */
const reach = (host: string): 0 | 1 | 2 => (isLoopback(host) ? 0 : host === '0.0.0.0' || /^[0:]+$/.test(host) ? 2 : 1)

interface Place {
  readonly encrypted: boolean
  readonly hostName: string
  /** Scheme, host and port. */
  readonly shown: string
}
/** null: no address. */
function placeOf(address: string): Place | null {
  const [shown = '', scheme = '', host = ''] = /^([a-z]+):\/\/([^/?#]+)/i.exec(address.toLowerCase()) ?? []
  if (host === '') return null
  return { shown, hostName: host.replace(/:\d+$/, ''), encrypted: ['https', 'mqtts', 'wss', 'rediss'].includes(scheme) }
}

/** The peer receives a login, and its answers are used. Adding encryption for the same host needs no confirmation. */
const address =
  (
    key: 'events.mqtt.address' | 'events.relay.address' | 'workspace.url' | 'updates.url',
    about: SettingRisk = 'event-address'
  ): Guard<typeof key> =>
  (next, get) => {
    const [to, from] = [placeOf(next), placeOf(get(key))]
    if (to === null || to.shown === from?.shown) return null
    const strengthened = from !== null && to.encrypted && !from.encrypted && to.hostName === from.hostName
    return strengthened ? null : ask(about, to.shown)
  }

type Permission = 'policy.readAfterEnd' | 'policy.allowExport' | 'packs.allowFiles'
const allowed =
  (key: Permission, about: SettingRisk): Guard<Permission> =>
  (next, get) =>
    next && !get(key) ? ask(about) : null

type Choice = 'events.webhook.signature' | 'events.folder.taken' | 'events.withoutKeyStore'
/** Confirms the weak choice. */
const chosen =
  <K extends Choice>(key: K, weak: Settings[K], about: SettingRisk): Guard<K> =>
  (next, get) =>
    next === weak && get(key) !== weak ? ask(about) : null

const GUARDS: { readonly [K in SettingKey]?: Guard<K> } = {
  'events.webhook.signature': chosen('events.webhook.signature', 'none', 'unsigned'),
  'events.webhook.host': (next, get) => {
    const now = get('events.webhook.host')
    return next !== now && reach(next) > 0 && reach(next) >= reach(now) ? ask('network', next) : null
  },
  'events.webhook.enabled': (next, get) => {
    const host = get('events.webhook.host')
    return next && !get('events.webhook.enabled') && reach(host) > 0 ? ask('network', host) : null
  },
  'events.webhook.hostNames': (next, get) => {
    const known = get('events.webhook.hostNames').map((name) => name.toLowerCase())
    const added = next.filter((name) => !known.includes(name.toLowerCase()))
    return added.length > 0 ? ask('host-names', added.join(', ')) : null
  },
  'events.mqtt.address': address('events.mqtt.address'),
  'events.relay.address': address('events.relay.address'),
  'workspace.url': address('workspace.url', 'workspace-address'),
  'updates.url': address('updates.url', 'update-address'),
  'events.folder.taken': chosen('events.folder.taken', 'delete', 'delete-files'),
  'events.withoutKeyStore': chosen('events.withoutKeyStore', 'open', 'open-events'),
  'policy.keepDays': (next, get) => {
    // 0: unlimited
    const [to, from] = [next || Infinity, get('policy.keepDays') || Infinity]
    return to > from ? ask('keep-longer', String(next)) : null
  },
  'policy.readAfterEnd': allowed('policy.readAfterEnd', 'read-after-end'),
  'policy.allowExport': allowed('policy.allowExport', 'allow-export'),
  'packs.allowFiles': allowed('packs.allowFiles', 'allow-pack-files')
}

export const CONFIRMED_SETTINGS = Object.keys(GUARDS) as readonly SettingKey[]

/**
 * The confirmation needed for a change, or null.
 *
 * @param next a valid value (`settingProblem`)
 * @param get the current values
 */
export function confirmationFor<K extends SettingKey>(
  key: K,
  next: Settings[K],
  get: Read
): ConfirmationRequest | null {
  return (GUARDS[key] as Guard<K> | undefined)?.(next, get) ?? null
}
