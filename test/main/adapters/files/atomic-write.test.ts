import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { privateFolder, writablePrivateFolderSync, writeFileAtomic } from '@main/adapters/files/atomic-write'

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'dynodesk-files-'))
const posix = process.platform !== 'win32'

describe('an atomic write', () => {
  it('creates missing folders and leaves only the file, readable by its owner', async () => {
    const dir = await folder()
    const file = join(dir, 'deep', 'er', 'a.json')
    await writeFileAtomic(file, '{}')
    expect(await readFile(file, 'utf8')).toBe('{}')
    expect(await readdir(join(dir, 'deep', 'er'))).toEqual(['a.json'])
    if (posix) expect((await stat(file)).mode & 0o777).toBe(0o600)
    if (posix) expect((await stat(join(dir, 'deep'))).mode & 0o777).toBe(0o700)
  })

  it('restricts a file that others could read', async () => {
    const file = join(await folder(), 'a')
    await writeFile(file, 'old', { mode: 0o644 })
    await writeFileAtomic(file, new Uint8Array([1, 2]))
    expect([...(await readFile(file))]).toEqual([1, 2])
    if (posix) expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('leaves no temporary file when it fails', async () => {
    const dir = await folder()
    await privateFolder(join(dir, 'taken', 'inside'))
    await expect(writeFileAtomic(join(dir, 'taken'), 'x')).rejects.toThrow()
    expect(await readdir(dir)).toEqual(['taken'])
  })

  it('replaces what a killed write of an unsynced file has left', async () => {
    const dir = await folder()
    await writeFile(join(dir, 'a.tmp'), 'left')
    await writeFileAtomic(join(dir, 'a'), 'new', { sync: false })
    expect([await readFile(join(dir, 'a'), 'utf8'), await readdir(dir)]).toEqual(['new', ['a']])
  })

  it('never shows a partial file to a reader with many writers', async () => {
    const file = join(await folder(), 'a')
    const contents = ['a', 'b', 'c', 'd'].map((c) => c.repeat(100_000))
    await writeFileAtomic(file, contents[0]!)
    const writers = contents.map((content) => writeFileAtomic(file, content))
    const readers = Array.from({ length: 10 }, () => readFile(file, 'utf8'))
    await Promise.all(writers)
    for (const seen of await Promise.all(readers)) expect(contents).toContain(seen)
  })
})

describe('a folder for new files', () => {
  it('is created, private and left empty', async () => {
    const dir = join(await folder(), 'made', 'here')
    writablePrivateFolderSync(dir)
    expect(await readdir(dir)).toEqual([])
    if (posix) expect((await stat(dir)).mode & 0o777).toBe(0o700)
  })

  it('is refused where a file is in the way', async () => {
    const file = join(await folder(), 'a')
    await writeFile(file, '')
    expect(() => writablePrivateFolderSync(join(file, 'data'))).toThrow(/ENOTDIR|ENOENT/)
    expect(() => writablePrivateFolderSync(file)).toThrow(/EEXIST/)
  })

  it.skipIf(process.platform !== 'linux')('is refused where it exists and takes no file', () => {
    expect(() => writablePrivateFolderSync('/proc')).toThrow(/mkdtemp/)
  })
})
