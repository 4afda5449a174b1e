/** Reads `oddities.json`, written by the generator in `test/service`: records with all peculiar values. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueData } from './catalogue-entries'

interface Oddities {
  /** The vehicle type "Oddities": one record per peculiar value that the specification allows. */
  readonly peculiar: CatalogueData
  /** Ids 0, below zero and above 2^53 on all levels. */
  readonly bigIds: CatalogueData
}

/** @throws when the file is missing or invalid, so the installation is damaged */
export async function loadOddities(folder: string): Promise<Oddities> {
  return JSON.parse(await readFile(join(folder, 'oddities.json'), 'utf8'), revived) as Oddities
}

/** Ids are written as "12n", and a field that a patch leaves out as "(left out)". */
function revived(key: string, value: unknown): unknown {
  if (key === 'patch' || key === 'detailPatch')
    return Object.fromEntries(
      Object.entries(value as object).map(([field, given]) => [field, given === '(left out)' ? undefined : given])
    )
  return typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
}
