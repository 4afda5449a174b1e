import { test } from 'vitest'
import { killStore } from './kill-store'

test('both files are intact with every confirmed write after 60 kills without warning', () => killStore(60))
