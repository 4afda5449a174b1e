import { isLongList } from '../../shared/catalogue/first-rows'
import type { CancellableRequests } from '../../ipc/cancellable-requests'
import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerCatalogueHandlers(
  ipc: HandlerRegistry,
  useCases: UseCases,
  requests: CancellableRequests
): void {
  const { service, rawRecords, storedDetails } = useCases.catalogue
  requests.handle('catalogue:types', (_, options) => service.types(options))
  requests.handle('catalogue:manufacturers', ({ parentId }, options) => service.manufacturers(parentId, options))
  requests.handle('catalogue:models', ({ parentId }, options) => service.models(parentId, options))
  requests.handle('catalogue:generations', ({ parentId }, options) => service.generations(parentId, options))
  requests.handle('catalogue:engines', async ({ parentId }, options) => {
    const answer = await service.engines(parentId, options)
    if (answer.ok && !options.signal.aborted && isLongList(answer.value.data))
      useCases.windows.showFirstRows(options.windowId, parentId, answer.value.data)
    return answer
  })
  ipc.handle('catalogue:held', ({ level, parentId }) => service.storedList(level, parentId))
  ipc.handle('catalogue:held-engine', ({ path }) => service.storedEngine(path))
  requests.handle('catalogue:engine', ({ engineId }, options) => service.engine(engineId, options))
  requests.handle('catalogue:performance', ({ generationId, engineId }, options) =>
    service.performance(generationId, engineId, options)
  )
  requests.handle('catalogue:view', ({ level, id }, options) => service.view(level, id, options))
  requests.handle('catalogue:complete', ({ path, spend }, options) => service.complete(path, spend, options))
  ipc.handle('catalogue:path-names', ({ path }) => service.pathNames(path))
  requests.handle('catalogue:locate', ({ engineId, name, spend }, options) =>
    service.locate(engineId, name, spend, options)
  )
  ipc.handle('catalogue:marks', ({ engineIds }) => storedDetails.marks(engineIds))
  ipc.handle('catalogue:raw', ({ engineId, generationId }) => rawRecords.of(engineId, generationId))
  ipc.handle('request:cancel', ({ requestId }, { senderId }) => requests.cancel(senderId, requestId))
}
