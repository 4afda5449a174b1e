import { expect, it } from 'vitest'
import { infoFields, serverVersion } from '@main/adapters/workspace/server-version'

const reply = (...lines: readonly string[]): string => ['# Server', ...lines, 'os:Linux 6.1', ''].join('\r\n')
const versionIn = (...lines: readonly string[]) => serverVersion(infoFields(reply(...lines)))

it('reads the version of Redis', () => {
  expect(versionIn('redis_version:7.4.2', 'redis_mode:standalone')).toEqual({ name: 'Redis', version: '7.4.2' })
})

it('reads the version of Valkey, not that of the Redis it is compatible with', () => {
  const lines = ['redis_version:7.2.4', 'server_name:valkey', 'valkey_version:8.0.1', 'valkey_release_stage:ga']
  expect(versionIn(...lines)).toEqual({ name: 'Valkey', version: '8.0.1' })
})

it('reads a development build', () => {
  const lines = ['redis_version:7.2.4', 'server_name:valkey', 'valkey_version:255.255.255']
  expect(versionIn(...lines)).toEqual({ name: 'Valkey', version: '255.255.255' })
})

it('reads bare numbers, and nothing from a server without one', () => {
  expect(versionIn('redis_version:7.0.15~<b>rc</b>')).toEqual({ name: 'Redis', version: '7.0.15' })
  expect(versionIn('valkey_version:', 'redis_version:7.2.4')).toEqual({ name: 'Redis', version: '7.2.4' })
  expect(versionIn('redis_version:unstable')).toBeNull()
  expect(versionIn('redis_mode:standalone')).toBeNull()
})
