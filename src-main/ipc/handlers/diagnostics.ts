import type { DriftEntry } from '../../contract/channels/diagnostics'
import type { DiagnosticsService } from '../../services/diagnostics/diagnostics'
import type { HandlerRegistry } from '../register'

export interface DiagnosticsUseCases {
  readonly diagnosis: DiagnosticsService
  drift(): readonly DriftEntry[]
}

export function registerDiagnosticsHandlers(ipc: HandlerRegistry, useCases: DiagnosticsUseCases): void {
  const { diagnosis } = useCases
  ipc.handleValue('health:drift', () => useCases.drift())
  ipc.handle('diagnosis:make', () => diagnosis.make())
  ipc.handle('diagnosis:save', (input) => diagnosis.save(input))
}
