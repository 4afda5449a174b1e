/** Drives the program's window by its fixed handles (docs/automation.md) and reads the page's own clocks. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Bench } from './bench-types.ts'
import type { DemoService } from './product.ts'
import { start, type Running } from './launch-app.ts'

export type Path = readonly [types: string, manufacturers: string, models: string, generations: string, engines: string]
export const LEVELS = ['types', 'manufacturers', 'models', 'generations', 'engines'] as const
export type Level = (typeof LEVELS)[number]

/** Starts the program, connected to the service, on a new profile or on the given one. */
export async function startConnected(
  { program, scratch }: Bench,
  service: DemoService,
  userData?: string
): Promise<Running> {
  const file = join(mkdtempSync(join(scratch, 'provision-')), 'provision.json')
  writeFileSync(file, JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.key }), { mode: 0o600 })
  return start(program, { scratch, userData, args: [`--provision=${file}`] })
}

export const list = (level: Level): string => `[data-testid="level-list"][data-level="${level}"]`
export const item = (level: Level, id: string): string => `${list(level)} [data-testid="level-item"][data-id="${id}"]`

/**
 * Resolves when a column has the focus, as the deepest does after its list loaded. An earlier click may meet moving
 * rows.
 */
async function marked(page: Page, level: Level): Promise<void> {
  await page.waitForSelector(`${list(level)}[data-state="ready"] [aria-activedescendant]`)
}

/** Opens columns like a link; resolves when the deepest list is loaded. */
export async function openColumns(page: Page, path: readonly string[]): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/catalogue/${path.join('/')}`)
  await marked(page, LEVELS[path.length] ?? 'engines')
}

/** From types to the engine page by clicks alone; resolves when facts, chart and figures are painted. */
export async function walk(page: Page, path: Path): Promise<void> {
  for (const [i, level] of LEVELS.entries()) {
    await page.waitForSelector(`${list(level)}[data-state="ready"]`)
    // a focused list scrolls to its marked row: focus first, so that no row moves under the pointer
    await page.focus(`${list(level)} :is([role="listbox"], [role="grid"])`)
    await page.click(item(level, path[i]!))
  }
  await page.waitForSelector(`[data-testid="engine-page"][data-engine-id="${path[4]}"]:not([aria-busy])`)
  await page.waitForSelector('[data-testid="dyno-chart"]')
  await page.waitForSelector('[data-testid="performance"]:not([data-value=""])')
}

/** Engines with figures, and with curves unless `anyCurves`, by their full path, spread over the catalogue. */
export async function engines(service: DemoService, count: number, anyCurves = false): Promise<Path[]> {
  const store = await service.catalogue()
  const paths = [...store.generations.values()].flatMap((generation): Path[] => {
    const model = store.models.get(generation.modelId)
    const manufacturer = model && store.manufacturers.get(model.manufacturerId)
    if (!model || !manufacturer) return []
    return store
      .enginesOf(generation.id)
      .filter(
        (engine) =>
          (anyCurves || (engine.hp_values && (engine.remap_stages?.length ?? 0) > 0)) &&
          store.performanceOf(generation.id, engine.id)
      )
      .map(
        (engine) =>
          [manufacturer.typeId, manufacturer.id, model.id, generation.id, engine.id].map(String) as unknown as Path
      )
  })
  if (paths.length < count) throw new Error(`the catalogue has ${paths.length} such engines, ${count} are needed`)
  const step = paths.length / count
  return Array.from({ length: count }, (_, i) => paths[Math.floor(i * step)]!)
}
