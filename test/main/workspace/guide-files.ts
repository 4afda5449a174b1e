/** The files and commands of the guide for several computers, as a reader copies them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const TEXT = readFileSync(resolve(import.meta.dirname, '../../../docs/several-computers.md'), 'utf8')

/** The only match of a pattern. A space in it matches any white space, so that the text can be wrapped anew. */
export function only(pattern: RegExp, text = TEXT): string {
  const wrapped = pattern.source.replaceAll(' ', '\\s+')
  const found = [...text.matchAll(new RegExp(wrapped, 'gs'))].map((one) => one[1]!.trim())
  if (found.length !== 1) throw new Error(`${found.length} matches of ${pattern} in docs/several-computers.md`)
  return found[0]!
}

export const COMPOSE_FILE = only(/`compose\.yml`:\n+```yaml\n(.*?)```/)
export const USERS_FILE = only(/`users\.acl`[^`]*?:\n+```\n(.*?)```/)
/** Rules of the user `shop`, as words. */
export const USER_RULES = only(/(?:^|\n)user shop ([^\n]*)/, USERS_FILE).split(' ')
export const USER_PASSWORD = only(/>(\S+)/, USERS_FILE)
/** A command in the text, as words. */
export const commandOf = (name: string): readonly string[] => only(new RegExp(`\`(${name} [^\`]*)\``)).split(/\s+/)
