/**
 * Runs the demo service alone, for other clients and curl: `npx node test/service/serve.ts [port] [key] [switches as
 * JSON]`.
 *
 * Prints one line of JSON with the base address and the key, and runs until it is ended.
 */
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

type ServiceModule = typeof import('./start-service.ts')

const root = resolve(import.meta.dirname, '../..')
const { module } = await runnerImport<ServiceModule>(resolve(import.meta.dirname, 'start-service.ts'), {
  configFile: false,
  logLevel: 'error'
})
const [port = '0', key, switches = '{}'] = process.argv.slice(2)
const service = await module.startDemoService({
  resources: resolve(root, 'resources/demo'),
  port: Number(port),
  key: key || undefined,
  switches: JSON.parse(switches) as object,
  onFailure: console.error
})
console.log(JSON.stringify({ baseUrl: service.baseUrl, key: service.key }))
