import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readLicences } from '@main/adapters/licences'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dynodesk-licences-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('reads the files in order and leaves out one that is missing', async () => {
  writeFileSync(join(folder, 'a'), 'MIT\n')
  writeFileSync(join(folder, 'b'), '\nOFL')
  expect(await readLicences(['a', 'none', 'b'].map((name) => join(folder, name)))).toBe('MIT\n\n\nOFL')
  // as the build and the fonts have them
  writeFileSync(join(folder, 'b'), '# Licenses\n\nThe app bundles dependencies:\n\n## vue - 3.5.39 (MIT)')
  writeFileSync(join(folder, 'OFL-Inter.txt'), 'Copyright')
  expect(await readLicences(['b', 'OFL-Inter.txt'].map((name) => join(folder, name)))).toBe(
    '## vue - 3.5.39 (MIT)\n\n\n## Inter (OFL-1.1)\n\nCopyright'
  )
})
