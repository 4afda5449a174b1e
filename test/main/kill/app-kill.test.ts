import { test } from 'vitest'
import { killApp } from './kill-app'

test('killed 20 times during packs and browsing, a desk loses nothing, repeats nothing and counts every call', () =>
  killApp(20))
