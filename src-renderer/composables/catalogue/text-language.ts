import { inject, provide, type InjectionKey } from 'vue'
import { useLanguage } from '@/stores/language'
import { intlTag } from '@shared/text/languages'
import type { CatalogueAnswer } from '@contract/channels/catalogue'

type ReceivedTexts = Pick<CatalogueAnswer<unknown>, 'language' | 'sameAsEnglish' | 'englishTexts'> | null
const KEY: InjectionKey<() => ReceivedTexts> = Symbol('received texts')

/** Names the record whose texts the components of the page show. */
export const provideReceivedTexts = (received: () => ReceivedTexts): void => provide(KEY, received)

/** Returns the `lang` of a catalogue text; undefined: the language of the interface. */
export function useTextLanguage(): (text?: string | null) => string | undefined {
  const language = useLanguage()
  const received = inject(KEY, () => null)
  return (text) => {
    const record = received()
    const isEnglish = record?.sameAsEnglish === true || (text != null && record?.englishTexts?.includes(text) === true)
    const code = isEnglish ? 'en' : (record?.language ?? language.contentLanguage)
    return code === language.interfaceLanguage ? undefined : intlTag(code)
  }
}
