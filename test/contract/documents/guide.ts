/** Reads a guide: its code blocks, tables and quoted texts, by heading. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

interface CodeBlock {
  /** Of the section, of any depth. */
  readonly heading: string
  /** Without the indentation of the list or block that it is in. */
  readonly text: string
}

/** A fenced block, or an indented one after an empty line. */
const BLOCK = /^( *)```\w*\n(.*?)\n\1```$|(?<=\n\n)(?: {4}\S[^\n]*\n)(?: {4}[^\n]*\n)*/gms
const TABLE = /(?:^\|.*\|\n)+/gm

/** The texts in backticks. */
export const quotedIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted!)

/** @param name path of the guide, from the top of the project */
export function readGuide(name: string) {
  const text = readFileSync(join(root, name), 'utf8')
  // as many characters as before, so that places stay
  const prose = text.replaceAll(BLOCK, (block) => block.replaceAll(/[^\n]/g, ' '))
  const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(({ index, 1: title }) => ({ at: index, title: title! }))
  const blocks = [...text.matchAll(BLOCK)].map(({ 0: whole, 1: indent, 2: fenced, index }): CodeBlock => {
    const margin = indent === undefined ? 4 : indent.length
    const code = (fenced ?? whole).replaceAll(new RegExp(`^ {0,${margin}}`, 'gm'), '').trimEnd()
    return { heading: headings.filter(({ at }) => at < index).at(-1)?.title ?? '', text: code }
  })
  const section = (heading: string): string => {
    const number = headings.findIndex(({ title }) => title === heading)
    if (number < 0) throw new Error(`${name} has no section ${heading}`)
    return prose.slice(headings[number]!.at, headings[number + 1]?.at)
  }
  return {
    /** Without code blocks. */
    prose,
    blocks,
    /** Without code blocks. */
    section,
    /** The code blocks of a section. */
    blocksOf(heading: string): string[] {
      const found = blocks.filter((one) => one.heading === heading).map(({ text: code }) => code)
      if (found.length === 0) throw new Error(`${name} has no code block in ${heading}`)
      return found
    },
    /** The rows of the tables of a section as cells, without their heads. */
    rows: (heading: string): string[][] =>
      [...section(heading).matchAll(TABLE)].flatMap(([table]) =>
        table
          .trim()
          .split('\n')
          .slice(2)
          .map((row) =>
            row
              .slice(1, -1)
              .split('|')
              .map((cell) => cell.trim())
          )
      )
  }
}
