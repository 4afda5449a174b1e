import { shallowRef, watch, type Ref } from 'vue'
import { readManual, type ManualBlock } from '@shared/locales/manual'
import type { LanguageCode } from '@shared/text/languages'

type Manual = ReadonlyMap<string, readonly ManualBlock[]>

const sources = import.meta.glob<string>('../../../src-main/shared/locales/*/manual.md', {
  query: '?raw',
  import: 'default'
})
const pictures = import.meta.glob<string>('../../../resources/manual/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default'
})

/** Addresses of the picture of a page in both themes, in the language or in English; undefined: it has none. */
export function picturesOf(
  page: string,
  language: LanguageCode
): { readonly light: string; readonly dark: string } | undefined {
  const at = (code: LanguageCode, theme: string): string | undefined =>
    pictures[`../../../resources/manual/${code}/${page}-${theme}.webp`]
  const [light, dark] = ['light', 'dark'].map((theme) => at(language, theme) ?? at('en', theme))
  return light && dark ? { light, dark } : undefined
}

async function loadManual(language: LanguageCode): Promise<Manual> {
  const source = await sources[`../../../src-main/shared/locales/${language}/manual.md`]?.()
  return source === undefined ? new Map() : readManual(source)
}

/** The manual in the language of the window and in English; a page that the language lacks is in English. */
export function useManual(
  language: () => LanguageCode
): Readonly<Ref<{ readonly own: Manual; readonly english: Manual }>> {
  const manual = shallowRef({ own: new Map() as Manual, english: new Map() as Manual })
  watch(
    language,
    async (code) => {
      const [english, own] = await Promise.all([loadManual('en'), loadManual(code)])
      if (language() === code) manual.value = { own: new Map([...english, ...own]), english }
    },
    { immediate: true }
  )
  return manual
}
