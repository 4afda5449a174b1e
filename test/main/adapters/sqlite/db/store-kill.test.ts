import { test } from 'vitest'
import { killStore } from './kill-store'

test('killed 10 times without warning, both files are sound and hold everything that was confirmed', () =>
  killStore(10))
