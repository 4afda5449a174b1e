import { isLongList } from '../../shared/catalogue/first-rows'
import type { CancellableRequests } from '../cancellable-requests'
import type { HandlerRegistry } from '../register'
import type { UseCases } from './use-cases'

export function registerCatalogueHandlers(
  ipc: HandlerRegistry,
  useCases: UseCases,
  requests: CancellableRequests
): void {
  const { catalogue, rawRecords } = useCases
  requests.handle('catalogue:types', (_, options) => catalogue.types(options))
  requests.handle('catalogue:manufacturers', ({ parentId }, options) => catalogue.manufacturers(parentId, options))
  requests.handle('catalogue:models', ({ parentId }, options) => catalogue.models(parentId, options))
  requests.handle('catalogue:generations', ({ parentId }, options) => catalogue.generations(parentId, options))
  requests.handle('catalogue:engines', async ({ parentId }, options) => {
    const answer = await catalogue.engines(parentId, options)
    if (answer.ok && !options.signal.aborted && isLongList(answer.value.data))
      useCases.windows.showFirstRows(options.windowId, parentId, answer.value.data)
    return answer
  })
  ipc.handle('catalogue:held', ({ level, parentId }) => catalogue.cachedList(level, parentId))
  ipc.handleValue('catalogue:held-engine', ({ path }) => catalogue.cachedEngine(path))
  requests.handle('catalogue:engine', ({ engineId }, options) => catalogue.engine(engineId, options))
  requests.handle('catalogue:performance', ({ generationId, engineId }, options) =>
    catalogue.performance(generationId, engineId, options)
  )
  requests.handle('catalogue:view', ({ level, id }, options) => catalogue.view(level, id, options))
  requests.handle('catalogue:complete', ({ path, spend }, options) => catalogue.complete(path, spend, options))
  ipc.handleValue('catalogue:path-names', ({ path }) => catalogue.pathNames(path))
  requests.handle('catalogue:locate', ({ engineId, name, spend }, options) =>
    catalogue.locate(engineId, name, spend, options)
  )
  ipc.handle('catalogue:marks', ({ engineIds }) => useCases.engineMarks(engineIds))
  ipc.handle('catalogue:raw', ({ engineId, generationId }) => rawRecords.of(engineId, generationId))
  ipc.handleValue('request:cancel', ({ requestId }, { senderId }) => requests.cancel(senderId, requestId))
}
