/**
 * A pack of 2 000 complete engines against the demo service with an hour of ten seconds: its cost, and how free main
 * stays.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ScopeInput } from '../../../src-main/contract/channels/packs'
import type { Bench, Figures } from '../support/bench-types.ts'
import { serviceCatalogue } from '../support/filled-store.ts'
import type { PackOrder } from './pack-process.ts'

const ENGINES = 2000
/** Of a generation, so that the lists are not most of the calls. */
const LEAST_ENGINES = 4
const RULES = { limit: 2500, windowMs: 10_000, reservePercent: 30, callsPerSecond: 200, concurrent: 4 }

export async function pack(bench: Bench): Promise<Figures> {
  const catalogue = serviceCatalogue(ENGINES * 10)
  const scopes: ScopeInput[] = []
  let left = ENGINES
  for (const { id, engineIds } of catalogue.generations) {
    if (engineIds.length < Math.min(LEAST_ENGINES, left) || engineIds.length > left) continue
    scopes.push({ kind: 'generation', id: String(id) })
    left -= engineIds.length
  }
  const engines = ENGINES - left
  // a generation with n engines: its list, n details, n performances
  const expected = scopes.length + 2 * engines

  const service = await bench.product.startDemoService({
    resources: bench.resources,
    catalogue: () => Promise.resolve(catalogue),
    switches: { limit: RULES.limit, windowMs: RULES.windowMs, reset: 'rolling' }
  })
  try {
    const order: PackOrder = {
      directory: mkdtempSync(join(bench.scratch, 'pack-')),
      baseUrl: service.baseUrl,
      apiKey: service.key,
      scopes,
      rules: RULES
    }
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'pack-process.ts'),
      JSON.stringify(order)
    ])
    const { cacheBytes, callsUsed, seconds, ...measured } = JSON.parse(stdout) as {
      cacheBytes: number
      callsUsed: number
      seconds: number
    }
    const allowed = RULES.limit * (1 - RULES.reservePercent / 100)
    const sentPerWindow = mostWithin(
      service.log.entries.map(({ atMs }) => atMs),
      RULES.windowMs
    )
    return {
      rules: RULES,
      generations: scopes.length,
      callsExpected: expected,
      callsUsed,
      callsArrived: service.log.count(),
      asPlanned: callsUsed === expected && service.log.count() === expected,
      answers429: service.log.entries.filter(({ status }) => status === 429).length,
      seconds,
      mostCallsInAWindow: sentPerWindow,
      allowedInAWindow: allowed,
      shareOfAllowedUsed: Number((sentPerWindow / allowed).toFixed(3)),
      ...measured,
      megabytesPer1000CompleteEngines: Number((cacheBytes / engines / 1000).toFixed(3))
    }
  } finally {
    await service.close()
  }
}

/** The largest number of moments within any span of `spanMs`. */
function mostWithin(moments: readonly number[], spanMs: number): number {
  const sorted = [...moments].sort((a, b) => a - b)
  let most = 0
  for (let from = 0, to = 0; to < sorted.length; to++) {
    while (sorted[to]! - sorted[from]! >= spanMs) from++
    most = Math.max(most, to - from + 1)
  }
  return most
}
