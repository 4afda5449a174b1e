import { parseSnapshot, serializeSnapshot } from '@shared/sheets/snapshot-json'
import { describe, expect, it } from 'vitest'
import { snapshot } from './sample'

const stored = () => JSON.parse(serializeSnapshot(snapshot())) as Record<string, Record<string, unknown>>

describe('a stored snapshot', () => {
  it('has null for a newer field of the engine', () => {
    const older = stored()
    delete older['engine']!['tcu']
    delete older['performance']!['top_speed_st1']
    const read = parseSnapshot(JSON.stringify(older), [])
    expect(read?.engine.tcu).toBeNull()
    expect(read?.performance?.top_speed_st1).toBeNull()
  })

  it('has null for a value of another type', () => {
    const damaged = stored()
    damaged['engine']!['capacity'] = { cc: 1968 }
    expect(parseSnapshot(JSON.stringify(damaged), [])?.engine.capacity).toBeNull()
  })

  it('keeps every value of the engine and its performance', () => {
    const read = parseSnapshot(serializeSnapshot(snapshot()), [])
    expect(read?.engine).toEqual(snapshot().engine)
    expect(read?.performance).toEqual(snapshot().performance)
  })

  it.each(['', '[]', 'null', '{"version":2}', '{"version":1}', '{"version":1,"engine":"40"}'])(
    'is null for %j',
    (text) => expect(parseSnapshot(text, [])).toBeNull()
  )
})
