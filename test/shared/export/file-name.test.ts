import { describe, expect, it } from 'vitest'
import { fileStem } from '@shared/export/file-name'

describe('a file name', () => {
  it.each([
    ['a/b\\c:d*e?.<>|"', 'a b c d e .'.replace(/[. ]+$/, '')],
    ['../../etc/passwd', 'etc passwd'],
    ['CON', 'CON_'],
    ['com1.x', 'com1_.x'],
    ['nul.txt', 'nul_.txt'],
    ['Aux .tar.gz', 'Aux_.tar.gz'],
    ['COM¹', 'COM¹_'],
    ['conout$.a', 'conout$_.a'],
    ['Console 2.0', 'Console 2.0'],
    ['nullification.txt', 'nullification.txt'],
    ['   ', 'dynodesk'],
    ['Corsale II 2.0 TDR', 'Corsale II 2.0 TDR'],
    ['a\u202egpj.exe', 'a gpj.exe']
  ])('of %j is %j', (text, stem) => {
    expect(fileStem(text)).toBe(stem)
  })

  it('is never too long', () => {
    expect([...fileStem('a'.repeat(400))]).toHaveLength(100)
    expect([...fileStem('ž'.repeat(400))]).toHaveLength(100)
    // Linux counts bytes: 255 with the extension and that of the temporary file
    for (const [sign, most] of [
      ['名', 66],
      ['😀', 50]
    ] as const)
      expect(fileStem(sign.repeat(400))).toBe(sign.repeat(most))
  })
})
