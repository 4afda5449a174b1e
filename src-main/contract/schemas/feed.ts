import * as v from 'valibot'
import { CLIP, SOURCE_IDS } from '../../shared/feed/events'
import { PROJECT_STATUSES, TICKET_STATUSES } from '../../shared/feed/event-kinds'
import { MAPPED_FIELDS, MAPPING_BOUNDS } from '../../shared/feed/mapping/field-mapping'
import { FEED_FILES, FOLDER_SETTINGS, FEED_SECRETS, FEED_SPANS } from '../channels/feed'
import { integer, list, nonEmpty, text } from './common'

const time = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())
const seq = integer(1, Number.MAX_SAFE_INTEGER)
const speed = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000))
const statusWords = [...TICKET_STATUSES, ...PROJECT_STATUSES, 'other'] as const
const source = v.picklist(SOURCE_IDS)
const subject = v.strictObject({ type: v.picklist(['ticket', 'project', 'none']), id: nonEmpty(CLIP.id) })
const filter = v.strictObject({
  kinds: v.optional(list(text(CLIP.kind), 100)),
  families: v.optional(list(v.picklist(['fileTuning', 'support', 'unknown']), 3)),
  statuses: v.optional(list(v.picklist(statusWords), statusWords.length)),
  statusOf: v.optional(v.picklist(['event', 'subject'])),
  sources: v.optional(list(source, SOURCE_IDS.length)),
  subject: v.optional(subject),
  text: v.optional(text(500)),
  from: v.optional(time),
  to: v.optional(time),
  arrivedBefore: v.optional(time),
  unread: v.optional(v.boolean()),
  claimed: v.optional(v.picklist(['me', 'others', 'nobody'])),
  snoozed: v.optional(v.boolean())
})
const page = v.strictObject({ filter, before: v.optional(nonEmpty(200)), limit: integer(1, 500) })
const places = list(nonEmpty(MAPPING_BOUNDS.place), MAPPING_BOUNDS.places)
const mapping = v.strictObject({
  id: nonEmpty(64),
  name: text(MAPPING_BOUNDS.name),
  subject: v.picklist(['ticket', 'project']),
  kinds: list(nonEmpty(CLIP.kind), MAPPING_BOUNDS.kinds),
  shape: places,
  identity: places,
  fields: v.strictObject(
    Object.fromEntries(MAPPED_FIELDS.map((field) => [field, v.optional(places)])) as Record<
      (typeof MAPPED_FIELDS)[number],
      v.OptionalSchema<typeof places, undefined>
    >
  ),
  statusWords: v.pipe(v.record(nonEmpty(60), v.picklist(statusWords)), v.maxEntries(MAPPING_BOUNDS.words))
})
/** Longer bodies can be tried as stored events. */
const MAX_SAMPLE_LENGTH = 50_000

export const feedSchemas = {
  'feed:page': page,
  'feed:groups': page,
  'feed:counts': v.strictObject({ filter }),
  'feed:raw': v.strictObject({ seq }),
  'feed:mark-read': v.strictObject({
    which: v.union([
      v.strictObject({ seqs: list(seq, 1000) }),
      v.strictObject({ subject }),
      v.strictObject({ upToSeq: seq })
    ]),
    read: v.boolean()
  }),
  'feed:claim': v.strictObject({
    subject,
    by: v.nullable(nonEmpty(60)),
    over: v.optional(v.nullable(nonEmpty(60)))
  }),
  'feed:snooze': v.strictObject({ subject, until: v.nullable(time) }),
  'feed:note': v.strictObject({ subject, text: text(10_000) }),
  'feed:set-views': v.strictObject({
    views: list(
      v.strictObject({ id: nonEmpty(64), name: nonEmpty(80), filter, span: v.optional(v.picklist(FEED_SPANS)) }),
      50
    )
  }),
  'feed:purge': v.strictObject({
    which: v.union([v.picklist(['all', 'played']), v.strictObject({ subject }), v.strictObject({ before: time })])
  }),
  'feed:ask-source': v.strictObject({ source }),
  'feed:test-source': v.strictObject({ source }),
  'feed:choose-folder': v.strictObject({ key: v.picklist(FOLDER_SETTINGS) }),
  'feed:choose-file': v.strictObject({ key: v.picklist(FEED_FILES) }),
  'feed:set-login': v.strictObject({ name: v.picklist(FEED_SECRETS), secret: text(4096) }),
  'feed:workbench': v.strictObject({
    mapping,
    kind: text(CLIP.kind),
    sample: v.union([v.strictObject({ text: text(MAX_SAMPLE_LENGTH) }), v.strictObject({ seq })])
  }),
  'feed:save-mapping': v.strictObject({ mapping }),
  'feed:remove-mapping': v.strictObject({ id: nonEmpty(64) }),
  'feed:replay': v.strictObject({ speed }),
  'feed:demo-day': v.strictObject({ speed }),
  'feed:hold-notifications': v.strictObject({ on: v.boolean() })
}
