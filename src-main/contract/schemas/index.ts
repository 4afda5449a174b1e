/**
 * The run-time check of every message from a window: strict objects, bounded texts and lists, well-formed ids. Only
 * main loads these files. The checks of the window are for convenience; these are for security.
 */
import * as v from 'valibot'
import { CHANNEL_NAMES, type ChannelName, type Input } from '../channel-map'
import { appSchemas } from './app'
import { catalogueSchemas } from './catalogue'
import { compareSchemas } from './compare'
import { feedSchemas } from './feed'
import { librarySchemas } from './library'
import { maintenanceSchemas } from './maintenance'
import { measuredRunSchemas } from './measured-runs'
import { packSchemas } from './packs'
import { searchSchemas } from './search'
import { sheetSchemas } from './sheets'
import { workspaceSchemas } from './workspace'

type InputSchemas = { readonly [C in ChannelName]: v.GenericSchema<Input<C>> }

/** One schema for each channel with an input; a missing or wrong one does not compile. */
const SCHEMAS = {
  ...appSchemas,
  ...catalogueSchemas,
  ...compareSchemas,
  ...feedSchemas,
  ...librarySchemas,
  ...maintenanceSchemas,
  ...measuredRunSchemas,
  ...packSchemas,
  ...searchSchemas,
  ...sheetSchemas,
  ...workspaceSchemas
} satisfies { readonly [C in ChannelName as Input<C> extends void ? never : C]: InputSchemas[C] }

/** Channels without an input accept none. */
export const INPUT_SCHEMAS = {
  ...Object.fromEntries(CHANNEL_NAMES.map((channel) => [channel, v.void()])),
  ...SCHEMAS
} as unknown as InputSchemas
