import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerLibraryHandlers(ipc: HandlerRegistry, { library, customer }: UseCases): void {
  const { service, compare, measuredRuns } = library
  ipc.handle('desk:favourites', () => service.favourites())
  ipc.handle('desk:add-favourite', ({ path, group }) => service.addFavourite(path, group))
  ipc.handle('desk:remove-favourite', ({ engineId }) => service.removeFavourite(engineId))
  ipc.handle('desk:recents', () => service.recents())
  ipc.handle('desk:add-recent', ({ path }) => {
    void customer.opened(path)
    return service.addRecent(path)
  })
  ipc.handle('desk:note', ({ engineId }) => service.note(engineId))
  ipc.handle('desk:set-note', ({ engineId, text, seen }) => service.setNote(engineId, text, seen))

  ipc.handle('compare:entries', () => compare.entries())
  ipc.handle('compare:add', ({ path }) => compare.add(path))
  ipc.handle('compare:remove', ({ engineId, generationId }) => compare.remove(engineId, generationId))
  ipc.handle('compare:set', ({ paths }) => compare.set(paths))

  ipc.handle('measured:choose', (input) => measuredRuns.choose(input))
  ipc.handle('measured:preview', (input) => measuredRuns.preview(input))
  ipc.handle('measured:keep', (input) => measuredRuns.keep(input))
  ipc.handle('measured:runs', (input) => measuredRuns.runs(input))
  ipc.handle('measured:compare', (input) => measuredRuns.compare(input))
  ipc.handle('measured:remove-source', (input) => measuredRuns.removeSource(input))
  ipc.handle('measured:remove', (input) => measuredRuns.remove(input))
}
