/** The workspace on a Redis or Valkey server. Loaded when a person switches it on. */
import type { WorkspaceServers } from '../../shared/ports/network/workspace-connection'
import { computerId, newComputerId } from './computer-id'
import { checkEngine } from './engine-check'
import { RedisEngine, type RedisEngineDeps } from './redis-engine'

export { workDocuments } from './work-documents'

export interface RedisServersDeps extends Omit<RedisEngineDeps, 'computer' | 'access'> {
  readonly computerFile: string
}

export function redisServers({ computerFile, ...deps }: RedisServersDeps): WorkspaceServers {
  return {
    connection: async (access) => new RedisEngine({ ...deps, access, computer: await computerId(computerFile) }),
    takeNewId: async () => void (await newComputerId(computerFile)),
    check(access) {
      deps.contacted(access.address)
      return checkEngine(access, deps.clock)
    }
  }
}
