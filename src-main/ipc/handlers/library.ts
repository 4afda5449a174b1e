import type { HandlerRegistry } from '../register'
import type { UseCases } from './use-cases'

export function registerLibraryHandlers(
  ipc: HandlerRegistry,
  { library, customer, compare, measured }: UseCases
): void {
  ipc.handle('desk:favourites', () => library.favourites())
  ipc.handle('desk:add-favourite', ({ path, group }) => library.addFavourite(path, group))
  ipc.handle('desk:remove-favourite', ({ engineId }) => library.removeFavourite(engineId))
  ipc.handle('desk:recents', () => library.recents())
  ipc.handle('desk:add-recent', ({ path }) => {
    void customer.opened(path)
    return library.addRecent(path)
  })
  ipc.handle('desk:note', ({ engineId }) => library.note(engineId))
  ipc.handle('desk:set-note', ({ engineId, text, seen }) => library.setNote(engineId, text, seen))

  ipc.handle('compare:entries', () => compare.entries())
  ipc.handle('compare:add', ({ path }) => compare.add(path))
  ipc.handle('compare:remove', ({ engineId, generationId }) => compare.remove(engineId, generationId))
  ipc.handle('compare:set', ({ paths }) => compare.set(paths))

  ipc.handle('measured:choose', (input) => measured.choose(input))
  ipc.handle('measured:preview', (input) => measured.preview(input))
  ipc.handle('measured:keep', (input) => measured.keep(input))
  ipc.handle('measured:runs', (input) => measured.runs(input))
  ipc.handle('measured:compare', (input) => measured.compare(input))
  ipc.handle('measured:remove', (input) => measured.remove(input))
}
