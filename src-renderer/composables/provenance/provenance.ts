/** Shows where a figure comes from: a page provides the stamps of its records, figures open one shared panel. */
import { computed, inject, onScopeDispose, provide, shallowRef, type InjectionKey, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { LANGUAGE_NAMES } from '@shared/text/languages'
import type { Provenance, ProvenanceStamp } from '@shared/units/provenance'
import { useFormat } from '../format/format'

export interface OpenedProvenance {
  readonly origin: Provenance
  readonly stamp: ProvenanceStamp | null
  /** The figure as shown. */
  readonly text: string
  readonly anchor: HTMLElement
}
interface ProvenanceContext {
  readonly opened: Readonly<Ref<OpenedProvenance | null>>
  open(origin: Provenance, text: string, anchor: HTMLElement): void
  close(): void
}
const KEY: InjectionKey<ProvenanceContext> = Symbol('origins')

/** `stampOf` returns the stamp of a record: performance figures have their own age. */
export function provideProvenance(
  stampOf: (record: Provenance['record']) => ProvenanceStamp | null
): ProvenanceContext {
  const opened = shallowRef<OpenedProvenance | null>(null)
  const origins: ProvenanceContext = {
    opened,
    open: (origin, text, anchor) =>
      (opened.value = opened.value?.anchor === anchor ? null : { origin, stamp: stampOf(origin.record), text, anchor }),
    close: () => (opened.value = null)
  }
  provide(KEY, origins)
  onScopeDispose(origins.close)
  return origins
}

/** Returns null outside of a page that provides stamps. */
export function useProvenance(): ProvenanceContext | null {
  return inject(KEY, null)
}

interface ProvenanceRow {
  readonly key: string
  readonly term: string
  readonly text: string
  /** The unit is assumed and unconfirmed. */
  readonly isUncertain?: boolean
}

export function useProvenanceRows(
  of: () => { readonly origin: Provenance; readonly stamp: ProvenanceStamp | null } | null
) {
  const { t } = useI18n()
  const format = useFormat()
  const number = (value: number): string => format.number(value, { maximumSignificantDigits: 9 })

  function unitText({ from, basis, confirmedBy }: Provenance): string {
    if (basis === 'none') return t('numbers.origin.noUnit')
    return t(`numbers.origin.basis.${basis}`, { unit: from ?? '', by: confirmedBy ?? '' })
  }
  function conversionText({ conversion, from, to }: Provenance): string {
    if (!conversion) return t('numbers.origin.asReceived')
    if (conversion.kind === 'same') return t('numbers.origin.same')
    const units = { from: from ?? '', to: to ?? '' }
    return conversion.kind === 'times'
      ? t('numbers.origin.times', { factor: number(conversion.factor), ...units })
      : t('numbers.origin.divide', { constant: number(conversion.constant), ...units })
  }
  function roundingText(digits: Provenance['digits']): string {
    if (!digits) return t('numbers.origin.notRounded')
    const [least, most] = digits
    if (most === 0) return t('numbers.origin.digitsNone')
    return least === most
      ? t('numbers.origin.digits', { n: most }, most)
      : t('numbers.origin.digitsRange', { least, most })
  }
  const rawText = (raw: string | null): string =>
    raw === null
      ? t('app.notGiven')
      : raw === ''
        ? t('numbers.origin.blank')
        : raw.length > 120
          ? `${raw.slice(0, 119)}…`
          : raw

  return computed((): readonly ProvenanceRow[] => {
    const { origin, stamp } = of() ?? {}
    if (!origin) return []
    const derived = origin.parts.length > 0
    const rows: ProvenanceRow[] = [{ key: 'field', term: t('numbers.origin.field'), text: origin.field }]
    if (derived) {
      rows.push({ key: 'how', term: t('numbers.origin.reckoned'), text: t(`numbers.origin.how.${origin.how}`) })
      for (const [at, part] of origin.parts.entries()) {
        rows.push({
          key: `part-${at}`,
          term: part.field,
          text: [rawText(part.raw), part.from, part.basis === 'assumed' ? t('numbers.origin.assumedShort') : '']
            .filter(Boolean)
            .join(' '),
          isUncertain: part.basis === 'assumed'
        })
      }
      const factors = [
        ...new Map(
          origin.parts
            .filter((part) => part.conversion && part.conversion.kind !== 'same')
            .map((part) => [conversionText(part), part])
        ).keys()
      ]
      for (const [at, text] of factors.entries())
        rows.push({ key: `factor-${at}`, term: t('numbers.origin.factor'), text })
    } else {
      rows.push({ key: 'raw', term: t('numbers.origin.raw'), text: rawText(origin.raw) })
      if (origin.how !== 'received')
        rows.push({ key: 'how', term: t('numbers.origin.reckoned'), text: t(`numbers.origin.how.${origin.how}`) })
      rows.push(
        {
          key: 'unit',
          term: t('numbers.origin.unit'),
          text: unitText(origin),
          isUncertain: origin.basis === 'assumed'
        },
        { key: 'factor', term: t('numbers.origin.factor'), text: conversionText(origin) }
      )
    }
    rows.push({ key: 'rounding', term: t('numbers.origin.rounding'), text: roundingText(origin.digits) })
    if (stamp) {
      rows.push(
        { key: 'fetched', term: t('numbers.origin.fetched'), text: format.moment(stamp.fetchedAt) ?? stamp.fetchedAt },
        { key: 'language', term: t('numbers.origin.language'), text: LANGUAGE_NAMES[stamp.language] },
        {
          key: 'profile',
          term: t('numbers.origin.profile'),
          text: t(`numbers.origin.source.${stamp.source}`, {
            profile: stamp.profile === 'demo' ? t('numbers.origin.demo') : stamp.profile
          })
        }
      )
    }
    return rows
  })
}
