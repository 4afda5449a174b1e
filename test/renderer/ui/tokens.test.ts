import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CURVE_TOKENS } from '@shared/dyno/chart/chart-model'
import { PALETTES } from '@shared/dyno/chart/chart-svg'
import { colourDistance, contrast } from '../../helpers/colour'

const css = readFileSync(resolve(import.meta.dirname, '../../../src-renderer/ui/styles/tokens.css'), 'utf8')
/** Tokens of a theme; #fff becomes six digits. */
function theme(start: string): (name: string) => string {
  const block = css.slice(css.indexOf(start), css.indexOf('}', css.indexOf(start)))
  return (name) => {
    const colour = new RegExp(`${name}: (#[0-9a-f]+);`).exec(block)?.[1] ?? ''
    return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
  }
}
const THEMES = [
  ['dark', theme(':root {'), 'screen-dark'],
  ['light', theme(":root[data-theme='light']"), 'screen-light']
] as const
const names = CURVE_TOKENS.map((token) => (token === 0 ? '--curve-stock' : `--curve-${token}`))

it('the first frame has the colours of both themes', () => {
  const frame = readFileSync(resolve(import.meta.dirname, '../../../src-renderer/ui/styles/first-frame.css'), 'utf8')
  const long = (colour = ''): string => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour)
  const pairs = [...frame.matchAll(/(--[a-z]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)]
  expect(pairs.map(([, name]) => name)).toEqual(['--bg', '--panel', '--line', '--mute'])
  const [[, dark], [, light]] = THEMES
  for (const [, name = '', inLight, inDark] of pairs)
    expect([long(inLight), long(inDark)]).toEqual([light(name), dark(name)])
})

describe.each(THEMES)('curve colours of the %s theme', (_name, of, palette) => {
  it('are readable as text on every background', () => {
    for (const name of names)
      for (const ground of ['--bg', '--panel', '--raise'])
        expect(contrast(of(name), of(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  it('are distinguishable: stage 5 differs from stage 1', () => {
    const colours = names.map(of)
    for (const [at, one] of colours.entries())
      for (const other of colours.slice(at + 1))
        expect(colourDistance(one, other), `${one} ${other}`).toBeGreaterThan(9.5)
  })

  it('are those of customer screen and picture files, and each has its class', () => {
    for (const token of CURVE_TOKENS.slice(1)) expect(of(`--curve-${token}`)).toBe(PALETTES[palette][`curve-${token}`])
    for (const [token, name] of names.entries())
      expect(css.replace(/\s+/g, ' ')).toContain(`.curve-${token} { --curve: var(${name}); }`)
  })
})
