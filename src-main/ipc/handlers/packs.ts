import type { CancellableRequests } from '../cancellable-requests'
import type { HandlerRegistry } from '../register'
import type { UseCases } from './use-cases'

export function registerPackHandlers(ipc: HandlerRegistry, useCases: UseCases, requests: CancellableRequests): void {
  const { packs, packPlan, packJobs, packFiles, signers, storage } = useCases
  ipc.handle('packs:plan', (input) => packPlan.plan(input))
  requests.handle('packs:learn', (input, { signal }) => packPlan.fetchMissingLists(input, { signal }))
  ipc.handle('packs:start', (input) => packs.start(input))
  ipc.handleValue('packs:all', () => packs.all())
  ipc.handle('packs:pause', ({ id }) => packs.pause(id))
  ipc.handle('packs:resume', ({ id }) => packs.resume(id))
  ipc.handle('packs:cancel', ({ id }) => packs.cancel(id))
  ipc.handle('packs:dismiss', ({ id }) => packs.dismiss(id))
  ipc.handle('packs:readiness', (input) => packPlan.readiness(input))
  ipc.handle('packs:jobs', (input) => packJobs.jobs(input))
  ipc.handle('packs:opened-jobs', () => packJobs.openedText())
  requests.handle('packs:resolve-job', ({ line }, options) => packJobs.resolveJob(line, options))
  ipc.handle('packs:export', (input) => packFiles.export(input))
  ipc.handle('packs:import', (input) => packFiles.import(input))
  ipc.handle('packs:accept', (input) => packFiles.accept(input))
  ipc.handle('packs:decline', (input) => packFiles.decline(input))
  ipc.handle('packs:signers', () => signers.all())
  ipc.handle('packs:forget-signer', ({ signer }) => signers.forget(signer))
  ipc.handle('desk:storage', () => storage.figures())
  ipc.handle('desk:clear', () => storage.clear())
}
