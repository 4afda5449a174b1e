import { test } from 'vitest'
import { killDesk } from './kill-app'

test('killed 20 times during packs and browsing, a desk loses nothing, repeats nothing and counts every call', () =>
  killDesk(20))
