import { defineConfig } from 'vitest/config'
import base, { main } from './vitest.config'

/** The tests of `npm run test:long`, in the surroundings of the others. */
export default defineConfig({
  test: {
    ...base.test,
    projects: [{ ...main, test: { ...main.test, name: 'long', include: ['test/**/*.long.test.ts'], exclude: [] } }]
  }
})
