import { test } from 'vitest'
import { killStore } from './kill-store'

test('both files are intact with every confirmed write after 10 kills without warning', () => killStore(10))
