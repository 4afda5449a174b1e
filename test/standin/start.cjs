// Entry of the stand-in. CommonJS without syntax newer than Node 14, so that an old Node reaches the message and not a syntax error.
require('../scripts/node-version.cjs')
import('./boot.ts').catch(function (error) {
  console.error(error)
  process.exit(1)
})
