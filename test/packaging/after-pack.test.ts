/**
 * The hook after packing asks for a new signature where flipping fuses breaks the old one, and names the publisher of
 * updates.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Arch, type AfterPackContext } from 'electron-builder'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import afterPack from '../scripts/release/after-pack'

const flipped = vi.hoisted(() => vi.fn())
const wire = vi.hoisted(() => vi.fn<() => Promise<object>>(() => Promise.resolve({})))
vi.mock('@electron/fuses', async (original) => ({
  ...(await original<typeof import('@electron/fuses')>()),
  flipFuses: flipped,
  getCurrentFuseWire: wire
}))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['darwin', Arch.arm64, 'darwin', true],
  ['darwin', Arch.universal, 'darwin', true],
  ['darwin', Arch.x64, 'darwin', false],
  ['darwin', Arch.arm64, 'linux', false],
  ['linux', Arch.arm64, 'linux', false],
  ['win32', Arch.arm64, 'win32', false]
])('for %s and processor %i, packed on %s: %s', async (electronPlatformName, arch, platform, wanted) => {
  vi.stubGlobal('process', { ...process, platform })
  const packager = { appInfo: { productFilename: 'Dynodesk' } }
  const context = { appOutDir: 'dist', electronPlatformName, arch, packager } as unknown as AfterPackContext
  // the fuses that are read back are none
  await expect(afterPack(context)).rejects.toThrow('should be')
  expect(flipped.mock.lastCall?.[1]).toMatchObject({ resetAdHocDarwinSignature: wanted })
})

test.each([
  ['win32', ['Dynodesk Ltd'], 'provider: custom\nupdaterCacheDirName: installer\npublisherName: ["Dynodesk Ltd"]\n'],
  ['win32', null, null],
  ['linux', ['Dynodesk Ltd'], null]
])('for %s with the publisher %j of the certificate, updates find %j', async (electronPlatformName, names, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'after-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'resources'))
  wire.mockResolvedValueOnce(Object.fromEntries([...'010011001'].map((fuse, i) => [i, fuse.charCodeAt(0)])))
  const signingManager = { value: Promise.resolve({ computedPublisherName: { value: Promise.resolve(names) } }) }
  const packager = { appInfo: { productFilename: 'Dynodesk' }, signingManager }
  const context = { appOutDir: folder, electronPlatformName, arch: Arch.x64, packager }
  await afterPack(context as unknown as AfterPackContext)
  const file = join(folder, 'resources/app-update.yml')
  expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(found)
})
