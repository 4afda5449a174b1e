import type { DiagnosticsChannels, HealthChannels } from '../channels/diagnostics'
import { byLocalId, nothing, type SchemasFor } from './common'

export const diagnosticsSchemas = {
  'health:drift': nothing,
  'diagnosis:make': nothing,
  'diagnosis:save': byLocalId
} satisfies SchemasFor<DiagnosticsChannels & HealthChannels>
