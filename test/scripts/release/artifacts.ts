/**
 * Checks the installers of a folder and writes their checksums into it (`SHA256SUMS`, for `sha256sum --check`): `node
 * test/scripts/run.cjs release/artifacts FOLDER`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const INSTALLERS = /\.(?:exe|msi|dmg|zip|deb|rpm|AppImage)$/
const LARGEST_BYTES = 150_000_000
const SUMS = 'SHA256SUMS'

/** Writes the checksums of all files; returns one sentence for each fault. */
export function checkArtifacts(folder: string): readonly string[] {
  const names = readdirSync(folder)
    .filter((name) => name !== SUMS)
    .sort()
  const installers = names.filter((name) => INSTALLERS.test(name))
  const sum = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  writeFileSync(join(folder, SUMS), names.map((name) => `${sum(name)}  ${name}\n`).join(''))
  if (installers.length === 0) return [`no installer in ${folder}`]
  return installers.flatMap((name) => {
    const { size } = statSync(join(folder, name))
    return size > LARGEST_BYTES ? [`${name} takes ${(size / 1e6).toFixed(1)} MB, more than 150 MB`] : []
  })
}

if (process.argv[1] === join(import.meta.dirname, 'artifacts.ts')) {
  const faults = checkArtifacts(resolve(process.argv[2] ?? 'dist'))
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
