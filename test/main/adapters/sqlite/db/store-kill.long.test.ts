import { test } from 'vitest'
import { killStore } from './kill-store'

test('killed 60 times without warning, both files are sound and hold everything that was confirmed', () =>
  killStore(60))
