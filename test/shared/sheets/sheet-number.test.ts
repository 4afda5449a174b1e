import { describe, expect, it } from 'vitest'
import {
  sheetNumberPrefix,
  NUMBER_LETTERS,
  parseSheetNumber,
  sheetLink,
  sheetNumber
} from '@shared/sheets/sheet-number'
import { random } from '../../helpers/random'

const SIGNS = `0123456789${NUMBER_LETTERS}`
const some = (seed: number): string => {
  const { int } = random(seed)
  return sheetNumber(sheetNumberPrefix(int(0, 4095)), 2020 + int(0, 60), int(1, 99_999))
}

describe('the number of a sheet', () => {
  it('has installation, year, counter and a check character', () => {
    expect(sheetNumber('KTR', 2026, 42)).toMatch(/^KTR26-0042-[0-9B-X]$/)
    expect(sheetNumber('KTR', 2026, 123_456)).toMatch(/^KTR26-123456-/)
  })
  it('refuses invalid parts', () => {
    expect(() => sheetNumber('KT', 2026, 1)).toThrow(RangeError)
    expect(() => sheetNumber('KTO', 2026, 1)).toThrow(RangeError)
    expect(() => sheetNumber('KTR', 2026, 0)).toThrow(RangeError)
    expect(() => sheetNumber('KTR', 2026, 10_000_000)).toThrow(RangeError)
  })
  it('is read from a scanner, within any text', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const number = some(seed)
      for (const text of [
        number,
        sheetLink(number),
        number.toLowerCase(),
        number.replaceAll('-', ''),
        number.replaceAll('-', ' '),
        `Sheet no. ${number}, please`,
        `\u0002${sheetLink(number)}\r\n`,
        ` ${number.replaceAll('-', ' - ').replaceAll(' - ', '–')} `,
        number.replace(/./g, (sign) =>
          /[0-9A-Z]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign
        )
      ])
        expect(parseSheetNumber(text), text).toBe(number)
    }
  })
  it('is read from other keyboard layouts', () => {
    const number = sheetNumber('KTR', 2026, 42)
    const typed = sheetLink(number)
    const german = typed
      .replace(/[yz]/g, (sign) => (sign === 'y' ? 'z' : 'y'))
      .replaceAll('-', 'ß')
      .replaceAll('/', '-')
      .replace(':', 'Ö')
    const keys: Readonly<Record<string, string>> = {
      '-': ')',
      '/': '!',
      ':': 'M',
      a: 'q',
      q: 'a',
      z: 'w',
      w: 'z',
      m: ','
    }
    const french = typed.replace(/./g, (sign) =>
      /[0-9]/.test(sign) ? 'à&é"\'(-è_ç'.charAt(Number(sign)) : (keys[sign] ?? sign)
    )
    const russian = typed.replace(/[A-Za-z]/g, (sign) => {
      const at = 'qwertyuiopasdfghjklzxcvbnm'.indexOf(sign.toLowerCase())
      const cyrillic = 'йцукенгшщзфывапролдячсмить'.charAt(at)
      return sign === sign.toUpperCase() ? cyrillic.toUpperCase() : cyrillic
    })
    const czech = typed.replace(/[0-9]/g, (digit) => 'é+ěščřžýáí'.charAt(Number(digit)))
    for (const [layout, text] of Object.entries({ german, french, russian, czech }))
      expect(parseSheetNumber(text), layout).toBe(number)
  })
  it('accepts letters that look like digits', () => {
    const number = sheetNumber('KTR', 2026, 1020)
    expect(parseSheetNumber(number.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(number)
  })
  it('detects every wrong character and nearly every swap', () => {
    let swaps = 0
    let missed = 0
    for (let seed = 1; seed <= 60; seed++) {
      const number = some(seed)
      const plain = number.replaceAll('-', '')
      for (let i = 0; i < plain.length; i++) {
        for (const sign of SIGNS) {
          if (sign === plain[i]) continue
          const wrong = plain.slice(0, i) + sign + plain.slice(i + 1)
          expect(parseSheetNumber(wrong), `${number} as ${wrong}`).not.toBe(number)
          // only the check character can detect a valid character in the wrong place
          if (/^[A-Z]{3}\d{6,}.$/.test(wrong)) expect(parseSheetNumber(wrong), wrong).toBeNull()
        }
        const swapped = plain.slice(0, i) + (plain[i + 1] ?? '') + (plain[i] ?? '') + plain.slice(i + 2)
        if (swapped === plain || i + 1 >= plain.length) continue
        swaps++
        if (parseSheetNumber(swapped) !== null) missed++
      }
    }
    expect(missed / swaps).toBeLessThan(0.02)
  })
  it('is null without a valid number', () => {
    for (const text of ['', 'KTR', '2026', 'dynodesk://sheet/', 'KTR26-0042-', 'x'.repeat(100_000), '4006381333931'])
      expect(parseSheetNumber(text), text.slice(0, 30)).toBeNull()
  })
})
