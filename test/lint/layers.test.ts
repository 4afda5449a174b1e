import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import parser from 'typescript-eslint'
import vue from 'eslint-plugin-vue'
import { describe, expect, it } from 'vitest'
// @ts-expect-error plain JavaScript, because the configuration of ESLint loads it
import layers, { LAYERS, refusal } from './layers.js'

const root = resolve(import.meta.dirname, '../..')
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    ...vue.configs['flat/base'],
    {
      files: ['**/*.ts'],
      languageOptions: { parser: parser.parser },
      plugins: { layers },
      rules: { 'layers/imports': 'error', 'layers/doors': 'error' }
    },
    {
      files: ['**/*.vue'],
      languageOptions: { parserOptions: { parser: parser.parser } },
      plugins: { layers },
      rules: { 'layers/imports': 'error', 'layers/doors': 'error', 'vue/no-v-html': 'error' }
    }
  ] as never
})
/** Lints a text as a file at this path. */
async function said(path: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path })
  return result!.messages.map((m) => m.message)
}

describe('the layers', () => {
  const refused: [from: string, name: string, cure: RegExp][] = [
    ['src-main/shared/catalogue/model-years.ts', 'electron', /shared must not import 'electron'.*ports/],
    ['src-main/shared/catalogue/model-years.ts', 'node:fs', /ports/],
    ['src-main/shared/catalogue/model-years.ts', 'vue', /ports/],
    ['src-main/shared/catalogue/model-years.ts', '../../contract/channel-map', /shared must not import contract/],
    ['src-main/contract/channel-map.ts', 'valibot', /shared with the window/],
    ['src-main/contract/channel-map.ts', '../services/catalogue/cached-catalogue', /contract must not import services/],
    [
      'src-main/services/catalogue/cached-catalogue.ts',
      '../../adapters/clock',
      /services must not import adapters.*port/
    ],
    ['src-main/services/catalogue/cached-catalogue.ts', 'electron', /port/],
    [
      'src-main/adapters/secrets/index.ts',
      '../../services/catalogue/cached-catalogue',
      /adapters must not import services/
    ],
    ['src-main/adapters/secrets/index.ts', '../clock', /'secrets' must not import 'clock'.*app\/modules/],
    ['src-main/app/handlers/catalogue.ts', '../../adapters/clock', /put the work into a service/],
    ['src-main/preload/bridge.ts', '../services/catalogue/cached-catalogue', /behind a channel/],
    ['src-main/preload/bridge.ts', 'valibot', /must not get into a window/],
    ['src-main/preload/bridge.ts', '../contract/schemas/index', /preload must not import schemas/],
    ['src-main/windows/menu.ts', '../services/catalogue/cached-catalogue', /as a parameter/],
    ['src-main/services/catalogue/cached-catalogue.ts', '../../index', /nobody imports/],
    ['src-main/app/start.ts', '../index', /nobody imports/],
    ['src-main/windows/menu.ts', '../app/context', /only src-main\/index\.ts and src-main\/app import.*parameter/],
    ['src-main/services/catalogue/cached-catalogue.ts', '../../../test/fakes/clock', /does not ship/],
    [
      'src-renderer/features/engine/EnginePage.vue',
      '@/features/search/query/service-query',
      /must not import another screen/
    ],
    ['src-renderer/features/engine/EnginePage.vue', '../search/query/query-text', /must not import another screen/],
    [
      'src-renderer/features/engine/EnginePage.vue',
      '../../../src-main/services/catalogue/cached-catalogue',
      /features must not import services/
    ],
    ['src-renderer/features/engine/EnginePage.vue', 'electron', /ask main through the bridge/],
    ['src-renderer/shell/App.vue', 'node:fs', /ask main through the bridge/],
    ['src-renderer/ui/UiChip.vue', '@/bridge', /receives props and emits events/],
    ['src-renderer/ui/UiChip.vue', '@/stores/settings', /receives props/],
    ['src-renderer/composables/format/current-time.ts', '@/features/search/query/service-query', /knows no screen/],
    ['src-renderer/stores/call-budget.ts', 'vue-router', /mirrors what main owns/],
    ['src-renderer/bridge/index.ts', 'vue', /typed client/]
  ]
  it.each(refused)('%s does not import %s', async (from, name, cure) => {
    const script = `import { x } from '${name}'\nvoid x\n`
    expect(
      (await said(from, from.endsWith('.vue') ? `<script setup lang="ts">\n${script}</script>\n` : script)).join()
    ).toMatch(cure)
  })

  const allowed: [from: string, name: string][] = [
    ['src-main/index.ts', './app/start'],
    ['src-main/app/context.ts', '../adapters/clock'],
    ['src-main/app/start.ts', './modules/links'],
    ['src-main/shared/dyno/gain.ts', '../units/units'],
    ['src-main/services/catalogue/cached-catalogue.ts', '../../shared/ports/network/api-client'],
    ['src-main/adapters/secrets/index.ts', 'node:crypto'],
    ['src-main/adapters/secrets/index.ts', '../files/atomic-write'],
    ['src-main/contract/schemas/index.ts', 'valibot'],
    ['src-main/preload/index.ts', 'electron'],
    ['src-renderer/features/engine/EnginePage.vue', '@/ui/UiChip.vue'],
    ['src-renderer/features/engine/EnginePage.vue', '@shared/units/units'],
    ['src-renderer/features/engine/EnginePage.vue', './dyno/DynoPanel.vue'],
    ['src-renderer/router/index.ts', '@/features/engine/EnginePage.vue'],
    ['src-renderer/bridge/index.ts', '@contract/bridge']
  ]
  it.each(allowed)('%s may import %s', (from, name) => expect(refusal(from, name)).toBeUndefined())

  it('hold for dynamic imports, re-exports and types alike', async () => {
    expect(await said('src-main/shared/a.ts', "void import('electron')")).toHaveLength(1)
    expect(await said('src-main/shared/a.ts', "export * from 'electron'")).toHaveLength(1)
    expect(
      await said('src-main/shared/a.ts', "export { x } from '../services/catalogue/cached-catalogue'")
    ).toHaveLength(1)
    expect(await said('src-main/shared/a.ts', "import type { App } from 'electron'\nexport type A = App")).toHaveLength(
      1
    )
    expect(await said('src-main/shared/a.ts', "export type A = import('electron').App")).toHaveLength(1)
  })
  it('each say what to do instead', () => {
    for (const { name, cure } of LAYERS as { name: string; cure: string }[])
      if (!name.includes('composition root')) expect(cure.length, name).toBeGreaterThan(20)
  })
})

describe('the doors', () => {
  const closed: [what: string, path: string, text: string, cure: RegExp][] = [
    [
      'ipcMain',
      'src-main/windows/a.ts',
      "import { ipcMain } from 'electron'\nvoid ipcMain",
      /channel in src-main\/ipc/
    ],
    [
      'net.fetch',
      'src-main/app/modules/network.ts',
      "import { net } from 'electron'\nvoid net.fetch('https://x.test')",
      /client in src-main\/adapters\/api-client/
    ],
    [
      'ipcMain.handle',
      'src-main/app/context.ts',
      "import { ipcMain } from 'electron'\nipcMain.handle('x', () => 1)",
      /channel in src-main\/ipc/
    ],
    [
      'contextBridge',
      'src-main/windows/a.ts',
      "import { contextBridge } from 'electron'\nvoid contextBridge",
      /src-main\/preload/
    ],
    [
      'ipcRenderer',
      'src-main/windows/a.ts',
      "import { ipcRenderer } from 'electron'\nvoid ipcRenderer",
      /src-main\/preload/
    ],
    ['net', 'src-main/adapters/log/a.ts', "import { net } from 'electron'\nvoid net", /adapters\/api-client/],
    [
      'all of electron',
      'src-main/windows/a.ts',
      "import electron from 'electron'\nvoid electron",
      /name what is needed/
    ],
    ['shell', 'src-main/windows/a.ts', "import { shell } from 'electron'\nvoid shell", /external-links/],
    [
      'shell.openExternal',
      'src-main/windows/menu.ts',
      "declare const shell: { openExternal(url: string): void }\nshell.openExternal('https://x')",
      /external-links/
    ],
    ['fetch', 'src-main/adapters/log/a.ts', "void fetch('https://x')", /adapters\/api-client/],
    ['window.fetch', 'src-renderer/shell/a.ts', "void window.fetch('https://x')", /adapters\/api-client/],
    ['WebSocket', 'src-renderer/shell/a.ts', "new WebSocket('wss://x')", /adapters\/api-client/],
    ['node:https', 'src-main/adapters/log/a.ts', "import { get } from 'node:https'\nvoid get", /adapters\/api-client/],
    [
      'node:http',
      'src-main/adapters/event-sources/relay/a.ts',
      "import { get } from 'node:http'\nvoid get",
      /adapters\/api-client/
    ],
    ['window.dynodesk', 'src-renderer/shell/a.ts', 'void window.dynodesk', /@\/bridge/],
    ["window['dynodesk']", 'src-renderer/shell/a.ts', "void window['dynodesk']", /@\/bridge/],
    ['console', 'src-main/services/a.ts', "console.log('x')", /port Log/],
    ['console in the window', 'src-renderer/shell/a.ts', "console.error('x')", /notice/],
    ['net', 'src-main/app/context.ts', "import { net } from 'electron'\nvoid net", /adapters\/api-client/],
    ['shell', 'src-main/app/start.ts', "import { shell } from 'electron'\nvoid shell", /external-links/],
    ['process.stdout', 'src-main/app/start.ts', "process.stdout.write('x')", /ready line/],
    ['process.stdout', 'src-main/services/a.ts', "process.stdout.write('x')", /ready line/],
    ['innerHTML', 'src-renderer/shell/a.ts', "document.body.innerHTML = 'x'", /never HTML/]
  ]
  it.each(closed)('%s is refused outside its place', async (_what, path, text, cure) =>
    expect((await said(path, text)).join()).toMatch(cure)
  )

  const open: [path: string, text: string][] = [
    ['src-main/app/context.ts', "import { ipcMain } from 'electron'\nvoid ipcMain"],
    ['src-main/app/modules/network.ts', "import { net } from 'electron'\nvoid net"],
    ['src-main/adapters/workspace/engine-check.ts', "import { connect } from 'node:tls'\nvoid connect"],
    ['src-main/app/window-readiness.ts', "process.stdout.write('x')"],
    ['src-main/ipc/register.ts', "import { ipcMain } from 'electron'\nipcMain.handle('x', () => 1)"],
    ['src-main/windows/a.ts', "import type { Shell } from 'electron'\nexport type S = Shell"],
    ['src-main/adapters/api-client/a.ts', "void fetch('https://x')"],
    ['src-renderer/shell/a.ts', 'function fetch(): void {}\nfetch()'],
    ['src-renderer/bridge/index.ts', 'export const bridge = window.dynodesk'],
    ['src-main/adapters/demo-service/a.ts', "import { createServer } from 'node:http'\nvoid createServer"],
    ['src-main/adapters/event-sources/webhook/a.ts', "import { createServer } from 'node:http'\nvoid createServer"],
    ['test/helpers/a.ts', "console.log('x')"]
  ]
  it.each(open)('and allowed in its place: %s', async (path, text) => expect(await said(path, text)).toEqual([]))

  it('v-html is refused', async () =>
    expect((await said('src-renderer/shell/a.vue', '<template><p v-html="x" /></template>')).join()).toMatch(/v-html/))
})

describe('the project itself', () => {
  it('runs these rules over main, preload and window', async () => {
    const real = new ESLint({ cwd: root })
    for (const file of ['src-main/shared/units/units.ts', 'src-renderer/shell/App.vue']) {
      const { rules } = (await real.calculateConfigForFile(file)) as { rules: Record<string, unknown[]> }
      expect(rules['layers/imports']![0]).toBe(2)
      expect(rules['layers/doors']![0]).toBe(2)
      expect(rules['vue/no-v-html']![0]).toBe(2)
    }
  })
})
