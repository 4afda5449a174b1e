import * as v from 'valibot'
import { WORKSPACE_SECRETS } from '../channels/workspace'
import { WORK_KINDS } from '../../shared/workspace/work-kinds'
import { list, text } from './common'

export const workspaceSchemas = {
  'workspace:secrets': v.strictObject({ name: v.picklist(WORKSPACE_SECRETS), secret: text(4096) }),
  'workspace:resolve': v.strictObject({
    kind: v.picklist(WORK_KINDS),
    id: text(20_000),
    revision: text(40),
    seen: list(text(40), 1000),
    text: v.nullable(text(10_000))
  }),
  'workspace:invite': v.strictObject({ to: v.picklist(['file', 'screen']) }),
  'workspace:show-code': v.strictObject({ text: text(16_384) }),
  'workspace:join': v.strictObject({ text: text(16_384), code: text(40) }),
  'workspace:send-engine': v.strictObject({ computer: text(64), link: text(1000), title: text(200) }),
  'workspace:opened': v.strictObject({ subject: v.nullable(text(220)) })
}
