/**
 * The run-time check of every message from a window: strict objects, bounded texts and lists, well-formed ids. Only
 * main loads these files. The checks of the window are for convenience; these are for security.
 */
import type { Channels } from '../channel-map'
import { appSchemas } from './app'
import { catalogueSchemas } from './catalogue'
import type { SchemasFor } from './common'
import { compareSchemas } from './compare'
import { connectionSchemas } from './connection'
import { customerSchemas } from './customer'
import { diagnosticsSchemas } from './diagnostics'
import { feedSchemas } from './feed'
import { librarySchemas } from './library'
import { measuredRunSchemas } from './measured-runs'
import { packSchemas } from './packs'
import { searchSchemas } from './search'
import { settingSchemas } from './settings'
import { sheetSchemas } from './sheets'

export const INPUT_SCHEMAS = {
  ...appSchemas,
  ...connectionSchemas,
  ...catalogueSchemas,
  ...searchSchemas,
  ...librarySchemas,
  ...packSchemas,
  ...compareSchemas,
  ...sheetSchemas,
  ...customerSchemas,
  ...measuredRunSchemas,
  ...feedSchemas,
  ...settingSchemas,
  ...diagnosticsSchemas
} satisfies SchemasFor<Channels>
