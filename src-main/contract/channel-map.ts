/**
 * Every channel between window and main. A channel is declared once, in `channels/<topic>.ts`; the bridge, the preload
 * and the checks derive from this map. The schemas of the inputs are in `schemas/`, which only main loads.
 */
import { appChannels, fileChannels, linkChannels } from './channels/app'
import type { AppChannels, AppTopics, FileChannels, LinkChannels, LinkTopics } from './channels/app'
import { catalogueChannels, requestChannels } from './channels/catalogue'
import type { CatalogueChannels, CatalogueTopics, RequestChannels } from './channels/catalogue'
import { compareChannels, type CompareChannels, type CompareTopics } from './channels/compare'
import { budgetChannels, connectionChannels, proxyChannels } from './channels/connection'
import type { BudgetChannels, BudgetTopics, ProxyChannels, ProxyTopics } from './channels/connection'
import type { ConnectionChannels, ConnectionTopics } from './channels/connection'
import { customerChannels, type CustomerChannels, type CustomerTopics } from './channels/customer'
import { diagnosticsChannels, healthChannels } from './channels/diagnostics'
import type { DiagnosticsChannels, HealthChannels } from './channels/diagnostics'
import { feedChannels, type FeedChannels, type FeedTopics } from './channels/feed'
import { libraryChannels, type LibraryChannels, type LibraryTopics } from './channels/library'
import { measuredRunChannels, type MeasuredRunChannels } from './channels/measured-runs'
import { packChannels, type PackChannels, type PackTopics } from './channels/packs'
import { searchChannels, type SearchChannels } from './channels/search'
import { settingChannels, type SettingChannels, type SettingTopics } from './channels/settings'
import { sheetChannels, type SheetChannels, type SheetTopics } from './channels/sheets'

/** Groups of `window.dynodesk`. */
export const CHANNELS = {
  app: appChannels,
  connection: connectionChannels,
  proxy: proxyChannels,
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
  health: healthChannels,
  diagnosis: diagnosticsChannels
} as const

export interface Channels
  extends
    AppChannels,
    ConnectionChannels,
    ProxyChannels,
    BudgetChannels,
    CatalogueChannels,
    SearchChannels,
    LibraryChannels,
    PackChannels,
    CompareChannels,
    FileChannels,
    SheetChannels,
    CustomerChannels,
    MeasuredRunChannels,
    LinkChannels,
    FeedChannels,
    RequestChannels,
    SettingChannels,
    HealthChannels,
    DiagnosticsChannels {}
export type ChannelName = keyof Channels
export type Input<C extends ChannelName> = Channels[C]['input']
export type Output<C extends ChannelName> = Channels[C]['output']

/** Broadcasts to every window, each with its payload. */
export interface Topics
  extends
    AppTopics,
    ConnectionTopics,
    ProxyTopics,
    BudgetTopics,
    CatalogueTopics,
    LibraryTopics,
    PackTopics,
    CompareTopics,
    SheetTopics,
    CustomerTopics,
    LinkTopics,
    FeedTopics,
    SettingTopics {}
export type TopicName = keyof Topics
