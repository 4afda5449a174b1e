import { test } from 'vitest'
import { killStore } from './killed-store'

test('killed 10 times without warning, both files are sound and hold everything that was confirmed', () =>
  killStore(10))
