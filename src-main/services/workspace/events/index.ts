/** Events and claims that the computers of a workspace share. */
import type { SourceId, SubjectRef } from '../../../shared/feed/events'
import type { EventSource } from '../../../shared/ports/feed/event-source'
import type { WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import type { EventStore } from '../../../shared/ports/stores/event-store'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { EventPublisher } from './event-publisher'
import { EventReader } from './event-reader'
import { Receivers } from './receivers'
import { SharedClaims } from './shared-claims'
import { SharedReceiver } from './shared-receiver'

export interface SharedEventsDeps {
  readonly store: EventStore
  readonly clock: Clock
  readonly log: Log
  /** Sources whose events are shared. */
  readonly sources: readonly SourceId[]
  /** null: no workspace, or events are not shared. */
  engine(): WorkspaceEngine | null
  /** Name of a computer of the workspace; '': not known. */
  nameOf(computer: string): string
  keepDays(): number
  newEpoch(): string
  /** Claims of this person from before the first sharing. */
  ownClaims(): Promise<readonly { readonly subject: SubjectRef; readonly by: string }[]>
  /** Marks or gaps in the store have changed. */
  changed(): void
}

interface SharedSource {
  readonly source: EventSource
  isEnabled(): boolean
  /** The same on all computers that would receive the same events. */
  leaseName(): string
}

export class SharedEvents {
  readonly claims: SharedClaims
  /** The source of events that other computers received. */
  readonly reader: EventReader
  readonly publisher: EventPublisher
  readonly #deps: SharedEventsDeps
  readonly #receivers: Receivers

  constructor(deps: SharedEventsDeps) {
    this.#deps = deps
    this.#receivers = new Receivers(deps)
    this.publisher = new EventPublisher({ ...deps, receivers: this.#receivers })
    this.reader = new EventReader({
      ...deps,
      taken: (identity) => this.publisher.taken(identity),
      gapAdded: deps.changed
    })
    this.claims = new SharedClaims(deps)
  }

  /** The same source, run by one computer of the workspace at a time. */
  receiver(source: SharedSource): EventSource {
    return new SharedReceiver({ ...this.#deps, ...source, receivers: this.#receivers })
  }

  /** The engine or its connection has changed, or a setting. */
  follow(): void {
    this.#receivers.follow()
    this.reader.follow()
    this.claims.follow()
    void this.publisher.send()
  }

  /** This computer leaves the workspace: another one receives at once, and has all events. */
  async leave(): Promise<void> {
    await this.publisher.send()
    await this.#receivers.leave()
  }

  close(): void {
    this.#receivers.close()
    this.publisher.close()
    this.claims.close()
  }
}
