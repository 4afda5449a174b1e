import { describe, expect, it } from 'vitest'
import type { Engine } from '@shared/catalogue/records'
import {
  QUESTION_COLUMNS,
  differingColumns,
  enginesWithSameName,
  nextQuestion,
  enginesMatching,
  type QuestionColumn,
  type FormatValue
} from '@shared/compare/disambiguation'
import * as record from '../../fakes/records'
import { random } from '../../helpers/random'

const engine = (id: number, more: Partial<Engine> = {}): Engine => ({
  ...record.engine(String(id), '2.0 TDR'),
  type: 'Turbo Diesel',
  capacity: 1968,
  power: 150,
  torque: 340,
  cylinders: 4,
  year: 2015,
  ecu: 'EDC17',
  fuel_name: 'Diesel',
  ...more
})
/** The place is no field of an engine. */
const valueIn = (engine: Engine, column: QuestionColumn) => (column === 'place' ? null : engine[column])
const asIs: FormatValue = (_column, value) => String(value)
/** Answers questions for the engine `truth` until none is left, skipping those without a value. */
function walk(
  engines: readonly Engine[],
  truth: Engine,
  reads: FormatValue = asIs
): { left: readonly Engine[]; asked: number } {
  let left = engines
  let asked = 0
  const skipped = new Set<QuestionColumn>()
  for (let question = nextQuestion(left, reads, skipped); question; question = nextQuestion(left, reads, skipped)) {
    asked++
    expect(asked).toBeLessThan(50)
    if (valueIn(truth, question.column) === null) {
      skipped.add(question.column)
      continue
    }
    const answer = question.answers.find(({ ids }) => ids.includes(truth.id))!
    const next = enginesMatching(left, answer)
    expect(next.length).toBeLessThan(left.length)
    left = next
  }
  return { left, asked }
}

describe('which of these is it', () => {
  it('shows only differing columns', () => {
    expect(
      differingColumns([engine(1), engine(2, { power: 140 }), engine(3, { power: 140, ecu: null })], asIs)
    ).toEqual(['power'])
  })

  it('asks the question that leaves fewest engines in the worst case', () => {
    const four = [
      engine(1, { power: 140, ecu: 'A' }),
      engine(2, { power: 150, ecu: 'A' }),
      engine(3, { power: 150, ecu: 'B' }),
      engine(4, { power: 150, ecu: 'B' })
    ]
    expect(nextQuestion(four, asIs)).toMatchObject({ column: 'ecu', worst: 2 })
  })

  it('prefers the question that people can answer on a tie', () => {
    expect(nextQuestion([engine(1, { power: 140, tcu: 'A' }), engine(2, { power: 150, tcu: 'B' })], asIs)).toEqual({
      column: 'power',
      worst: 1,
      answers: [
        { kind: 'value', value: 140, ids: ['1'] },
        { kind: 'value', value: 150, ids: ['2'] }
      ]
    })
  })

  it('does not ask about values with the same text', () => {
    const coarse: FormatValue = (column, value) =>
      column === 'power' ? String(Math.round(Number(value) / 10)) : String(value)
    expect(nextQuestion([engine(1, { power: 150 }), engine(2, { power: 151 })], coarse)).toBeNull()
  })

  it('keeps an engine without a value after any answer', () => {
    const [question] = [
      nextQuestion([engine(1, { ecu: 'A' }), engine(2, { ecu: 'B' }), engine(3, { ecu: null })], asIs)
    ]
    expect(question?.answers.map(({ ids }) => ids)).toEqual([
      ['1', '3'],
      ['2', '3']
    ])
  })

  it('skips a question, and returns null when none helps', () => {
    const two = [engine(1, { power: 140, ecu: 'A' }), engine(2, { power: 150, ecu: 'B' })]
    expect(nextQuestion(two, asIs, new Set(['power']))?.column).toBe('ecu')
    expect(nextQuestion(two, asIs, new Set(['power', 'ecu']))).toBeNull()
    expect(nextQuestion([engine(1), engine(2)], asIs)).toBeNull()
    expect(nextQuestion([engine(1)], asIs)).toBeNull()
  })

  it('makes contiguous ranges of many numbers', () => {
    const many = Array.from({ length: 12 }, (_, i) => engine(i, { power: 100 + i * 10 }))
    const question = nextQuestion(many, asIs)!
    expect(question.answers.map((answer) => answer.kind === 'range' && [answer.from, answer.to])).toEqual([
      [100, 120],
      [130, 150],
      [160, 180],
      [190, 210]
    ])
    expect(question.worst).toBe(3)
  })

  it('finds every engine in at most ceil(log2 n) + 1 questions where some figure distinguishes them all', () => {
    const r = random(11)
    for (let run = 0; run < 300; run++) {
      const n = r.int(2, 40)
      const powers = Array.from({ length: n }, (_, i) => 80 + i * 3 + r.int(0, 2))
      const engines = powers.map((power, i) =>
        engine(i, {
          power,
          ecu: r.pick(['A', 'B', null]),
          fuel_name: r.pick(['Diesel', 'Petrol']),
          year: r.pick([2010, 2012, null]),
          capacity: r.pick([1598, 1968])
        })
      )
      const truth = r.pick(engines)
      const { left, asked } = walk(engines, truth)
      expect(left.map(({ id }) => id)).toContain(truth.id)
      // a question without a value was skipped
      const gaps = QUESTION_COLUMNS.filter((column) => column !== 'place' && truth[column] === null).length
      expect(asked - gaps).toBeLessThanOrEqual(Math.ceil(Math.log2(n)) + 1)
    }
  })

  it('never loses the right engine despite gaps and repeated values', () => {
    const r = random(12)
    const some = <T>(values: readonly T[]): T | null => (r.chance(0.25) ? null : r.pick(values))
    for (let run = 0; run < 500; run++) {
      const engines = Array.from({ length: r.int(2, 15) }, (_, i) =>
        engine(i, {
          power: some([100, 110, 120, 130, 140, 150, 160, 170]),
          torque: some([200, 250]),
          ecu: some(['A', 'B', 'C']),
          tcu: some(['X', 'Y']),
          year: some([2001, 2002, 2003]),
          capacity: some([1])
        })
      )
      const truth = r.pick(engines)
      expect(walk(engines, truth).left).toContain(truth)
    }
  })

  it('asks for the place of an engine in two generations', () => {
    const two = [
      { ...engine(1), key: '10 1', place: 'Corsale II' },
      { ...engine(1), key: '11 1', place: 'Brisa I' }
    ]
    const question = nextQuestion(two, asIs)!
    expect(question).toMatchObject({
      column: 'place',
      answers: [
        { value: 'Corsale II', ids: ['10 1'] },
        { value: 'Brisa I', ids: ['11 1'] }
      ]
    })
    expect(enginesMatching(two, question.answers[0]!)).toEqual([two[0]])
  })

  it('finds equal names', () => {
    expect(
      enginesWithSameName([
        engine(1),
        engine(2, { name: ' 2.0  tdr' }),
        engine(3, { name: '1.6' }),
        engine(4, { name: null }),
        engine(5, { name: null })
      ]).map((group) => group.map(({ id }) => id))
    ).toEqual([['1', '2']])
  })
})
