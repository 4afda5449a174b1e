import { expect, it } from 'vitest'
import { SharedWork, type SharedWorkDeps } from '@main/services/workspace/shared-work'
import type { WorkDocuments } from '@shared/ports/network/work-documents'
import type { WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

function world() {
  const clock = new FakeClock()
  const engine = { isOpen: true, onMessage: () => () => undefined }
  let syncs = 0
  const documents: WorkDocuments = {
    nameOf: (id) => id,
    tags: async () => new Map(),
    read: async function* () {},
    write: async () => true
  }
  const work = new SharedWork({
    userStore: { workTags: async () => (syncs++, []) } as unknown as SharedWorkDeps['userStore'],
    engine: () => engine as unknown as WorkspaceEngine,
    documents: async () => documents,
    isShared: (kind) => kind === 'notes',
    scope: () => ({ profile: 'p', service: 's', by: '' }),
    before: async () => undefined,
    after: async () => undefined,
    clock,
    log: new FakeLog(),
    changed: () => undefined,
    titleOf: async () => ''
  })
  return { clock, engine, work, syncs: () => syncs }
}

it('exchanges work when the connection opens, not at every message of a computer', async () => {
  const { clock, engine, work, syncs } = world()
  work.workspaceChanged()
  await clock.advance(1)
  expect(syncs()).toBe(1)
  for (let news = 0; news < 5; news++) {
    work.workspaceChanged()
    await clock.advance(10)
  }
  expect(syncs()).toBe(1)
  engine.isOpen = false
  work.workspaceChanged()
  engine.isOpen = true
  work.workspaceChanged()
  await clock.advance(1)
  expect(syncs()).toBe(2)
})

it('sends edits after half a second, however many follow', async () => {
  const { clock, work, syncs } = world()
  for (let edit = 0; edit < 20; edit++) {
    work.edited()
    await clock.advance(100)
  }
  expect(syncs()).toBeGreaterThanOrEqual(3)
})
