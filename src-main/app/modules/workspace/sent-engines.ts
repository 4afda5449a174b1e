/** Engines that colleagues show on this computer. */
import { SentEngines } from '../../../services/workspace/sent-engines'
import type { Workspace } from '../../../services/workspace/workspace'
import type { AppContext } from '../../context'

export function createSentEngines(context: AppContext, workspace: Workspace): SentEngines {
  const { clock, log, events, ipc, setting } = context
  const sent = new SentEngines({
    clock,
    log,
    engine: () => workspace.engine,
    nameOf: workspace.nameOf,
    opensAtOnce: () => setting('workspace.openSent'),
    open: (link) => events.emit('engine-sent', link),
    changed: (engine) => ipc.broadcast('workspace:engine-arrived', engine)
  })
  workspace.onChange(() => sent.follow())
  return sent
}
