// Stops with one clear line if Node lacks what Electron's Node has (node:sqlite, TypeScript without a build).
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old here: Node 24.15 or newer is needed. ' +
      (process.platform === 'darwin'
        ? 'Install it from https://nodejs.org (or "brew install node@24") and run this again.'
        : 'Run "npm ci" (it brings Node 24 into node_modules) and start this through npm, or install Node 24 from https://nodejs.org.')
  )
  process.exit(1)
}
