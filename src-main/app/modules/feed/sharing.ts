/** Events and claims that the computers of a workspace share. */
import { claimName, feedRules } from '../../../services/settings/derived-settings'
import { SharedEvents } from '../../../services/workspace/events'
import type { EventSource } from '../../../shared/ports/feed/event-source'
import type { FeedEvent } from '../../../shared/feed/events'
import type { FeedModuleDeps } from './deps'
import { RECEIVERS } from './receivers'

/** Claims that are shared when a computer joins. */
const MOST_OWN_CLAIMS = 500

/** Computers with other settings of a source receive other events. */
function leaseNames({ settings }: Pick<FeedModuleDeps, 'settings'>): {
  [R in (typeof RECEIVERS)[number]]: () => string
} {
  const rules = feedRules(settings)
  return {
    webhook: () => 'webhook',
    mqtt: () => `mqtt ${rules.mqtt().address} ${rules.mqtt().topics.toString()}`,
    relay: () => `relay ${rules.relay().address}`,
    polling: () => `polling ${JSON.stringify(rules.polling().paths)}`,
    folder: () => `folder ${rules.folder().folder}`
  }
}

/** @param changed marks or gaps have changed */
export function createSharing(deps: FeedModuleDeps, changed: () => void) {
  const { store, settings, workspace, clock, log, newId } = deps
  const names = leaseNames(deps)
  const events = new SharedEvents({
    store,
    clock,
    log,
    changed,
    sources: RECEIVERS,
    engine: () => (settings.get('workspace.share.events') ? workspace.engine : null),
    nameOf: (computer) => workspace.nameOf(computer),
    keepDays: () => settings.get('events.keepDays'),
    newEpoch: newId,
    async ownClaims() {
      const by = claimName(settings)
      if (by === '') return []
      const { items } = await store.groups({ filter: { claimed: 'me', me: by, snoozed: true }, limit: MOST_OWN_CLAIMS })
      return items.map(({ subject }) => ({ subject, by }))
    }
  })
  return {
    events,
    receiver: <S extends EventSource & { readonly id: (typeof RECEIVERS)[number] }>(source: S): EventSource =>
      events.receiver({
        source,
        isEnabled: () => settings.get(`events.${source.id}.enabled`),
        leaseName: names[source.id]
      }),
    stored(stored: readonly FeedEvent[]): void {
      void events.publisher.send()
      events.claims.arrived(stored.map(({ subject }) => subject))
    },
    /** Follows the workspace from now on. */
    open(): void {
      workspace.onChange(() => events.follow())
      workspace.onLeaving(() => events.leave())
      events.follow()
    }
  }
}
