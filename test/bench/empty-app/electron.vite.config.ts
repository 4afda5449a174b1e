import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import vue from '@vitejs/plugin-vue'

const at = (...parts: string[]): string => resolve(import.meta.dirname, 'src', ...parts)

export default defineConfig({
  main: { build: { rolldownOptions: { input: { index: at('main.ts') } } } },
  preload: {
    build: {
      externalizeDeps: false,
      rolldownOptions: { input: { index: at('preload.ts') }, output: { format: 'cjs', entryFileNames: '[name].cjs' } }
    }
  },
  renderer: {
    root: at('renderer'),
    base: './',
    plugins: [vue()],
    build: { rolldownOptions: { input: { index: at('renderer/index.html') } }, minify: true }
  }
})
