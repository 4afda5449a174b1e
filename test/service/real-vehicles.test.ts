import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '.'
import { csv, haveRealVehicles, realVehicles } from './real-vehicles'

it('reads quoted fields with commas, quotes and line ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'csv-'))
  const path = join(folder, 'x.csv')
  writeFileSync(path, 'id,name,note\n1,"a, b","say ""x""\nmore"\r\n2,,last')
  expect(csv(path)).toEqual([
    { id: '1', name: 'a, b', note: 'say "x"\nmore' },
    { id: '2', name: '', note: 'last' }
  ])
  rmSync(folder, { recursive: true })
})

describe.skipIf(!haveRealVehicles)('a catalogue of real size', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ catalogue: () => Promise.resolve(realVehicles()!) })
  })
  afterAll(() => service.close())

  it('has more than 30 000 engines, most with a curve, all with a place', async () => {
    const { engines, generations } = await service.catalogue()
    expect(engines.size).toBeGreaterThan(30_000)
    expect([...engines.values()].filter(({ rpm_values }) => rpm_values !== '').length).toBeGreaterThan(15_000)
    expect([...generations.values()].reduce((sum, { engineIds }) => sum + engineIds.length, 0)).toBe(engines.size)
    expect([...engines.values()].filter(({ remap_stages }) => remap_stages.length > 0).length).toBeGreaterThan(10_000)
  })

  it('is browsed and searched like the shipped one', async () => {
    const [type] = (await service.get('/vdb/types')).json as { id: number; name: string }[]
    expect(((await service.get(`/vdb/manufacturers/${type!.id}`)).json as unknown[]).length).toBeGreaterThan(10)
    expect(((await service.get('/vdb/search?query=2.0')).json as unknown[]).length).toBeGreaterThan(500)
  })
})
