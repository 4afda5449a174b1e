/**
 * Shipped packages are under `dependencies`, and no others are: only then do `npm audit --omit=dev` and `npm sbom
 * --omit=dev` look at what people run. It is bundled all the same; no `node_modules` ship.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version?: string; dev?: boolean; dependencies?: Record<string, string> }>
}

/** `vue` of `vue/server`, `@a/b` of `@a/b/c.css`; null for files of our own, Electron and Node. */
function packageOf(specifier: string): string | null {
  if (/^(?:\.|node:|electron$|virtual:|@\/|@shared\/|@contract\/)/.test(specifier)) return null
  return /^(?:@[^/]+\/)?[^/?]+/.exec(specifier)![0]
}
/** Packages that the sources of a folder import at run time. */
function imported(folder: string): Set<string> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|vue|css)$/.test(file) && !file.endsWith('.d.ts')
  )
  const found = new Set<string>()
  for (const file of files) {
    const text = read(join(folder, file))
    for (const [, kind, one, other] of text.matchAll(
      /^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\bfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
    )) {
      const name = packageOf((one ?? other)!)
      if (name !== null && kind === undefined) found.add(name)
    }
  }
  return found
}
/** Name and version of every package of which something is in the built files, as the build wrote it beside them. */
const bundled = ['main', 'renderer'].flatMap((part) =>
  [...read(`out/${part}/licences.md`).matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name, version]) => ({
    name: name!,
    version: version!
  }))
)

describe('the packages under `dependencies`', () => {
  test('are those that the sources import', () => {
    const used = new Set([...imported('src-main'), ...imported('src-renderer')])
    expect([...used].sort()).toEqual(Object.keys(manifest.dependencies).sort())
  })
  test('are listed once, with one exact version', () => {
    expect(Object.keys(manifest.dependencies).filter((name) => name in manifest.devDependencies)).toEqual([])
    expect(Object.entries(manifest.dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
  test('are bundled themselves or by their parts', () => {
    const names = new Set(bundled.map(({ name }) => name))
    const parts = (name: string): string[] => [
      name,
      ...Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {})
    ]
    expect(Object.keys(manifest.dependencies).filter((name) => !parts(name).some((part) => names.has(part)))).toEqual(
      []
    )
  })
  test('include everything that is bundled', () => {
    expect(bundled.length).toBeGreaterThan(30)
    const ships = new Set(
      Object.entries(lock.packages)
        .filter(([, { dev }]) => dev !== true)
        .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`)
    )
    expect(bundled.map(({ name, version }) => `${name} ${version}`).filter((one) => !ships.has(one))).toEqual([])
  })
})
