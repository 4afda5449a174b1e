import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { openEventStore, type EventStoreDeps } from '../../../../../src-main/adapters/sqlite'
import type { NewEvent, SubjectRef } from '@shared/feed/events'
import { emptyFacts } from '@shared/feed/mapping/map-event'
import { kindFacts } from '@shared/feed/event-kinds'
import type { SecretStorage, SecretName } from '@shared/ports/stores/secret-store'
import type { StoreIssue } from '@shared/ports/stores/store-failure'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'
import { NOW, temporaryFolder } from './store-helpers'
import { startInProcess } from './start-in-process'

/** A key store in memory; `locked` makes it refuse to read. */
export class FakeSecrets {
  readonly sealed = new Map<SecretName, string>()
  able = true
  locked = false
  /** Sealed by an earlier version with the key that everybody has. */
  unprotected = false
  isEncryptionAvailable = (): Promise<boolean> => Promise.resolve(this.able && !this.locked)
  read = (name: SecretName): Promise<string | null> =>
    Promise.resolve((this.able || this.unprotected) && !this.locked ? (this.sealed.get(name) ?? null) : null)
  storageOf = (name: SecretName): Promise<SecretStorage> =>
    Promise.resolve(!this.sealed.has(name) ? 'none' : this.unprotected ? 'open' : 'sealed')
  put = (name: SecretName, secret: string): Promise<'sealed' | 'session'> => {
    if (!this.able || this.locked) return Promise.resolve('session')
    this.sealed.set(name, secret)
    return Promise.resolve('sealed')
  }
}

export function eventStore({
  folder = temporaryFolder(),
  secrets = new FakeSecrets(),
  ...more
}: Partial<Omit<EventStoreDeps, 'secrets'>> & { secrets?: FakeSecrets } = {}) {
  const findings: StoreIssue[] = []
  const clock = new FakeClock({ wall: NOW })
  const log = new FakeLog()
  const store = openEventStore({
    folder,
    secrets,
    keepOpen: () => false,
    startWorker: startInProcess,
    clock,
    log,
    onFinding: (finding) => void findings.push(finding),
    checkAfterMs: null,
    ...more
  })
  onTestFinished(() => store.close())
  return { store, folder, secrets, clock, log, findings }
}

export const ticketNo = (id: string): SubjectRef => ({ type: 'ticket', id })

/** An event of a ticket; the body is different for each `n`. */
export function event(n: number, more: Partial<NewEvent> = {}): NewEvent {
  const kind = more.kind ?? 'message_created'
  const body = more.body ?? Buffer.from(JSON.stringify({ n, text: `message ${n}` }))
  const identity = more.identity ?? `sha256:${createHash('sha256').update(`${kind}\n`).update(body).digest('hex')}`
  const arrivedAtMs = more.arrivedAtMs ?? NOW + n * 1000
  return {
    ...emptyFacts(kind, identity),
    subject: ticketNo('T-1'),
    source: 'webhook',
    kind,
    family: kindFacts(kind)?.family ?? 'unknown',
    trust: 'signed',
    arrivedAtMs,
    orderMs: arrivedAtMs,
    orderFrom: 'arrival',
    headers: { 'x-n': String(n) },
    reading: 'mapped',
    mapping: 'preset:ticket',
    ...more,
    body,
    identity
  }
}
export const status = (word: 'opened' | 'pending' | 'answered' | 'closed' | 'other', text: string | null = null) =>
  ({ word, text, from: 'kind', reopened: false }) as const
