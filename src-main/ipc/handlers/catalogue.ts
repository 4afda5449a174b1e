import type { Result } from '../../contract/failures'
import type { CancellableRequests } from '../../services/cancellable-requests'
import type { CatalogueService } from '../../services/catalogue/catalogue'
import type { RawRecords } from '../../services/catalogue/raw-records'
import type { HandlerRegistry } from '../register'
import { cancellableBy } from './cancellable'

export interface CatalogueUseCases {
  readonly catalogue: CatalogueService
  readonly requests: CancellableRequests
  readonly rawRecords: RawRecords
  supportedEngines(engineIds: readonly string[]): Promise<Result<readonly string[]>>
}

export function registerCatalogueHandlers(ipc: HandlerRegistry, useCases: CatalogueUseCases): void {
  const { catalogue, requests, rawRecords } = useCases
  const cancellable = cancellableBy(requests)
  ipc.handle(
    'catalogue:types',
    cancellable((_, options) => catalogue.types(options))
  )
  ipc.handle(
    'catalogue:manufacturers',
    cancellable(({ parentId }, options) => catalogue.manufacturers(parentId, options))
  )
  ipc.handle(
    'catalogue:models',
    cancellable(({ parentId }, options) => catalogue.models(parentId, options))
  )
  ipc.handle(
    'catalogue:generations',
    cancellable(({ parentId }, options) => catalogue.generations(parentId, options))
  )
  ipc.handle(
    'catalogue:engines',
    cancellable(({ parentId }, options) => catalogue.engines(parentId, options))
  )
  ipc.handle('catalogue:held', ({ level, parentId }) => catalogue.cachedList(level, parentId))
  ipc.handle(
    'catalogue:engine',
    cancellable(({ engineId }, options) => catalogue.engine(engineId, options))
  )
  ipc.handle(
    'catalogue:performance',
    cancellable(({ generationId, engineId }, options) => catalogue.performance(generationId, engineId, options))
  )
  ipc.handle(
    'catalogue:view',
    cancellable(({ level, id }, options) => catalogue.view(level, id, options))
  )
  ipc.handle(
    'catalogue:complete',
    cancellable(({ path, spend }, options) => catalogue.complete(path, spend, options))
  )
  ipc.handleValue('catalogue:path-names', ({ path }) => catalogue.pathNames(path))
  ipc.handle(
    'catalogue:locate',
    cancellable(({ engineId, name, spend }, options) => catalogue.locate(engineId, name, spend, options))
  )
  ipc.handle('catalogue:readable', ({ engineIds }) => useCases.supportedEngines(engineIds))
  ipc.handle('catalogue:raw', ({ engineId, generationId }) => rawRecords.of(engineId, generationId))
  ipc.handleValue('request:cancel', ({ requestId }, { senderId }) => requests.cancel(senderId, requestId))
}
