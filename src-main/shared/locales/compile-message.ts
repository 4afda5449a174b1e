import { registerMessageCompiler, type MessageContext, type MessageFunction } from '@intlify/core-base'

/** `{name}`, or `{'text'}` for characters with a meaning of their own. */
const PLACEHOLDER = /\{(?:(\w+)|'([^']*)')\}/g

/** Writes one choice of a message. */
type Choice = (context: MessageContext) => string

function compileChoice(text: string): Choice {
  if (!text.includes('{')) return () => text
  return ({ named }) =>
    text.replace(PLACEHOLDER, (_, name: string | undefined, literal: string) =>
      name === undefined ? literal : String(named(name) ?? '')
    )
}

const compiled = new Map<string, MessageFunction>()

/**
 * Compiles the part of the message syntax of vue-i18n that the texts use: named placeholders, literals and plural
 * choices separated by " | ". A test compares every text with the compiler of vue-i18n.
 */
function compileMessage(text: string): MessageFunction {
  let message = compiled.get(text)
  if (!message) {
    const choices = text.split(' | ').map(compileChoice)
    const [only] = choices
    message = ((context: MessageContext) =>
      choices.length === 1
        ? only!(context)
        : context.plural(choices.map((choice) => choice(context)))) as MessageFunction
    compiled.set(text, message)
  }
  return message
}

/** Replaces the compiler of vue-i18n, which the build leaves out, for every translator created afterwards. */
export function registerCompiler(): void {
  registerMessageCompiler<string>((message) => compileMessage(message as string))
}
