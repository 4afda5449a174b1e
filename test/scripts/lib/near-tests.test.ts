import { expect, it } from 'vitest'
import { nearTests } from './near-tests.ts'

const graph = new Map([
  ['units.ts', []],
  ['format.ts', ['units.ts']],
  ['page.vue', ['format.ts']],
  ['units.test.ts', ['units.ts']],
  ['format.test.ts', ['format.ts']],
  ['page.test.ts', ['page.vue']],
  ['page.long.test.ts', ['page.vue']],
  ['other.test.ts', []]
])

it('selects the tests that depend on a changed file, however indirectly', () => {
  expect(nearTests(graph, ['units.ts'])).toEqual(['format.test.ts', 'page.test.ts', 'units.test.ts'])
})

it('leaves out the farthest tests above the limit', () => {
  expect(nearTests(graph, ['units.ts'], 2)).toEqual(['format.test.ts', 'units.test.ts'])
})

it('keeps the tests that import the change above the limit', () => {
  expect(nearTests(graph, ['units.ts'], 0)).toEqual(['units.test.ts'])
})

it('selects a changed test', () => {
  expect(nearTests(graph, ['other.test.ts', 'README.md'])).toEqual(['other.test.ts'])
})

it('ends at an import cycle', () => {
  const cycle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
    ['b.test.ts', ['b.ts']]
  ])
  expect(nearTests(cycle, ['a.ts'])).toEqual(['b.test.ts'])
})

it('counts a test of the window as longer than a test of the main process', () => {
  const graph = new Map([
    ['a.ts', []],
    ['b.ts', ['a.ts']],
    ['a.test.ts', ['a.ts']],
    ['test/main/b.test.ts', ['b.ts']],
    ['test/renderer/c.test.ts', ['b.ts']]
  ])
  expect(nearTests(graph, ['a.ts'], 3)).toEqual(['a.test.ts', 'test/main/b.test.ts'])
  expect(nearTests(graph, ['a.ts'], 4)).toEqual(['a.test.ts', 'test/main/b.test.ts', 'test/renderer/c.test.ts'])
})

it('prefers the test of a changed file where not all fit beside a changed test', () => {
  const graph = new Map([
    ['fields.ts', []],
    ['list.test.ts', ['fields.ts']],
    ['fields.test.ts', ['fields.ts']],
    ['changed.test.ts', []]
  ])
  expect(nearTests(graph, ['fields.ts', 'changed.test.ts'], 1.5)).toEqual(['changed.test.ts', 'fields.test.ts'])
})
