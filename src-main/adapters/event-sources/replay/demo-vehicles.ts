/** Vehicles of the demo catalogue for the demo day; their ids open engines of the demo. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoVehicle } from '../../../shared/feed/demo-day'

interface Named {
  readonly id: number
  readonly name: string
}
interface CatalogueFile {
  readonly manufacturers: readonly Named[]
  readonly models: readonly (Named & { readonly manufacturer: number })[]
  readonly generations: readonly (Named & { readonly model: number; readonly engines: readonly number[] })[]
  readonly engines: readonly (Named & { readonly ecu: string | null; readonly power: number | null })[]
}

/**
 * `count` vehicles, spread over the catalogue.
 *
 * @param folder of the demo catalogue. Rejects when it is unreadable, because it ships with the program
 */
export async function readDemoVehicles(folder: string, count: number): Promise<readonly DemoVehicle[]> {
  const { manufacturers, models, generations, engines } = JSON.parse(
    await readFile(join(folder, 'catalogue.json'), 'utf8')
  ) as CatalogueFile
  const byId = <T extends { readonly id: number }>(list: readonly T[]): ReadonlyMap<number, T> =>
    new Map(list.map((one) => [one.id, one]))
  const [manufacturersById, modelsById, enginesById] = [byId(manufacturers), byId(models), byId(engines)]
  const vehicles = generations.flatMap((generation): DemoVehicle[] => {
    const model = modelsById.get(generation.model)
    const maker = model && manufacturersById.get(model.manufacturer)
    const engine = enginesById.get(generation.engines[0] ?? Number.NaN)
    if (!model || !maker || !engine) return []
    return [
      {
        manufacturer: maker.name,
        manufacturerId: maker.id,
        model: model.name,
        modelId: model.id,
        generation: generation.name,
        generationId: generation.id,
        engine: engine.name,
        engineId: engine.id,
        ecu: engine.ecu,
        power: engine.power
      }
    ]
  })
  const step = Math.max(1, Math.floor(vehicles.length / count))
  return vehicles.filter((_, n) => n % step === 0).slice(0, count)
}
