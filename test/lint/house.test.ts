import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import parser from 'typescript-eslint'
import { expect, it } from 'vitest'
// @ts-expect-error plain JavaScript, because the configuration of ESLint loads it
import house from './house.js'

const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, '../..'),
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: parser.parser },
      plugins: { house },
      rules: {
        'house/plain-names': ['error', { allow: ['deskName'] }],
        'house/plain-titles': 'error',
        'house/one-doc-comment': 'error',
        'house/ambient-input': 'error'
      }
    }
  ] as never
})
async function messagesFor(text: string, path = 'src-main/services/a.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path })
  return result!.messages.map((m) => m.message)
}

it.each([
  ['export class CallGate {}', /'CallGate' uses 'gate': name it client or limiter/],
  ['export const feedHoles = 1', /uses 'hole'/],
  ['interface A { readonly shelf: number }', /uses 'shelf'/],
  ['const f = (standing: number) => standing', /uses 'standing'/],
  ['class A { #deskClock = 1 }', /uses 'desk'/]
])('%s: a name of the first version', async (text, message) => {
  expect((await messagesFor(text)).join()).toMatch(message)
})
it.each([
  'export const aggregate = 1; export const navigate = 2; export const understanding = 3; export const wholesale = 4',
  "const channel = 'search:desk'; const row = { 'holes': 1 }",
  'export const deskName = 1'
])('%s: words, quoted strings and listed names pass', async (text) => expect(await messagesFor(text)).toEqual([]))

it.each([
  ["test('a renewal that failed is told', () => {})", /The title uses 'renewal': write refresh/],
  ["it.each([1])('stands at %i', () => {})", /The title uses 'stands': write is/],
  ["describe('the desk', () => {})", /The title uses 'desk': write installation/],
  ['test.skipIf(true)(`brings ${1}`, () => {})', /The title uses 'bring': write return/],
  ["it('what is old is shown', () => {})", /The title begins with 'what': begin with the unit/]
])('%s is refused as a title', async (text, message) => {
  expect((await messagesFor(text, 'test/a.test.ts')).join()).toMatch(message)
})
it.each([
  "test('returns a stale answer at once and refreshes it in the background', () => {})",
  "it('starts on the stand-in', () => {}); log('the desk is told'); test.each(['told'])"
])('%s passes', async (text) => expect(await messagesFor(text, 'test/a.test.ts')).toEqual([]))

it('two doc comments on one member are refused, but not the one of the file', async () => {
  expect(await messagesFor('/** One. */\n/** Two. */\nexport const a = 1')).toEqual([
    'Two doc comments stand on one member: merge them, or move each to what it describes.'
  ])
  expect(await messagesFor('/** The file. */\n\n/** The member. */\nexport const a = 1')).toEqual([])
})

it.each(['Date.now()', 'new Date()', 'Math.random()', 'setTimeout(() => {}, 1)', 'performance.now()'])(
  '%s is allowed in adapters only',
  async (call) => {
    expect((await messagesFor(`export const a = () => ${call}`)).join()).toMatch(/is not used here: .+/)
    expect(await messagesFor(`export const a = () => ${call}`, 'src-main/adapters/clock/index.ts')).toEqual([])
  }
)
it('a date of a given time is allowed everywhere', async () => {
  expect(await messagesFor('export const a = (ms: number) => new Date(ms)', 'src-main/shared/a.ts')).toEqual([])
})
