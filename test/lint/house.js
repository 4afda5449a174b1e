/**
 * Rules on words and shape: doc comments that stack (`house/one-doc-comment`), words that the project does not use in
 * names (`house/plain-names`) and titles of tests (`house/plain-titles`), and sources of time and chance outside
 * adapters (`house/ambient-input`). Every message names the cure.
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

/** Words of the first version in titles of tests, and the plain word for each. */
const BANNED_TITLE_WORDS = {
  ...BANNED_WORDS,
  tell: 'report or distinguish',
  told: 'reported',
  renew: 'refresh',
  renewed: 'refreshed',
  renewal: 'refresh',
  bring: 'return, load or restore',
  brought: 'returned, loaded or restored',
  stands: 'is',
  stood: 'was',
  held: 'cached, stored or suspended',
  kept: 'stored, cached or unchanged',
  hear: 'receive',
  heard: 'received',
  anew: 'again',
  whoever: 'the caller or the person'
}

/** The parts of an identifier, lower case: `#deskClock2` → desk, clock. */
export const wordsOf = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []

const singular = (word, banned = BANNED_WORDS) => (banned[word] ? word : word.replace(/s$/, ''))

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
        .map((part) => singular(part))
        .find((one) => Object.hasOwn(BANNED_WORDS, one))
      if (word) context.report({ node, messageId: 'banned', data: { name: node.name, word, cure: BANNED_WORDS[word] } })
    }
    return { Identifier: check, PrivateIdentifier: check }
  }
}

/** `test.each(…)`, `it.skipIf(…)` and `describe.for` are calls of their first name. */
function calledName(callee) {
  switch (callee.type) {
    case 'Identifier':
      return callee.name
    case 'MemberExpression':
      return calledName(callee.object)
    case 'CallExpression':
      return calledName(callee.callee)
    case 'TaggedTemplateExpression':
      return calledName(callee.tag)
    default:
      return null
  }
}

/** The text of a string or template; null for anything else. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(' ')
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

const plainTitles = {
  meta: {
    type: 'suggestion',
    messages: {
      banned: "The title uses '{{word}}': write {{cure}}.",
      clause: "The title begins with '{{word}}': begin with the unit, or with a verb in the present tense."
    },
    schema: []
  },
  create(context) {
    return {
      CallExpression(node) {
        if (!/^(test|it|describe)$/.test(calledName(node.callee))) return
        const title = node.arguments[0]
        const words = textOf(title)
          ?.toLowerCase()
          .match(/[a-z-]+/g)
        if (!words) return
        if (/^(who|whoever|what)$/.test(words[0]))
          context.report({ node: title, messageId: 'clause', data: { word: words[0] } })
        const word = words
          .map((one) => singular(one, BANNED_TITLE_WORDS))
          .find((one) => Object.hasOwn(BANNED_TITLE_WORDS, one))
        if (word) context.report({ node: title, messageId: 'banned', data: { word, cure: BANNED_TITLE_WORDS[word] } })
      }
    }
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
  rules: {
    'plain-names': plainNames,
    'plain-titles': plainTitles,
    'one-doc-comment': oneDocComment,
    'ambient-input': ambientInput
  }
}
