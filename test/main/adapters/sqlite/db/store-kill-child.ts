/**
 * A process of its own that stores as fast as it can and says on its output what was confirmed. It is killed at some
 * moment.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { systemClock } from '../../../../../src-main/adapters/clock'
import { openCatalogueStore, openUserStore, type WorkerOptions } from '../../../../../src-main/adapters/sqlite'
import { engine } from '../../../../fakes/records'
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
const numbered = (n: number, name: string) =>
  engine(String(n), name, {
    type: 'Diesel',
    capacity: n,
    power: n,
    year: 2000 + (n % 20),
    ecu: `EDC${n}`,
    hp_values: '1,2,3',
    engine_code: `C${n}`,
    fuel_name: 'Diesel'
  })
await Promise.all([cache.open(), person.open()])
writeLine('ready')
for (let n = Number(from); ; n++) {
  const list = Array.from({ length: 1 + (n % 30) }, (_, k) => numbered(n * 100 + k, `Round ${n} engine ${k}`))
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
          ...numbered(n * 100, 'Detail'),
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
