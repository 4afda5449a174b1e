import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import vue from '@vitejs/plugin-vue'

const at = (p: string): string => resolve(import.meta.dirname, p)
const alias = {
  '@shared': at('src-main/shared'),
  '@contract': at('src-main/contract'),
  '@main': at('src-main'),
  '@': at('src-renderer')
}
// importing the real module from plain Node would start a download of Electron
const electron = at('test/standin/electron/named.ts')

// no test fails for being slow: waits are for conditions, and these limits only end a test that hangs
const HANGS_AFTER_MS = 15 * 60_000
const limits = { testTimeout: HANGS_AFTER_MS, hookTimeout: HANGS_AFTER_MS, expect: { poll: { timeout: 60_000 } } }

export const main = {
  resolve: { alias: { ...alias, electron } },
  test: {
    ...limits,
    name: 'main',
    environment: 'node',
    include: ['test/{main,service,standin,scripts,lint,bench}/**/*.test.ts'],
    exclude: ['**/*.long.test.ts']
  }
}

export default defineConfig({
  test: {
    // many tests wait for processes, leases and files: a third worker fills two cores. Vitest limits a percentage to 100
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // as in playwright.config.ts: once more where a machine only judges; the report says "retry x1"
    retry: process.env['CI'] ? 1 : 0,
    globalSetup: [at('test/helpers/own-temporary-folder.ts')],
    projects: [
      main,
      // pure code needs no process for each file
      {
        resolve: main.resolve,
        test: {
          ...limits,
          name: 'shared',
          isolate: false,
          include: ['test/{shared,contract}/**/*.test.ts'],
          exclude: ['**/*.long.test.ts']
        }
      },
      {
        resolve: { alias },
        plugins: [vue()],
        test: {
          ...limits,
          name: 'renderer',
          environment: 'happy-dom',
          setupFiles: ['test/renderer/setup.ts'],
          include: ['test/renderer/**/*.test.ts']
        }
      },
      { test: { ...limits, name: 'packaging', environment: 'node', include: ['test/packaging/**/*.test.ts'] } }
    ]
  }
})
