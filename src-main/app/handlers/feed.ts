import { done } from '../../contract/failures'
import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerFeedHandlers(ipc: HandlerRegistry, useCases: UseCases): void {
  const { service, mappings, sources, notify, paths } = useCases.feed
  ipc.handle('feed:page', (input) => service.page(input))
  ipc.handle('feed:groups', (input) => service.groups(input))
  ipc.handle('feed:counts', ({ filter }) => service.counts(filter))
  ipc.handle('feed:unread', () => service.unread())
  ipc.handle('feed:raw', ({ seq }) => service.raw(seq))
  ipc.handle('feed:mark-read', ({ which, read }) => service.markRead(which, read))
  ipc.handle('feed:claim', ({ subject, by, over = null }) => service.claim(subject, by, over))
  ipc.handle('feed:snooze', ({ subject, until }) => service.snooze(subject, until))
  ipc.handle('feed:note', ({ subject, text }) => service.note(subject, text))
  ipc.handle('feed:views', () => service.views())
  ipc.handle('feed:set-views', ({ views }) => service.setViews(views))
  ipc.handle('feed:purge', ({ which }) => service.purge(which))
  ipc.handle('feed:sources', () => sources.entries())
  ipc.handle('feed:ask-source', ({ source }) => sources.pollNow(source))
  ipc.handle('feed:test-source', ({ source }) => sources.test(source))
  ipc.handle('feed:choose-folder', ({ key }) => paths.choose(key))
  ipc.handle('feed:choose-file', ({ key }) => paths.chooseCertificatePath(key))
  ipc.handle('feed:logins', () => service.logins())
  ipc.handle('feed:set-login', ({ name, secret }) => service.setLogin(name, secret))
  ipc.handle('feed:mappings', () => done({ mappings: mappings.entries(), undoable: mappings.undoable }))
  ipc.handle('feed:workbench', ({ mapping, kind, sample }) => mappings.workbench(mapping, kind, sample))
  ipc.handle('feed:save-mapping', ({ mapping }) => mappings.save(mapping))
  ipc.handle('feed:remove-mapping', ({ id }) => mappings.remove(id))
  ipc.handle('feed:undo-mapping', () => mappings.undo())
  ipc.handle('feed:replay', ({ speed }) => service.player.replayFile(speed))
  ipc.handle('feed:demo-day', ({ speed }) => service.player.demoDay(speed))
  ipc.handle('feed:stop-replay', () => service.player.halt())
  ipc.handle('feed:hold-notifications', ({ on }, { senderId }) => {
    notify.pause(senderId, on)
    return done(null)
  })
}
