/**
 * A process of its own that stores as fast as it can and says on its output what was confirmed. It is killed at some
 * moment.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { systemClock } from '../../../../../src-main/adapters/clock'
import { openCatalogueStore, openUserStore, type WorkerOptions } from '../../../../../src-main/adapters/sqlite'
import { writeLine } from '../../../kill/write-line'

const startWorker = (plan: WorkerOptions): Worker =>
  new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan })
const [folder = '', from = '0'] = process.argv.slice(2)
const log = { info() {}, warn() {}, error() {} }
const parts = (name: string) => ({
  file: join(folder, name),
  startWorker,
  clock: systemClock(),
  log,
  checkAfterMs: null,
  onFinding: (finding: unknown) => writeLine(`finding ${JSON.stringify(finding)}`)
})
const cache = openCatalogueStore(parts('cache.db'))
const person = openUserStore(parts('person.db'))
const engine = (n: number, name: string) => ({
  id: String(n),
  name,
  slug: null,
  type: 'Diesel',
  capacity: n,
  power: n,
  torque: null,
  cylinders: null,
  year: 2000 + (n % 20),
  ecu: `EDC${n}`,
  tcu: null,
  hp_values: '1,2,3',
  nm_values: null,
  rpm_values: null,
  engine_code: `C${n}`,
  fuel_name: 'Diesel'
})
await Promise.all([cache.open(), person.open()])
writeLine('ready')
for (let n = Number(from); ; n++) {
  const list = Array.from({ length: 1 + (n % 30) }, (_, k) => engine(n * 100 + k, `Round ${n} engine ${k}`))
  const done = (what: string) => () => writeLine(`${what} ${n}`)
  await Promise.all([
    cache.write('p1', 'engines', { generation_id: String(n) as never }, 'en', list as never, n).then(done('list')),
    cache
      .write(
        'p1',
        'engine',
        { engine_id: String(n * 100) as never },
        'en',
        {
          ...engine(n * 100, 'Detail'),
          options: [],
          remap_stages: null,
          read_tools: null,
          read_methods: null
        } as never,
        n
      )
      .then(done('detail')),
    n % 3 === 0 ? cache.putPicture(`https://x/${n}`, 'image/png', new Uint8Array(5000)).then(done('picture')) : null,
    person.setNote('p1', String(n) as never, `note ${n}`).then(done('note'))
  ])
}
