import { done } from '../../contract/failures'
import type { HandlerRegistry } from '../register'
import type { UseCases } from './use-cases'

export function registerFeedHandlers(ipc: HandlerRegistry, useCases: UseCases): void {
  const { feed, mappings, sources, notify, folder } = useCases.feed
  ipc.handle('feed:page', (input) => feed.page(input))
  ipc.handle('feed:groups', (input) => feed.groups(input))
  ipc.handle('feed:counts', ({ filter }) => feed.counts(filter))
  ipc.handle('feed:unread', () => feed.unread())
  ipc.handle('feed:raw', ({ seq }) => feed.raw(seq))
  ipc.handle('feed:mark-read', ({ which, read }) => feed.markRead(which, read))
  ipc.handle('feed:claim', ({ subject, by, over = null }) => feed.claim(subject, by, over))
  ipc.handle('feed:snooze', ({ subject, until }) => feed.snooze(subject, until))
  ipc.handle('feed:note', ({ subject, text }) => feed.note(subject, text))
  ipc.handle('feed:views', () => feed.views())
  ipc.handle('feed:set-views', ({ views }) => feed.setViews(views))
  ipc.handle('feed:purge', ({ which }) => feed.purge(which))
  ipc.handleValue('feed:sources', () => sources.entries())
  ipc.handle('feed:ask-source', ({ source }) => sources.pollNow(source))
  ipc.handle('feed:test-source', ({ source }) => sources.test(source))
  ipc.handle('feed:choose-folder', ({ key }) => folder.choose(key))
  ipc.handle('feed:choose-file', ({ key }) => folder.chooseCertificatePath(key))
  ipc.handleValue('feed:logins', () => feed.logins())
  ipc.handle('feed:set-login', ({ name, secret }) => feed.setLogin(name, secret))
  ipc.handle('feed:mappings', () => done({ mappings: mappings.entries(), undoable: mappings.undoable }))
  ipc.handle('feed:workbench', ({ mapping, kind, sample }) => mappings.workbench(mapping, kind, sample))
  ipc.handle('feed:save-mapping', ({ mapping }) => mappings.save(mapping))
  ipc.handle('feed:remove-mapping', ({ id }) => mappings.remove(id))
  ipc.handle('feed:undo-mapping', () => mappings.undo())
  ipc.handle('feed:replay', ({ speed }) => feed.player.replayFile(speed))
  ipc.handle('feed:demo-day', ({ speed }) => feed.player.demoDay(speed))
  ipc.handle('feed:stop-replay', () => feed.player.halt())
  ipc.handle('feed:hold-notifications', ({ by, on }, { senderId }) => {
    notify.pause(senderId, by, on)
    return done(null)
  })
}
