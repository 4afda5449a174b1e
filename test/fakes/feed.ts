/** Events and groups as main would answer with them; what a test does not care about has a plain value. */
import type { FeedEntry, FeedGroupEntry, SourceEntry } from '@contract/feed'

export const AT = '2026-11-21T09:30:00.000Z'
export const entryOf = (seq: number, more: Partial<FeedEntry> = {}): FeedEntry => ({
  seq, identity: `id:${seq}`, source: 'webhook', kind: 'ticket_opened', family: 'support', trust: 'signed', subject: { type: 'ticket', id: 'T-1' }, status: { word: 'opened', text: 'open', from: 'kind', reopened: false },
  title: 'Read error', latest: `Message ${seq}`, author: null, fromStaff: null, plate: null, vehicle: null, engineId: null, generationId: null, modelId: null, manufacturerId: null, projectId: null,
  reading: 'mapped', mapping: 'preset:ticket', orderFrom: 'stated', bodyBytes: 20, read: false, late: false, copies: 0, arrivedAt: AT, statedAt: AT, lastCopyAt: null, ...more
})
export const groupOf = (id: string, more: Partial<FeedGroupEntry> = {}): FeedGroupEntry => ({
  subject: { type: 'ticket', id }, title: `Title of ${id}`, status: { word: 'answered', text: null, from: 'kind', reopened: false }, statusFromArrival: false, doubtful: false, latest: 'Try again', author: null, plate: null, vehicle: null,
  engineId: null, generationId: null, modelId: null, manufacturerId: null, projectId: null, lastKind: 'ticket_answered', lastSeq: 2, statusSeq: 2, events: 2, fitting: more.events ?? 2, only: null, unread: 2, statusAt: AT, statusStatedAt: AT, lastAt: AT, lastStatedAt: AT,
  claimedBy: null, claimedAt: null, snoozedUntil: null, note: null, noteAt: null, ...more
})
export const sourceOf = (id: SourceEntry['id'], more: Partial<SourceEntry> = {}): SourceEntry => ({
  id, state: 'listening', problem: null, warnings: [], since: AT, at: null, addresses: [], retryAt: null, progress: null, received: 0, copies: 0, refused: 0, refusals: [], lastEventAt: null, askCalls: null, ...more
})
