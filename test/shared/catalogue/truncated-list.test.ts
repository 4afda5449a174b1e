import { expect, test } from 'vitest'
import { mayBeTruncated } from '@shared/catalogue/truncated-list'

test.each([50, 100, 200, 250, 500, 1000, 10_000])('suspects a list of %i', (count) =>
  expect(mayBeTruncated(count)).toBe(true)
)
test.each([0, 1, 10, 20, 25, 41, 49, 51, 60, 99, 101, 150, 1204])('accepts a list of %i', (count) =>
  expect(mayBeTruncated(count)).toBe(false)
)
