/**
 * Writes the bill of materials of the program (CycloneDX): `node test/scripts/run.cjs release/sbom FILE`. Lists the
 * packages that the build has bundled, Electron, and the fonts. `npm sbom` alone lists what is installed, and with
 * `--omit=dev` leaves out packages that development needs too, Vue among them.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { environment, onWindows, root } from '../lib/tools.ts'

export interface Component {
  readonly 'bom-ref': string
  readonly type: string
  readonly name: string
  readonly version?: string
  readonly licenses?: readonly unknown[]
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
}
export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX'
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** `name@version` of every package of which something is in the built files, as the build lists them. */
export function bundledPackages(): string[] {
  const found = ['main', 'renderer'].flatMap((part) =>
    [...readFileSync(join(root, `out/${part}/licences.md`), 'utf8').matchAll(/^## (\S+) - (\S+) \(/gm)].map(
      ([, name, version]) => `${name}@${version}`
    )
  )
  return [...new Set(found)].sort()
}

const FONTS: readonly Component[] = [
  { 'bom-ref': 'font:Inter', name: 'Inter' },
  { 'bom-ref': 'font:Noto Sans SC', name: 'Noto Sans SC' },
  { 'bom-ref': 'font:Noto Sans TC', name: 'Noto Sans TC' }
].map((font) => ({ ...font, type: 'file', licenses: [{ license: { id: 'OFL-1.1' } }] }))

/** The same for the same build: without time and serial number. Needs a build. */
export function billOfMaterials(): BillOfMaterials {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const all = JSON.parse(
    execFileSync('npm', args, {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      shell: onWindows,
      maxBuffer: 1 << 26
    })
  ) as BillOfMaterials & { metadata: { lifecycles: unknown; tools: unknown }; specVersion: string; $schema: string }
  const program = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string }
  const bundled = bundledPackages()
  const ships = new Set(bundled)
  const components = all.components
    .filter(({ name, version }) => name === 'electron' || ships.has(`${name}@${version}`))
    .concat(FONTS)
  const refs = new Set(components.map((one) => one['bom-ref']))
  const known = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const unknown = bundled.filter((one) => !known.has(one))
  if (unknown.length > 0) throw new Error(`not in the lock file: ${unknown.join(', ')}`)
  const own = all.metadata.component['bom-ref']
  return {
    $schema: all.$schema,
    bomFormat: 'CycloneDX',
    specVersion: all.specVersion,
    version: 1,
    metadata: {
      tools: all.metadata.tools,
      component: { ...all.metadata.component, name: program.name }
    },
    components,
    dependencies: [
      { ref: own, dependsOn: [...refs] },
      ...all.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }))
    ]
  } as BillOfMaterials
}

if (process.argv[1] === join(import.meta.dirname, 'sbom.ts')) {
  const file = resolve(process.argv[2] ?? 'dist/sbom.cdx.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
  console.log(file)
}
