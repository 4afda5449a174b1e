import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import vue from '@vitejs/plugin-vue'
import { runnerImport, type Plugin } from 'vite'
import { h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'

const at = (...parts: string[]): string => resolve(import.meta.dirname, ...parts)
// how long each plugin took is of no interest to whoever starts the program
const checks = { pluginTimings: false }
// the texts have a compiler of their own: src-main/shared/locales/compile-message.ts
const messages = { __INTLIFY_DROP_MESSAGE_COMPILER__: 'true', __INTLIFY_PROD_DEVTOOLS__: 'false' }
const RAIL = '<div class="first-frame-rail">'
const alias = { '@shared': at('src-main/shared'), '@contract': at('src-main/contract'), '@': at('src-renderer') }

/** Draws the icons of `screens.ts` into the rail of index.html, which a window shows before its script runs. */
const railBeforeScript: Plugin = {
  name: 'rail-before-script',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<{ readonly SCREENS: readonly { readonly icon: Component }[] }>(
      at('src-renderer/shell/screens.ts'),
      { configFile: false, resolve: { alias } }
    )
    const icons = await Promise.all(module.SCREENS.map(({ icon }) => renderToString(h(icon))))
    return html.replace(RAIL, `$&${icons.join('')}`)
  }
}

export default defineConfig({
  main: {
    // `debug` (of MQTT.js) takes supports-color along where a development tool has put it; without a level it writes no
    // colours. fflate (of write-excel-file) declares a `require` of its own for Node, beside that of electron-vite
    resolve: { alias: { ...alias, 'supports-color': 'node:tty', fflate: 'fflate/browser' } },
    // of @intlify/core-base, which warns about texts otherwise
    define: { ...messages, 'process.env.NODE_ENV': '"production"' },
    build: {
      // what ships stands under `dependencies`, for audits and lists of parts, and is bundled all the same
      externalizeDeps: false,
      // out/main/index.js, ESM, because package.json says "type": "module"
      // without the comments that say where each module came from: some hold the path of the machine that built it
      rolldownOptions: { input: { index: at('src-main/index.ts') }, experimental: { attachDebugInfo: 'none' }, checks },
      license: { fileName: 'licences.md' },
      sourcemap: 'hidden'
    }
  },
  preload: {
    resolve: { alias },
    build: {
      // a sandboxed preload must be one CommonJS file with nothing left to require but 'electron'
      externalizeDeps: false,
      rolldownOptions: {
        checks,
        input: { index: at('src-main/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: at('src-renderer'),
    base: './',
    resolve: { alias },
    plugins: [vue(), railBeforeScript],
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_I18N_FULL_INSTALL__: 'false',
      __VUE_I18N_LEGACY_API__: 'false',
      ...messages
    },
    build: {
      rolldownOptions: {
        checks,
        input: { index: at('src-renderer/index.html') },
        // what the first screen needs is one file: each further one is a request through the window's own scheme before
        // anything shows
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              // one file for the parts of several pages: fewer requests, and a shorter list of files in the first script
              { name: 'shared', test: /src-renderer\/(?:ui|widgets)|lucide/, minShareCount: 2 }
            ]
          }
        }
      },
      // that one file, read from the disk beside the program, and not over a network
      chunkSizeWarningLimit: 700,
      license: { fileName: 'licences.md' },
      minify: true,
      sourcemap: 'hidden'
    }
  }
})
