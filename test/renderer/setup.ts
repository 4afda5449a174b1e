/**
 * A missing text fails the test that shows it. Every test runs as after the first paint: all texts and parts are
 * loaded.
 */
import { beforeEach } from 'vitest'
import { i18n, loadAllTexts } from '@/locales'
import { loadLazyParts } from '@/composables/window/lazy-part'

await loadAllTexts()
beforeEach(loadLazyParts)

i18n.global.setMissingHandler((locale, key) => {
  // other languages fall back to English
  if (locale === 'en') throw new Error(`no English text for '${key}'`)
})

// happy-dom has no FontFace
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: { add: () => {} } })
if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: class {} })

/** happy-dom has no highlights. */
class HighlightSet extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges)
  }
}
const styles = Object.assign(CSS, { highlights: new Map() })
for (const [name, value] of Object.entries({ Highlight: HighlightSet, CSS: styles }))
  Object.defineProperty(globalThis, name, { value, configurable: true })
