// Runs a script of this folder: node test/scripts/run.cjs <name> [arguments]. Checks the version of Node first.
require('./node-version.cjs')
const name = process.argv[2]
process.argv.splice(1, 2, require('node:path').join(__dirname, name + '.ts'))
import('./' + name + '.ts').catch(function (error) {
  console.error(error)
  process.exit(1)
})
