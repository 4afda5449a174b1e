// Entry of the stand-in. CommonJS without syntax newer than Node 14, so that an old Node reaches the message and not a
// syntax error.
require('../scripts/node-version.cjs')
// compiling the stand-in and the main script takes 0.2 s of processor time at every start
require('node:module').enableCompileCache(require('node:path').join(__dirname, '../../node_modules/.cache/standin'))
import('./boot.ts').catch(function (error) {
  console.error(error)
  process.exit(1)
})
