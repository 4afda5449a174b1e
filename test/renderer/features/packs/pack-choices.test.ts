import { scopeOf } from '@/composables/packs/scope'
import { describe, expect, it } from 'vitest'
import type { EnginePath } from '@shared/catalogue/records'
import type { ReadinessEntry } from '@contract/channels/packs'
import { addChoices, toPackChoice, choicesToComplete, MAX_SCOPES } from '@/features/packs/pack-choices'
import { placeLabel } from '@/composables/sheets/vehicle-label'

const NOWHERE: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }
const at = (more: Record<string, string>): EnginePath => ({ ...NOWHERE, ...more }) as EnginePath

describe('choices for a pack', () => {
  it('are the deepest step of a path, an engine only with its generation', () => {
    expect(scopeOf(at({ types: '1' }))).toBeNull()
    expect(scopeOf(at({ manufacturers: '0' }))).toEqual({ kind: 'manufacturer', id: '0' })
    expect(scopeOf(at({ manufacturers: '7', models: '7' }))).toEqual({ kind: 'model', id: '7' })
    expect(scopeOf(at({ generations: '7' }))).toEqual({ kind: 'generation', id: '7' })
    expect(scopeOf(at({ generations: '7', engines: '7' }))).toEqual({
      kind: 'engine',
      generationId: '7',
      engineId: '7'
    })
    expect(scopeOf(at({ engines: '7' }))).toBeNull()
  })

  it('have known names, and an id without one', () => {
    expect(
      placeLabel(at({ manufacturers: '7', models: '8' }), {
        manufacturers: { id: '7', name: 'Arvenna' },
        models: { id: '8', name: 'Corsale' }
      })
    ).toBe('Arvenna Corsale')
    expect(
      placeLabel(at({ manufacturers: '7', models: '8' }), {
        manufacturers: { id: '7', name: 'Arvenna' },
        models: { id: '8', name: ' ' }
      })
    ).toBe('Arvenna #8')
    expect(placeLabel(at({ generations: '9', engines: '9007199254740993' }), {})).toBe('#9007199254740993')
  })

  it('are unique and limited to one pack; equal ids of different levels stay separate', () => {
    const many = Array.from({ length: MAX_SCOPES + 5 }, (_none, id) =>
      toPackChoice(at({ generations: String(id) }), {})!
    )
    expect(addChoices(many.slice(0, 3), many.slice(1, 4)).map((choice) => choice.key)).toEqual([
      'generation 0',
      'generation 1',
      'generation 2',
      'generation 3'
    ])
    expect(addChoices([], many)).toHaveLength(MAX_SCOPES)
    expect(
      addChoices([toPackChoice(at({ models: '1' }), {})!], [toPackChoice(at({ generations: '1' }), {})!])
    ).toHaveLength(2)
  })

  it('before leaving are partly stored engines with a place', () => {
    const entry = (
      id: string,
      state: ReadinessEntry['state'],
      missing: ReadinessEntry['missing'] = []
    ): ReadinessEntry => ({
      path: at({ generations: '3', engines: id }),
      names: {},
      state,
      missing,
      fetchedAt: null
    })
    expect(
      choicesToComplete([
        entry('1', 'complete'),
        entry('2', 'partial', ['performance']),
        entry('3', 'absent'),
        entry('4', 'partial', ['text'])
      ]).map((choice) => choice.scope)
    ).toEqual([{ kind: 'engine', generationId: '3', engineId: '2' }])
  })
})
