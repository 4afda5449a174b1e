import type { CancellableRequests } from '../../services/cancellable-requests'
import type { JobListService } from '../../services/packs/job-list'
import type { PackExportService } from '../../services/packs/pack-export'
import type { PackPlanner } from '../../services/packs/pack-planner'
import type { PackQueue } from '../../services/packs/pack-queue'
import type { CatalogueStorage } from '../../services/packs/storage'
import type { TrustedKeys } from '../../services/packs/trusted-keys'
import type { HandlerRegistry } from '../register'
import { cancellableBy } from './cancellable'

export interface PackUseCases {
  readonly packs: Pick<PackQueue, 'start' | 'all' | 'pause' | 'resume' | 'cancel' | 'dismiss'>
  readonly packPlan: PackPlanner
  readonly packJobs: JobListService
  readonly packFiles: PackExportService
  readonly signers: TrustedKeys
  readonly storage: CatalogueStorage
  readonly requests: CancellableRequests
}

export function registerPackHandlers(ipc: HandlerRegistry, useCases: PackUseCases): void {
  const { packs, packPlan, packJobs, packFiles, signers, storage } = useCases
  const cancellable = cancellableBy(useCases.requests)
  ipc.handle('packs:plan', (input) => packPlan.plan(input))
  ipc.handle(
    'packs:learn',
    cancellable((input, { signal }) => packPlan.fetchMissingLists(input, { signal }))
  )
  ipc.handle('packs:start', (input) => packs.start(input))
  ipc.handleValue('packs:all', () => packs.all())
  ipc.handle('packs:pause', ({ id }) => packs.pause(id))
  ipc.handle('packs:resume', ({ id }) => packs.resume(id))
  ipc.handle('packs:cancel', ({ id }) => packs.cancel(id))
  ipc.handle('packs:dismiss', ({ id }) => packs.dismiss(id))
  ipc.handle('packs:readiness', (input) => packPlan.readiness(input))
  ipc.handle('packs:jobs', (input) => packJobs.jobs(input))
  ipc.handle(
    'packs:resolve-job',
    cancellable(({ line }, options) => packJobs.resolveJob(line, options))
  )
  ipc.handle('packs:export', (input) => packFiles.export(input))
  ipc.handle('packs:import', (input) => packFiles.import(input))
  ipc.handle('packs:accept', (input) => packFiles.accept(input))
  ipc.handle('packs:decline', (input) => packFiles.decline(input))
  ipc.handle('packs:signers', () => signers.all())
  ipc.handle('packs:forget-signer', ({ signer }) => signers.forget(signer))
  ipc.handle('desk:storage', () => storage.figures())
  ipc.handle('desk:clear', () => storage.clear())
}
