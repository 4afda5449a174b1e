import * as v from 'valibot'
import { WORKSPACE_SECRETS } from '../channels/workspace'
import { text } from './common'

export const workspaceSchemas = {
  'workspace:secrets': v.strictObject({ name: v.picklist(WORKSPACE_SECRETS), secret: text(1024) })
}
