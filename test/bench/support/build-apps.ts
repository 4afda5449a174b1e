/** Builds the measured applications in their own folders, so that another build cannot change them meanwhile. */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { built, root, run } from '../../scripts/lib/tools.ts'

export type Product = typeof import('./product.ts')

/** The built program as it ships, without source maps. */
export async function buildProgram(scratch: string): Promise<string> {
  if (!(await built())) throw new Error('the program could not be built')
  const folder = join(scratch, 'dynodesk')
  mkdirSync(folder)
  for (const part of ['package.json', 'out', 'resources'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.endsWith('.map') })
  return folder
}

/** The empty application: the base cost of a start. */
export async function buildEmptyApp(scratch: string): Promise<string> {
  const folder = join(scratch, 'empty')
  const source = join(root, 'test/bench/empty-app')
  mkdirSync(folder)
  cpSync(join(source, 'package.json'), join(folder, 'package.json'))
  const { code } = await run(
    'electron-vite',
    [
      'build',
      source,
      '--config',
      join(source, 'electron.vite.config.ts'),
      '--outDir',
      join(folder, 'out'),
      '--logLevel',
      'error'
    ],
    { quiet: true }
  )
  if (code !== 0) throw new Error('the empty application could not be built')
  return folder
}

/** Parts of the program as one bundle for Node. */
export async function loadProduct(scratch: string): Promise<Product> {
  const outDir = join(scratch, 'product')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: join(root, 'test/bench/support/product.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'product.mjs' } }
    }
  })
  return (await import(pathToFileURL(join(outDir, 'product.mjs')).href)) as Product
}
