/** One sentence of what the catalogue does not give: facts that fold, then lists without an entry (trap 38). */
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { useRole } from '@/stores/shell/role'
import type { Engine, EngineDetail } from '@shared/catalogue/records'

export function useMissingLine() {
  const { t } = useI18n()
  const format = useFormat()
  const isWorkshop = useRole().may('workshop')

  /** Inside a sentence a word begins with a small letter; an abbreviation stays. */
  const inSentence = (name: string): string =>
    name.replace(/^.(?=[\p{Ll}\s])/u, (first) => first.toLocaleLowerCase(format.tag()))

  function emptyLists(record: EngineDetail) {
    const { remap_stages: stages, options, read_tools: tools, read_methods: methods } = record
    // without its stages a record may have the performance of stage 1
    const group = stages === null ? 'stageFigures' : 'stages'
    const lists = Object.entries({ [group]: stages, options, ...(isWorkshop ? { tools, methods } : {}) })
    return (['notProvided', 'noneListed'] as const).flatMap((word) => {
      const empty = lists.filter(([, list]) => (word === 'notProvided' ? list === null : list?.length === 0))
      const names = empty.map(([name]) => t(`engine.group.${name}`))
      return names.length === 0 ? [] : [{ text: t(`app.${word}`), names }]
    })
  }

  return (facts: { key: 'notGiven' | 'notLoaded'; fields: readonly (keyof Engine)[] }, record: EngineDetail | null) => {
    const fields = facts.fields.map((field) => inSentence(t(`engine.field.${field}`)))
    const given = fields.length > 0 ? [t(`engine.folded.${facts.key}`, { fields: format.list(fields) })] : []
    const lists = (record ? emptyLists(record) : []).map(({ text, names }, at) => {
      const small = names.map((name, place) => (given.length + at + place === 0 ? name : inSentence(name)))
      return given.length > 0 ? format.pair(text, format.list(small)) : format.pair(format.list(small), text)
    })
    return [...given, ...lists].join(format.tag().startsWith('zh') ? '；' : '; ')
  }
}
