/** Several computers that share one server. The client of the server is loaded when it is needed. */
import { join } from 'node:path'
import { app } from 'electron'
import { workspaceRules } from '../../../services/settings/derived-settings'
import { Workspace } from '../../../services/workspace/workspace'
import type { WorkspaceServers } from '../../../shared/ports/network/workspace-connection'
import type { AppContext } from '../../context'
import type { StoresModule } from '../stores'

interface WorkspaceModuleDeps {
  readonly context: AppContext
  readonly stores: StoresModule
}

export function createWorkspaceModule({ context, stores: { secrets, budget, hosts } }: WorkspaceModuleDeps): Workspace {
  const { paths, clock, log, events, ipc, settings } = context
  const random = Math.random
  const servers = async (): Promise<WorkspaceServers> => {
    const { redisServers } = await import('../../../adapters/workspace')
    const contacted = (address: string): void => hosts.contacted('workspace', address)
    return redisServers({ computerFile: join(paths.userData, 'workspace-computer'), clock, log, random, contacted })
  }
  const workspace = new Workspace({
    servers,
    rules: workspaceRules(settings),
    secrets,
    clock,
    log,
    random,
    version: app.getVersion(),
    usage: () => budget.usage('vehicleDatabase'),
    leaving: () => budget.useWorkspace(null),
    changed: (state) => ipc.broadcast('workspace:changed', state)
  })
  settings.onChange((key) => key.startsWith('workspace.') && workspace.settingChanged())
  events.on('network-restored', () => workspace.wake())
  return workspace
}
