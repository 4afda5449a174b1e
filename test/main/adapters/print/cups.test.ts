import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lpArguments, printThroughCups } from '@main/adapters/print/cups'

const JOB = { printer: 'Office', paper: 'A4', orientation: 'portrait', title: 'S-1' } as const

it('names printer and paper, and scales nothing', () => {
  expect(lpArguments(JOB)).toEqual([
    '-d',
    'Office',
    '-t',
    'S-1',
    '-o',
    'media=A4',
    '-o',
    'print-scaling=none',
    '-o',
    'sides=one-sided'
  ])
})

it('shortens a title to one line', () => {
  expect(lpArguments({ ...JOB, title: `\n a\u0000b${'c'.repeat(200)}` })[3]).toBe(`a b${'c'.repeat(97)}`)
  expect(lpArguments({ ...JOB, title: ' ' })[3]).toBe('Dynodesk')
})

describe.skipIf(process.platform === 'win32')('the print command of the system', () => {
  let folder: string
  /** Takes the place of lp: keeps what it is given. */
  const lp = (body: string): string => {
    const file = join(folder, 'lp')
    writeFileSync(file, `#!/bin/sh\n${body}\n`)
    chmodSync(file, 0o755)
    return file
  }
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lp-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('gets exactly the bytes, and each value as an argument of its own', async () => {
    const pdf = new Uint8Array(300_000).map((_, i) => i % 256)
    const command = lp(`cat > ${folder}/got; printf '%s\\n' "$@" > ${folder}/args`)
    await printThroughCups(pdf, { ...JOB, printer: 'A $(touch nothing); "B"' }, { command })
    expect(new Uint8Array(readFileSync(join(folder, 'got')))).toEqual(pdf)
    expect(readFileSync(join(folder, 'args'), 'utf8').split('\n').slice(0, 2)).toEqual([
      '-d',
      'A $(touch nothing); "B"'
    ])
  })

  it('is quoted when it refuses', async () => {
    await expect(
      printThroughCups(new Uint8Array(100_000), JOB, {
        command: lp('echo "lp: The printer or class does not exist." >&2; exit 1')
      })
    ).rejects.toThrow('lp ended with 1: lp: The printer or class does not exist.')
  })

  it('is reported as missing by name', async () => {
    await expect(printThroughCups(new Uint8Array(1), JOB, { command: join(folder, 'none') })).rejects.toThrow('ENOENT')
  })
})
