import { test } from 'vitest'
import { killApp } from './kill-app'

test('the program loses nothing, repeats nothing and counts every call after 20 kills during packs and browsing', () =>
  killApp(20))
