import { join, resolve } from 'node:path'
import { build } from 'vite'
import { temporaryFolder } from '../adapters/sqlite/support/store-helpers'

const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * A child process and the store worker, built once as the product is: starting them from their sources for every kill
 * takes minutes. Returns the path of the child's script.
 */
export async function builtChild(child: string): Promise<string> {
  const folder = temporaryFolder()
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    // a temporary folder has no packages
    ssr: { noExternal: true },
    resolve: { alias: { '@shared': join(ROOT, 'src-main/shared') } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: { child, worker: join(ROOT, 'src-main/adapters/sqlite/store-worker.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
      }
    }
  })
  return join(folder, 'child.mjs')
}
