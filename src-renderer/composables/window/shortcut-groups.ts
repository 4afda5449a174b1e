/** All keyboard shortcuts by place, for the list of shortcuts and the manual. */
import { COMMANDS, keysOf, screenOfCommand } from '@contract/shortcuts'
import type { ShownKey } from './key-text'
import { isMac } from './platform'

interface ShortcutLine {
  readonly does: string
  /** Key of its text, where another place has it. */
  readonly text?: string
  readonly keys: readonly ShownKey[]
  /** One key for each of the things it does; otherwise several ways to do one. */
  readonly each?: boolean
}
const bare = (does: string, ...keys: readonly string[]): ShortcutLine => ({
  does,
  keys: keys.map((key) => ({ key })),
  each: true
})
const command = (does: string, key: string): ShortcutLine => ({ does, keys: [{ key, mod: true }] })

const printKeys = (does: string): ShortcutLine => ({ does, keys: [{ key: 'p', mod: true }, { key: 'p' }] })
const COMPARE_ROW: ShortcutLine = { does: 'compareRow', keys: [{ key: 'Enter', shift: true }] }

/** Global shortcuts from the contract, then those of focused components. */
export const SHORTCUT_GROUPS: readonly { readonly title: string; readonly lines: readonly ShortcutLine[] }[] = [
  {
    title: 'app.keys.everywhere',
    lines: [
      ...COMMANDS.map((does) => {
        const screen = screenOfCommand(does)
        return { does, keys: keysOf(does, isMac), ...(screen ? { text: `app.nav.${screen}` } : {}) }
      }),
      bare('powerUnit', 'u'),
      bare('leave', 'Escape')
    ]
  },
  {
    title: 'app.keys.search',
    lines: [bare('open', 'Enter'), COMPARE_ROW, command('searchOnline', 'Enter')]
  },
  {
    title: 'app.nav.catalogue',
    lines: [
      bare('columns', 'ArrowLeft', 'ArrowRight'),
      bare('rows', 'ArrowUp', 'ArrowDown'),
      bare('open', 'Enter'),
      COMPARE_ROW,
      command('refresh', 'r')
    ]
  },
  {
    title: 'app.level.engines',
    lines: [
      bare('favourite', 'f'),
      bare('compare', 'c'),
      { does: 'copyText', text: 'compare.export.text', keys: [{ key: 'c', mod: true }] },
      bare('rawRecord', 'r'),
      bare('chartZoom', '+', '-', '0'),
      printKeys('sheet')
    ]
  },
  { title: 'app.nav.compare', lines: [bare('differences', 'd')] },
  { title: 'app.nav.sheets', lines: [printKeys('printSheet'), command('saveSheet', 's')] },
  {
    title: 'app.nav.feed',
    lines: [
      bare('feedRows', 'j', 'k'),
      bare('feedRead', 'r'),
      bare('feedChoose', 'x'),
      bare('feedClaim', 'c'),
      bare('feedSnooze', 's'),
      bare('feedOpen', 'o')
    ]
  }
]

export function firstKeyOf(does: string): ShownKey {
  const line = SHORTCUT_GROUPS.flatMap(({ lines }) => lines).find((one) => one.does === does)
  if (!line?.keys[0]) throw new RangeError(`no shortcut: ${does}`)
  return line.keys[0]
}
