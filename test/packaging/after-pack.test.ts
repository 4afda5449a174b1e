/** The hook after packing asks for a new signature where flipping fuses breaks the old one. */
import { Arch, type AfterPackContext } from 'electron-builder'
import { afterEach, expect, test, vi } from 'vitest'
import afterPack from '../scripts/release/after-pack'

const flipped = vi.hoisted(() => vi.fn())
vi.mock('@electron/fuses', async (original) => ({
  ...(await original<typeof import('@electron/fuses')>()),
  flipFuses: flipped,
  getCurrentFuseWire: () => Promise.resolve({})
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
