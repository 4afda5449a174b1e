/**
 * The layers as data, and two rules that hold them: which folder may import which (`layers/imports`), and which doors
 * stand in one place only (`layers/doors`). Every message says what to do instead.
 */
import { posix, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * `may`: layers that may be imported. `packages`: npm and Node modules, '*' for any. `own`: of a layer with folders
 * side by side, a module sees its own folder and the ones named. The first entry whose `at` fits a path is its layer; a
 * star at its end stands for any rest of the name.
 */
export const LAYERS = [
  { name: 'composition root', at: 'src-main/index.ts', may: '*', packages: '*', cure: '' },
  {
    name: 'handlers',
    at: 'src-main/app/handlers/',
    may: ['shared', 'contract', 'services', 'ipc', 'handlers', 'modules of the composition root'],
    packages: [],
    cure: 'a handler passes a checked request to a use case: put the work into a service'
  },
  { name: 'modules of the composition root', at: 'src-main/app/', may: '*', packages: '*', cure: '' },
  {
    name: 'shared',
    at: 'src-main/shared/locales/',
    may: ['shared'],
    packages: ['@intlify/core-base'],
    cure: 'texts know nothing of who shows them'
  },
  {
    name: 'shared',
    at: 'src-main/shared/',
    may: ['shared'],
    packages: [],
    cure: 'shared is pure: describe what it needs as a port in src-main/shared/ports and let an adapter implement it'
  },
  {
    name: 'schemas',
    at: 'src-main/contract/schemas/',
    may: ['shared', 'contract', 'schemas'],
    packages: ['valibot'],
    cure: 'the schemas know the contract and shared only'
  },
  {
    name: 'contract',
    at: 'src-main/contract/',
    may: ['shared', 'contract', 'schemas'],
    packages: [],
    cure: 'the contract is shared with the window: move what only main needs into a service or an adapter'
  },
  {
    name: 'services',
    at: 'src-main/services/',
    may: ['shared', 'contract', 'services'],
    packages: [],
    cure: 'a use case reaches the outside through a port of src-main/shared/ports, which a module of src-main/app/modules passes to it'
  },
  {
    name: 'adapters',
    at: 'src-main/adapters/',
    may: ['shared', 'adapters'],
    packages: '*',
    own: ['files'],
    cure: 'an adapter implements a port of shared and knows no other adapter: let a module of src-main/app/modules join the two, or move what both need to shared'
  },
  {
    name: 'ipc',
    at: 'src-main/ipc/',
    may: ['shared', 'contract', 'schemas', 'services', 'ipc'],
    packages: ['electron', 'valibot', 'node:*'],
    cure: 'ipc passes checked requests to services: put the work into a service'
  },
  {
    name: 'preload',
    at: 'src-main/preload/',
    may: ['contract', 'preload'],
    packages: ['electron'],
    cure: 'the preload only hands over named functions of the contract: do the work in main, behind a channel'
  },
  {
    name: 'windows',
    at: 'src-main/windows/',
    may: ['shared', 'contract', 'windows'],
    packages: ['electron', 'node:*'],
    cure: 'windows know Electron and the contract: take what else is needed as a parameter from src-main/app'
  },
  {
    name: 'bridge',
    at: 'src-renderer/bridge/',
    may: ['shared', 'contract', 'bridge'],
    packages: [],
    cure: 'the bridge is the typed client of the preload and nothing else'
  },
  {
    name: 'ui',
    at: 'src-renderer/ui/',
    may: ['ui', 'shared', 'contract', 'composables'],
    packages: ['vue', 'vue-i18n', 'reka-ui', '@lucide/vue', '@tanstack/*'],
    cure: 'a base part receives props and emits events: let the feature fetch and pass it in'
  },
  {
    name: 'widgets',
    at: 'src-renderer/widgets/',
    may: ['ui', 'widgets', 'shared', 'contract', 'composables', 'locations'],
    packages: ['vue', 'vue-i18n', 'vue-router', 'reka-ui', '@lucide/vue', '@tanstack/*'],
    cure: 'a widget receives props and emits events: let the feature fetch and pass it in'
  },
  {
    name: 'composables',
    at: 'src-renderer/composables/',
    may: ['shared', 'contract', 'bridge', 'composables', 'stores', 'locales', 'locations'],
    packages: ['vue', 'vue-i18n', 'vue-router', 'pinia', '@tanstack/*'],
    cure: 'a shared composable knows no screen: move it into the feature, or pass in what it needs'
  },
  {
    name: 'locales',
    at: 'src-renderer/locales/',
    may: ['shared', 'locales'],
    packages: ['vue-i18n'],
    cure: 'texts know nothing of screens'
  },
  {
    name: 'features',
    at: 'src-renderer/features/',
    may: ['shared', 'contract', 'bridge', 'ui', 'widgets', 'composables', 'locales', 'stores', 'features', 'locations'],
    packages: '*',
    own: [],
    cure: 'a screen must not import another screen: move the shared part to src-renderer/widgets, ui or composables'
  },
  {
    name: 'stores',
    at: 'src-renderer/stores/',
    may: ['shared', 'contract', 'bridge', 'composables', 'locales', 'stores', 'locations'],
    packages: ['vue', 'pinia', 'vue-i18n'],
    cure: 'a store mirrors what main owns: leave screens and routes out of it'
  },
  {
    name: 'locations',
    at: 'src-renderer/router/locations.ts',
    may: ['shared', 'contract'],
    packages: ['vue-router'],
    cure: 'this file holds the names of routes and nothing else'
  },
  {
    name: 'app',
    at: 'src-renderer/',
    may: [
      'shared',
      'contract',
      'bridge',
      'ui',
      'widgets',
      'composables',
      'locales',
      'features',
      'stores',
      'locations',
      'app'
    ],
    packages: '*',
    cure: 'the window reaches main through src-renderer/bridge only'
  }
]

/** Modules of Node and npm that no part of the window, nor the preload, may carry. */
const NOT_IN_WINDOW = /^(electron|valibot|node:.*|fs|path|crypto|http|https|child_process)$/
const WINDOW = /^(src-renderer\/|src-main\/preload\/)/
const ALIASES = {
  '@shared/': 'src-main/shared/',
  '@contract/': 'src-main/contract/',
  '@main/': 'src-main/',
  '@/': 'src-renderer/'
}

const layerOf = (path) =>
  LAYERS.find(({ at }) =>
    at.endsWith('*')
      ? path.startsWith(at.slice(0, -1))
      : at.endsWith('/')
        ? `${path}/`.startsWith(at)
        : path === at || path === at.replace(/\.ts$/, '')
  )
const fits = (name, patterns) =>
  patterns === '*' ||
  patterns.some((p) => (p.endsWith('*') ? name.startsWith(p.slice(0, -1)) : name === p || name.startsWith(`${p}/`)))
const inside = (path, layer) => path.slice(layer.at.length).split('/')[0]

/** The project path that an import names; null for a package. */
function target(from, name) {
  if (name.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), name)).replace(/\?.*$/, '')
  const alias = Object.keys(ALIASES).find((a) => name.startsWith(a))
  return alias ? ALIASES[alias] + name.slice(alias.length) : null
}

/**
 * Why `from` must not import `name`; undefined where it may. Paths are relative to the project, with forward slashes.
 */
export function refusal(from, name) {
  const layer = layerOf(from)
  if (!layer) return undefined
  const path = target(from, name)
  if (path === null) {
    if (WINDOW.test(from) && NOT_IN_WINDOW.test(name) && !(layer.name === 'preload' && name === 'electron'))
      return `'${name}' must not get into a window: ask main through the bridge, and check there`
    return fits(name, layer.packages) ? undefined : `${layer.name} must not import '${name}': ${layer.cure}`
  }
  if (path.startsWith('resources/') || path === 'package.json') return undefined
  const other = layerOf(path) ?? (/^src-(main|renderer)\//.test(path) ? { name: path } : undefined)
  if (!other) return `product code must not import '${path}', which does not ship`
  if (other.name === 'composition root') return 'nobody imports src-main/index.ts: it is the entry of the main process'
  const mayUseModules = ['composition root', 'handlers', other.name].includes(layer.name)
  if (other.name === 'modules of the composition root' && !mayUseModules)
    return `only src-main/index.ts and src-main/app import '${path}': take what is needed as a parameter`
  if (layer.may !== '*' && !layer.may.includes(other.name))
    return `${layer.name} must not import ${other.name} ('${path}'): ${layer.cure}`
  if (
    layer.own &&
    other === layer &&
    inside(path, layer) !== inside(from, layer) &&
    !layer.own.includes(inside(path, layer))
  )
    return `'${inside(from, layer)}' must not import '${inside(path, layer)}': ${layer.cure}`
  return undefined
}

/** Things with one place each: who may use them, and what everybody else does. */
export const DOORS = {
  ipcMain: {
    at: /^src-main\/(ipc\/|app\/context\.ts)/,
    cure: 'register a channel in src-main/ipc, which checks sender and input'
  },
  contextBridge: { at: /^src-main\/preload\//, cure: 'add a named function to src-main/preload' },
  ipcRenderer: { at: /^src-main\/preload\//, cure: 'add a named function to src-main/preload' },
  net: {
    at: /^src-main\/(adapters\/(api-client|pictures)\/|app\/modules\/network\.ts)/,
    cure: 'every request goes through the client in src-main/adapters/api-client'
  },
  shell: {
    at: /^src-main\/(windows\/external-links|app\/modules\/(links|sheet-printing)\.ts)/,
    cure: 'open addresses through src-main/windows/external-links.ts, which checks them'
  }
}
const NETWORK = /^src-main\/adapters\/(api-client|pictures)\//
const SERVERS =
  /^src-main\/adapters\/(api-client|pictures|demo-service|network-probe|event-sources\/webhook|workspace|answer-channel)\//
// the window's error handler is the last place a bug can be seen, with its stack
const CONSOLE = /^(src-main\/adapters\/log\/|src-renderer\/shell\/window-errors\.ts$)/
const OUTPUT = /^src-main\/(index\.ts|app\/(?:asked-command|data-folder|window-readiness)\.ts|adapters\/log\/)/
const PRODUCT = /^src-(main|renderer)\//

const pathOf = (context) => relative(root, resolve(root, context.filename)).split(sep).join('/')

const imports = {
  meta: { type: 'problem', messages: { refused: '{{why}}.' }, schema: [] },
  create(context) {
    const from = pathOf(context)
    const check = (source) => {
      if (typeof source?.value !== 'string') return
      const why = refusal(from, source.value)
      if (why) context.report({ node: source, messageId: 'refused', data: { why } })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal)
    }
  }
}

const doors = {
  meta: { type: 'problem', messages: { closed: '{{what}} is not used here: {{cure}}.' }, schema: [] },
  create(context) {
    const from = pathOf(context)
    if (!PRODUCT.test(from)) return {}
    const closed = (node, what, cure) => context.report({ node, messageId: 'closed', data: { what, cure } })
    const global = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name)
        if (variable) return variable.defs.length === 0
      }
      return true
    }
    const request = (node, what) =>
      NETWORK.test(from) ||
      closed(
        node,
        what,
        'every request goes through the client in src-main/adapters/api-client, pictures through src-main/adapters/pictures'
      )
    return {
      ImportDeclaration(node) {
        if (
          /^node:(http|https|http2|net|tls|dgram)$/.test(node.source.value) &&
          node.importKind !== 'type' &&
          !SERVERS.test(from)
        )
          request(node, node.source.value)
        if (!/^electron(\/|$)/.test(node.source.value) || node.importKind === 'type') return
        for (const s of node.specifiers) {
          const name = s.imported?.name
          if (name === undefined) closed(s, 'the whole of electron', 'name what is needed, so that lint can see it')
          else if (s.importKind !== 'type' && DOORS[name] && !DOORS[name].at.test(from))
            closed(s, name, DOORS[name].cure)
        }
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'fetch' && global(node.callee))
          request(node, 'fetch')
      },
      NewExpression(node) {
        if (
          node.callee.type === 'Identifier' &&
          /^(XMLHttpRequest|WebSocket|EventSource)$/.test(node.callee.name) &&
          global(node.callee)
        )
          request(node, node.callee.name)
      },
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name
        const object = node.object.type === 'Identifier' ? node.object.name : undefined
        if (name === 'dynodesk' && !from.startsWith('src-renderer/bridge/'))
          closed(node, 'window.dynodesk', "import { bridge } from '@/bridge'")
        if (/^(window|globalThis|self)$/.test(object ?? '') && name === 'fetch') request(node, 'fetch')
        if (name === 'openExternal' && object === 'shell' && !DOORS.shell.at.test(from))
          closed(node, 'shell.openExternal', DOORS.shell.cure)
        if ((object === 'ipcMain' || object === 'net') && from.startsWith('src-main/app/'))
          closed(node, `${object}.${name}`, DOORS[object].cure)
        if (object === 'console' && global(node.object) && !CONSOLE.test(from))
          closed(
            node,
            `console.${name}`,
            from.startsWith('src-main/')
              ? 'write to the log (port Log), which leaves secrets out'
              : 'throw it, or show it as a notice: the error surface of src-renderer/shell reports it'
          )
        if (object === 'process' && (name === 'stdout' || name === 'stderr') && !OUTPUT.test(from))
          closed(
            node,
            `process.${name}`,
            'standard output belongs to the ready line of src-main/app/window-readiness.ts; write to the log'
          )
      },
      AssignmentExpression(node) {
        const name = node.left.type === 'MemberExpression' && !node.left.computed ? node.left.property.name : ''
        if (name === 'innerHTML' || name === 'outerHTML')
          closed(node, name, 'catalogue text is never HTML: set textContent, or let the template show it')
      }
    }
  }
}

export default { rules: { imports, doors } }
