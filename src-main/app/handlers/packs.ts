import type { CancellableRequests } from '../../ipc/cancellable-requests'
import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerPackHandlers(ipc: HandlerRegistry, useCases: UseCases, requests: CancellableRequests): void {
  const { queue, plan, jobList, packExport, trustedKeys, storage } = useCases.packs
  ipc.handle('packs:plan', (input) => plan.plan(input))
  requests.handle('packs:learn', (input, { signal }) => plan.fetchMissingLists(input, { signal }))
  ipc.handle('packs:start', (input) => queue.start(input))
  ipc.handle('packs:all', () => queue.all())
  ipc.handle('packs:pause', ({ id }) => queue.pause(id))
  ipc.handle('packs:resume', ({ id }) => queue.resume(id))
  ipc.handle('packs:cancel', ({ id }) => queue.cancel(id))
  ipc.handle('packs:dismiss', ({ id }) => queue.dismiss(id))
  ipc.handle('packs:readiness', (input) => plan.readiness(input))
  ipc.handle('packs:jobs', (input) => jobList.jobs(input))
  ipc.handle('packs:opened-jobs', () => jobList.openedText())
  requests.handle('packs:resolve-job', ({ line }, options) => jobList.resolveJob(line, options))
  ipc.handle('packs:export', (input) => packExport.export(input))
  ipc.handle('packs:import', (input) => packExport.import(input))
  ipc.handle('packs:accept', (input) => packExport.accept(input))
  ipc.handle('packs:decline', (input) => packExport.decline(input))
  ipc.handle('packs:signers', () => trustedKeys.all())
  ipc.handle('packs:forget-signer', ({ signer }) => trustedKeys.forget(signer))
  ipc.handle('desk:storage', () => storage.figures())
  ipc.handle('desk:clear', () => storage.clear())
}
