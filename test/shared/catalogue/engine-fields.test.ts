import { ENGINE_FIELD_NAMES, fieldsIn, isValueField, specOf } from '@shared/catalogue/engine-fields'
import { describe, expect, it } from 'vitest'

describe('the table of engine fields', () => {
  it.each(['page', 'sheet', 'compare', 'column', 'filter', 'export', 'question', 'diff'] as const)(
    'gives each field of the view "%s" a position of its own',
    (view) => {
      const fields = fieldsIn(view)
      const places = fields.map((field) => {
        const place = specOf(field)[view]
        return `${view === 'page' ? specOf(field).page?.kind : ''} ${place?.order}`
      })
      expect(fields.length).toBeGreaterThan(0)
      expect(new Set(places).size).toBe(fields.length)
    }
  )

  it('orders a view by position, not by the order of the table', () => {
    expect(fieldsIn('compare').slice(0, 4)).toEqual(['power', 'torque', 'fuel_name', 'type'])
    expect(fieldsIn('question').slice(0, 3)).toEqual(['power', 'capacity', 'fuel_name'])
  })

  it('compares every field of a sheet with the catalogue of today', () => {
    expect(fieldsIn('sheet').filter((field) => specOf(field).diff === null)).toEqual([])
  })

  it('distinguishes the lists of an engine from its values', () => {
    expect(ENGINE_FIELD_NAMES.filter((field) => !isValueField(field))).toEqual([
      'options',
      'remap_stages',
      'read_tools',
      'read_methods'
    ])
  })
})
