import type { CustomerScreen } from '../../services/customer/customer-screen'
import type { Library } from '../../services/library/library'
import type { HandlerRegistry } from '../register'

export interface LibraryUseCases {
  readonly library: Library
  readonly customer: Pick<CustomerScreen, 'opened'>
}

export function registerLibraryHandlers(ipc: HandlerRegistry, { library, customer }: LibraryUseCases): void {
  ipc.handle('desk:favourites', () => library.favourites())
  ipc.handle('desk:add-favourite', ({ path, group }) => library.addFavourite(path, group))
  ipc.handle('desk:remove-favourite', ({ engineId }) => library.removeFavourite(engineId))
  ipc.handle('desk:recents', () => library.recents())
  ipc.handle('desk:add-recent', ({ path }) => {
    void customer.opened(path)
    return library.addRecent(path)
  })
  ipc.handle('desk:note', ({ engineId }) => library.note(engineId))
  ipc.handle('desk:set-note', ({ engineId, text }) => library.setNote(engineId, text))
}
