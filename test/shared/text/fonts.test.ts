import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_FACES, fontFaceRules, fontStack } from '@shared/text/fonts'
import { LANGUAGES } from '@shared/text/languages'
import { describe, expect, it } from 'vitest'
import { PANGRAMS } from '../../fixtures/pangrams'
import { rangesText, readWoff2 } from '../../helpers/font-file'

const folder = join(import.meta.dirname, '../../../resources/fonts')
const read = (file: string) => readWoff2(readFileSync(join(folder, file)))
const covers = (file: string, text: string): string[] => {
  const { ranges } = read(file)
  return [...new Set(text.replace(/\s/g, ''))].filter(
    (character) =>
      !ranges.some(([first, last]) => character.codePointAt(0)! >= first && character.codePointAt(0)! <= last)
  )
}

describe('the bundled fonts', () => {
  it.each(FONT_FACES.map(({ file }) => file))(
    '%s has TrueType outlines without axes, which stay text in a PDF',
    (file) => {
      const { tables } = read(file)
      expect([...tables]).toEqual(expect.arrayContaining(['glyf', 'loca', 'cmap']))
      expect(['CFF ', 'CFF2', 'fvar', 'gvar', 'COLR', 'sbix', 'CBDT', 'SVG '].filter((tag) => tables.has(tag))).toEqual(
        []
      )
    }
  )

  it.each(LANGUAGES.filter((language) => !language.startsWith('zh')))(
    'cover every letter of %s with Inter alone',
    (language) => {
      expect(covers('Inter-400.woff2', PANGRAMS[language])).toEqual([])
      expect(covers('Inter-700.woff2', PANGRAMS[language])).toEqual([])
    }
  )

  it('cover simplified and traditional Chinese separately', () => {
    expect(covers('NotoSansSC-400.woff2', PANGRAMS['zh-hans'])).toEqual([])
    expect(covers('NotoSansTC-700.woff2', PANGRAMS['zh-hant'])).toEqual([])
  })

  it('have the coverage in the table', () => {
    const table = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8')) as Record<string, string>
    expect(Object.keys(table)).toEqual([...new Set(FONT_FACES.map(({ family }) => family))])
    // bold and regular of a family cover the same characters
    for (const { family, file } of FONT_FACES) expect(rangesText(read(file).ranges) === table[family], file).toBe(true)
  })
})

describe('the fonts of a document', () => {
  it('start with the script of its language', () => {
    expect(fontStack('zh-hant')).toBe("Inter, 'Noto Sans TC', 'Noto Sans SC'")
    expect(fontStack('zh-hans')).toBe("Inter, 'Noto Sans SC', 'Noto Sans TC'")
    expect(fontStack('hr')).toBe("Inter, 'Noto Sans SC', 'Noto Sans TC'")
  })

  it('have one file each in the given folder', () => {
    const rules = fontFaceRules('../fonts/')
    expect(rules.match(/@font-face/g)).toHaveLength(FONT_FACES.length)
    for (const { file } of FONT_FACES) expect(rules.split(`url('../fonts/${file}')`)).toHaveLength(2)
  })
})
