import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import vue from '@vitejs/plugin-vue'

const at = (p: string): string => resolve(import.meta.dirname, p)
const alias = { '@core': at('src-main/core'), '@contract': at('src-main/contract'), '@': at('src-renderer') }
// importing the real module from plain Node would start a download of Electron
const electron = at('test/standin/electron/named.ts')

export default defineConfig({
  test: {
    // as in playwright.config.ts: once more where a machine only judges; the report says "retry x1"
    retry: process.env['CI'] ? 1 : 0,
    globalSetup: [at('test/helpers/own-temporary-folder.ts')],
    projects: [
      { resolve: { alias: { ...alias, electron } }, test: { name: 'main', environment: 'node', include: ['test/{core,contract,main,service,standin,scripts,lint}/**/*.test.ts'] } },
      { resolve: { alias }, plugins: [vue()], test: { name: 'renderer', environment: 'happy-dom', setupFiles: ['test/renderer/setup.ts'], include: ['test/renderer/**/*.test.ts'] } },
      { test: { name: 'packaging', environment: 'node', include: ['test/packaging/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } }
    ]
  }
})
