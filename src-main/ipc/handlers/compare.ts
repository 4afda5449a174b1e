import type { CompareSelection } from '../../services/compare/compare-selection'
import type { HandlerRegistry } from '../register'

export interface CompareUseCases {
  readonly compare: CompareSelection
}

export function registerCompareHandlers(ipc: HandlerRegistry, { compare }: CompareUseCases): void {
  ipc.handle('compare:entries', () => compare.entries())
  ipc.handle('compare:add', ({ path }) => compare.add(path))
  ipc.handle('compare:remove', ({ engineId, generationId }) => compare.remove(engineId, generationId))
  ipc.handle('compare:set', ({ paths }) => compare.set(paths))
}
