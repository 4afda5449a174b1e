/**
 * Every channel between window and main. A channel is declared once, in `channels/<topic>.ts`; the bridge, the preload
 * and the checks derive from this map. The schemas of the inputs are in `schemas/`, which only main loads.
 */
import type { Call, Topic } from './channel'
import { appChannels, droppedFileChannels, fileChannels, linkChannels } from './channels/app'
import { catalogueChannels, requestChannels } from './channels/catalogue'
import { compareChannels } from './channels/compare'
import { budgetChannels, connectionChannels, profileChannels, proxyChannels } from './channels/connection'
import { customerChannels } from './channels/customer'
import { diagnosticsChannels, healthChannels } from './channels/diagnostics'
import { feedChannels } from './channels/feed'
import { libraryChannels } from './channels/library'
import { backupChannels, updateChannels } from './channels/maintenance'
import { measuredRunChannels } from './channels/measured-runs'
import { packChannels } from './channels/packs'
import { searchChannels } from './channels/search'
import { roleChannels, settingChannels, settingsFileChannels } from './channels/settings'
import { sheetChannels } from './channels/sheets'
import { workspaceChannels } from './channels/workspace'

/** Groups of `window.dynodesk`. */
export const CHANNELS = {
  app: appChannels,
  connection: connectionChannels,
  proxy: proxyChannels,
  profiles: profileChannels,
  budget: budgetChannels,
  catalogue: catalogueChannels,
  search: searchChannels,
  desk: libraryChannels,
  packs: packChannels,
  compare: compareChannels,
  files: fileChannels,
  sheets: sheetChannels,
  customer: customerChannels,
  measured: measuredRunChannels,
  links: linkChannels,
  feed: feedChannels,
  request: requestChannels,
  settings: settingChannels,
  settingsFile: settingsFileChannels,
  health: healthChannels,
  diagnosis: diagnosticsChannels,
  workspace: workspaceChannels,
  updates: updateChannels,
  backup: backupChannels,
  role: roleChannels
}

type Merged<Groups> = (Groups extends unknown ? (group: Groups) => void : never) extends (all: infer All) => void
  ? All
  : never
type All = Merged<(typeof CHANNELS)[keyof typeof CHANNELS] | typeof droppedFileChannels>

type Calls = { readonly [C in keyof All as All[C] extends Call ? C : never]: All[C] extends Call ? All[C] : never }
export type ChannelName = keyof Calls
export type Input<C extends ChannelName> = Calls[C]['input']
export type Output<C extends ChannelName> = Calls[C]['output']

/** Broadcasts to every window, each with its payload. */
export type Topics = {
  readonly [T in keyof All as All[T] extends Topic ? T : never]: All[T] extends Topic<string, infer Payload>
    ? Payload
    : never
}
export type TopicName = keyof Topics

const declared = Object.entries<Call | Topic>(Object.assign({}, ...Object.values(CHANNELS), droppedFileChannels))
const ofKind = (kind: 'call' | 'topic') => Object.fromEntries(declared.filter(([, channel]) => channel.kind === kind))

export const CALLS = ofKind('call') as { readonly [C in ChannelName]: Call }
export const CHANNEL_NAMES = Object.keys(CALLS) as readonly ChannelName[]
export const TOPIC_NAMES = Object.keys(ofKind('topic')) as readonly TopicName[]
