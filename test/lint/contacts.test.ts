/** Every adapter that opens a connection is recorded in the list of contacted hosts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { git, root } from '../scripts/lib/tools'

/** Calls that open a connection to another computer. */
const CONNECTS =
  /\b(?:net\.request|createClient|connectTls|connectTcp|tls\.connect|net\.connect)\(|\breturn connect\(|\bfetch\(new URL|https?\.request\(/

/** Where each of them is recorded. */
const RECORDED: Readonly<Record<string, readonly [file: string, call: string]>> = {
  'src-main/adapters/api-client/electron-fetch.ts': [
    'src-main/app/modules/network.ts',
    'hosts.contacted(purpose, url)'
  ],
  // the fetch of network.ts
  'src-main/adapters/updates/update-files.ts': [
    'src-main/app/modules/maintenance/updates.ts',
    "isolatedFetch('updates')"
  ],
  'src-main/adapters/event-sources/mqtt/index.ts': ['src-main/adapters/event-sources/mqtt/index.ts', 'contacted('],
  'src-main/adapters/workspace/redis-connection.ts': [
    'src-main/adapters/workspace/redis-engine.ts',
    'contacted(access.address)'
  ],
  'src-main/adapters/workspace/engine-check.ts': ['src-main/adapters/workspace/index.ts', 'contacted(access.address)'],
  'src-main/adapters/network-probe/index.ts': ['src-main/app/modules/maintenance/network-test.ts', 'hosts.contacted(']
}

it('records every connection', () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const connecting = git('ls-files', 'src-main/adapters')
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.includes('/demo-service/') && CONNECTS.test(read(file)))
  expect(connecting.toSorted()).toEqual(Object.keys(RECORDED).toSorted())
  for (const [file, [place, call]] of Object.entries(RECORDED))
    expect([file, read(place).includes(call)]).toEqual([file, true])
})
