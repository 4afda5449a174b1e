import type { BudgetState } from '../../contract/channels/connection'
import type { Connection } from '../../services/connection/connection'
import type { ProxyLogin } from '../../services/connection/proxy-login'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { HandlerRegistry } from '../register'

export interface ConnectionUseCases {
  readonly connection: Pick<Connection, 'state' | 'connect' | 'demo' | 'check' | 'forget'>
  readonly proxy: Pick<ProxyLogin, 'question' | 'answer' | 'askAgain'>
  /** Resolves when the connection of the last run is restored. */
  readonly started: Promise<void>
  budget(): BudgetSnapshot
}

/** The call budget as the window receives it. */
export function budgetState({ resetAtMs, ...snapshot }: BudgetSnapshot): BudgetState {
  const { used, limit, leftForBackground, stopped, waiting } = snapshot
  const resetAt = resetAtMs === null ? '' : new Date(resetAtMs).toISOString()
  return { used, limit, resetAt, leftForBackground, stopped, waiting }
}

export function registerConnectionHandlers(ipc: HandlerRegistry, useCases: ConnectionUseCases): void {
  const { connection, proxy, started } = useCases
  ipc.handleValue('connection:state', async () => (await started, connection.state()))
  ipc.handle('connection:connect', (input) => {
    proxy.askAgain()
    return connection.connect(input)
  })
  ipc.handle('connection:demo', () => connection.demo())
  ipc.handle('connection:check', () => {
    proxy.askAgain()
    return connection.check()
  })
  ipc.handle('connection:forget', () => connection.forget())

  ipc.handleValue('proxy:question', () => proxy.question())
  ipc.handle('proxy:answer', (input) => proxy.answer(input))

  ipc.handleValue('budget:state', () => budgetState(useCases.budget()))
}
