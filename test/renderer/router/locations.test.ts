import { describe, expect, it } from 'vitest'
import {
  siblingLocation,
  EMPTY_LOCATION,
  parentIdOf,
  locationFromParams,
  routeToLocation,
  type CatalogueLocation
} from '@/router/locations'

const place = (more: Partial<CatalogueLocation>): CatalogueLocation => ({ ...EMPTY_LOCATION, ...more })

describe('locations', () => {
  it('read valid ids only, 0, negative and beyond 2^53 included', () => {
    expect(locationFromParams({ types: '0', manufacturers: '-5', models: '9223372036854775807' })).toEqual(
      place({ types: '0', manufacturers: '-5', models: '9223372036854775807' })
    )
    for (const word of ['-', 'view', 'search', '1e3', '9223372036854775808'])
      expect(locationFromParams({ types: word }).types).toBeNull()
  })
  it('lead to the columns as deep as the path has no gap', () => {
    expect(routeToLocation(place({ types: '1', manufacturers: '2' }))).toEqual({
      name: 'catalogue',
      params: { types: '1', manufacturers: '2' }
    })
    expect(routeToLocation(place({ types: '1', models: '3' }))).toEqual({ name: 'catalogue', params: { types: '1' } })
  })
  it('lead to the engine page with "-" for unknown steps', () => {
    expect(routeToLocation(place({ engines: '4', generations: '3' }))).toEqual({
      name: 'engine',
      params: { types: '-', manufacturers: '-', models: '-', generations: '3', engines: '4' }
    })
  })
  it('name the parent of a list, and none for types', () => {
    expect(parentIdOf(EMPTY_LOCATION, 'types')).toBe('')
    expect(parentIdOf(place({ models: '0' }), 'generations')).toBe('0')
    expect(parentIdOf(EMPTY_LOCATION, 'models')).toBeNull()
  })
  it('drop lower steps when a step is changed', () => {
    expect(
      siblingLocation(place({ types: '1', manufacturers: '2', models: '3', engines: '5' }), 'manufacturers', '9')
    ).toEqual(place({ types: '1', manufacturers: '9' }))
  })
})
