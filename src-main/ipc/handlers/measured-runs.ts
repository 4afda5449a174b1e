import type { MeasuredRuns } from '../../services/measured-runs/measured-runs'
import type { HandlerRegistry } from '../register'

export interface MeasuredRunUseCases {
  readonly measured: MeasuredRuns
}

export function registerMeasuredRunHandlers(ipc: HandlerRegistry, { measured }: MeasuredRunUseCases): void {
  ipc.handle('measured:choose', () => measured.choose())
  ipc.handle('measured:preview', (input) => measured.preview(input))
  ipc.handle('measured:keep', (input) => measured.keep(input))
  ipc.handle('measured:runs', (input) => measured.runs(input))
  ipc.handle('measured:remove', (input) => measured.remove(input))
}
