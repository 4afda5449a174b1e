/**
 * Rules on words and shape: doc comments that stack (`house/one-doc-comment`), words that the project does not use in
 * names (`house/plain-names`), and sources of time and chance outside adapters (`house/ambient-input`). Every message
 * names the cure.
 */
import { relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const pathOf = (context) => relative(root, resolve(root, context.filename)).split(sep).join('/')

/** Words of the first version, and the plain word for each. */
export const BANNED_WORDS = {
  shelf: 'store, cache or server',
  gate: 'client or limiter',
  vault: 'cipher or key store',
  hole: 'gap',
  standing: 'state or monitor',
  upkeep: 'trimming or maintenance',
  keeping: 'retention or storing',
  honesty: 'plausibility',
  desk: 'installation, computer, local or library',
  heed: 'observe',
  knock: 'retry'
}

/** The parts of an identifier, lower case: `#deskClock2` → desk, clock. */
export const wordsOf = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []

const singular = (word) => (BANNED_WORDS[word] ? word : word.replace(/s$/, ''))

/** A declared name: what a binding, member, parameter, type or file introduces, not what it only uses. */
function declares(node) {
  const { parent } = node
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return parent.id === node || parent.params?.includes(node)
    case 'ArrowFunctionExpression':
      return parent.params.includes(node)
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed
    default:
      return false
  }
}

const plainNames = {
  meta: {
    type: 'suggestion',
    messages: {
      banned:
        "'{{name}}' uses '{{word}}': name it {{cure}}. Stored or agreed names are quoted strings, or listed in 'allow'."
    },
    schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }]
  },
  create(context) {
    const allow = new Set(context.options[0]?.allow ?? [])
    const check = (node) => {
      if (allow.has(node.name) || !declares(node)) return
      const word = wordsOf(node.name)
        .map(singular)
        .find((one) => Object.hasOwn(BANNED_WORDS, one))
      if (word) context.report({ node, messageId: 'banned', data: { name: node.name, word, cure: BANNED_WORDS[word] } })
    }
    return { Identifier: check, PrivateIdentifier: check }
  }
}

const oneDocComment = {
  meta: {
    type: 'problem',
    messages: { stacked: 'Two doc comments stand on one member: merge them, or move each to what it describes.' },
    schema: []
  },
  create(context) {
    const { sourceCode } = context
    const isDoc = (comment) => comment.type === 'Block' && comment.value.startsWith('*')
    return {
      Program() {
        const comments = sourceCode.getAllComments()
        for (const [index, comment] of comments.entries()) {
          const next = comments[index + 1]
          if (!next || !isDoc(comment) || !isDoc(next)) continue
          const between = sourceCode.text.slice(comment.range[1], next.range[0])
          // an empty line separates the comment of a file from the one of its first member
          if (/^\s*$/.test(between) && !/\n\s*\n/.test(between)) context.report({ loc: next.loc, messageId: 'stacked' })
        }
      }
    }
  }
}

const AMBIENT = [
  [/^Date\.now$/, 'take the time from the Clock port'],
  [/^(performance\.now)$/, 'take the time from the Clock port'],
  [/^Math\.random$/, 'take chance as a parameter'],
  [/^(setTimeout|setInterval)$/, 'wait on the Clock port, which tests can move']
]

const ambientInput = {
  meta: {
    type: 'problem',
    messages: { ambient: '{{what}} is not used here: {{cure}}. Only adapters and src-main/app reach for it.' },
    schema: []
  },
  create(context) {
    if (!/^src-main\/(shared|services|contract|ipc)\//.test(pathOf(context))) return {}
    const report = (node, what) => {
      const found = AMBIENT.find(([pattern]) => pattern.test(what))
      if (found) context.report({ node, messageId: 'ambient', data: { what, cure: found[1] } })
    }
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'Identifier') report(node, callee.name)
        else if (callee.type === 'MemberExpression' && !callee.computed)
          report(node, `${callee.object.name}.${callee.property.name}`)
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, messageId: 'ambient', data: { what: 'new Date()', cure: AMBIENT[0][1] } })
      }
    }
  }
}

export default {
  rules: { 'plain-names': plainNames, 'one-doc-comment': oneDocComment, 'ambient-input': ambientInput }
}
