import { describe, expect, it } from 'vitest'
import { ownsTool, toolSupport } from '@shared/catalogue/tool-support'
import en from '@shared/locales/en/numbers'
import { random } from '../../helpers/random'

const tools = (...names: (string | null)[]) => names.map((name, id) => ({ id: String(id), name }))

describe('the tools of the shop', () => {
  it.each([
    [tools('Kestrel 3', 'Orbit II'), ['kestrel  3'], 'readable'],
    [tools('Kestrel 3'), ['Orbit II'], 'other-tool'],
    [null, ['Orbit II'], 'not-stated'],
    [[], ['Orbit II'], 'not-stated'],
    [tools(null, ' '), ['Orbit II'], 'not-stated'],
    [tools('Kestrel 3'), [], 'unknown'],
    [tools('Kestrel 3'), [' '], 'unknown'],
    [tools('Kestrel 3'), ['Kestrel'], 'other-tool']
  ] as const)('%j with %j: %s', (listed, owned, expected) => {
    expect(toolSupport(listed, owned)).toBe(expected)
  })

  it('equals a comparison of all names (property)', () => {
    const chance = random(7)
    const NAMES = ['Kestrel 3', 'KESTREL 3', 'Orbit II', 'orbit ii ', 'Trawler', '']
    for (let run = 0; run < 500; run++) {
      const some = () => NAMES.filter(() => chance.chance(0.4))
      const [listed, owned] = [some(), some()]
      const flat = (names: string[]) => names.map((name) => name.trim().toLowerCase()).filter(Boolean)
      const expected =
        flat(owned).length === 0
          ? 'unknown'
          : flat(listed).length === 0
            ? 'not-stated'
            : flat(listed).some((name) => flat(owned).includes(name))
              ? 'readable'
              : 'other-tool'
      expect(toolSupport(tools(...listed), owned)).toBe(expected)
      for (const name of listed)
        expect(ownsTool(name, owned)).toBe(flat([name]).length > 0 && flat(owned).includes(flat([name])[0]!))
    }
  })

  it('never depends on read methods', () => {
    for (const text of Object.values(en.bench)) expect(text).not.toMatch(/method|OBD|bench mode|boot/i)
  })
})
