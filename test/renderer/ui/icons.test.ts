import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../src-renderer')
/** The folders and components that may use an icon: one meaning each. */
const MEANINGS: Readonly<Record<string, RegExp>> = {
  // available offline
  Download: /packs|PackButton|NavRail/,
  // the comparison
  Scale: /compare|Compare|NavRail|QuickOpenRow/,
  // the catalogue
  Columns3: /NavRail|QuickOpenRow/,
  // save or copy elsewhere
  FileOutput: /ExportMenu/,
  // back to the default
  RotateCcw: /SettingRow/,
  // fetch again
  RefreshCw: /RefreshButton|PackCard/,
  // spec sheet
  FileText: /SheetButton|NavRail/,
  Star: /Favourite|EngineCards|ResultCells/,
  Bookmark: /SavedSearches|SearchSummary/
}
const files = globSync('**/*.vue', { cwd: root })
const usersOf = (icon: string): string[] =>
  files.filter((file) =>
    (/import \{([^}]*)\} from '@lucide\/vue'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '')
      .split(',')
      .some((name) => name.trim() === icon)
  )

it.each(Object.entries(MEANINGS))('%s has one meaning', (icon, allowed) => {
  expect(usersOf(icon)).not.toEqual([])
  expect(usersOf(icon).filter((file) => !allowed.test(file))).toEqual([])
})
