/**
 * Compares the Electron members in use with docs/electron-members.md. Each row names an existing test, or says that
 * only a real Electron proves it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { handCheckList, handChecks } from '../scripts/release/by-hand'

const root = resolve(import.meta.dirname, '../..')
/** Data objects, and what Electron adds to Node's objects: no members with behaviour. */
const DATA =
  /(?:Details|ReturnValue|Options|Params|Info|Request|Settings)$|^(?:Display|Rectangle|Input|Process|Size|Point)$/
const KEEP = new Set(['ClientRequest'])
const LISTENING = new Set(['on', 'once', 'off', 'addListener', 'removeListener'])

/** `App.quit`, `App 'activate'`: members of electron.d.ts that the sources of main and preload use. */
function used(): Set<string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.node.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  )!
  const program = ts.createProgram(config.fileNames, config.options)
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  const note = (node: ts.PropertyAccessExpression | ts.BindingElement): void => {
    const symbol = ts.isPropertyAccessExpression(node)
      ? checker.getSymbolAtLocation(node.name)
      : checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText())
    const owner = symbol?.declarations?.find((one) =>
      one.getSourceFile().fileName.endsWith('/electron/electron.d.ts')
    )?.parent
    if (!symbol || !owner || !(ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner))) return
    const type = owner.name!.text
    if (DATA.test(type) && !KEEP.has(type)) return
    const event = ts.isCallExpression(node.parent) && node.parent.arguments[0]
    found.add(
      LISTENING.has(symbol.name) && event && ts.isStringLiteral(event)
        ? `${type} '${event.text}'`
        : `${type}.${symbol.name}`
    )
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) || ts.isBindingElement(node)) note(node)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (file.fileName.includes('/src-main/')) visit(file)
  return found
}

const list = readFileSync(join(root, 'docs/electron-members.md'), 'utf8')
/** Rows of the list: `| \`App.quit\` | \`start.spec.ts\` title; … |`. */
const rows = [...list.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, member, proof]) => ({
  member: member!,
  proof: proof!
}))

it('the list names the members in use, each once', () => {
  const names = rows.map(({ member }) => member)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect([...used()].sort()).toEqual([...names].sort())
})

it('each member names an existing test, or says that only a real Electron proves it', () => {
  const wrong = rows.filter(({ proof }) => {
    const named = [...proof.matchAll(/`([\w.-]+\.(?:spec|test)\.ts)` “([^”]+)”/g)]
    if (named.length === 0) return !/^only a binary:/.test(proof)
    return named.some(([, file, title]) => {
      const [path] = globSync(`test/{e2e,packaging}/**/${file}`, { cwd: root })
      return path === undefined || !readFileSync(join(root, path), 'utf8').includes(title!)
    })
  })
  expect(wrong).toEqual([])
})

it('a row that only a real Electron proves says how a person checks it', () => {
  const only = handChecks(list).filter(({ why }) => why !== null)
  const marked = rows.filter(({ proof }) => proof.startsWith('only a binary:')).map(({ member }) => member)
  expect(only.flatMap(({ member }) => member ?? [])).toEqual(marked)
  expect(only.filter(({ member }) => member === null).length).toBe(
    list.split('\n').filter((line) => line.startsWith('- ')).length
  )
  expect(handChecks(list).filter(({ why, byHand }) => (why ?? 'a test').length < 5 || byHand.length < 10)).toEqual([])
})

it('npm run test:electron -- --list prints every check by hand, once', () => {
  const written = list.match(/\bby\s+hand:/gi)!.length
  expect(handChecks(list)).toHaveLength(written)
  const printed = handCheckList(list).split('\n\n')
  expect(printed.at(-1)).toBe(`${written} checks by hand`)
  expect(new Set(printed).size).toBe(written + 1)
})
