/** Shows where a figure comes from: a page provides the stamps of its records, figures open one shared panel. */
import {
  computed,
  inject,
  onScopeDispose,
  provide,
  shallowReactive,
  shallowRef,
  watch,
  type InjectionKey,
  type Ref
} from 'vue'
import { useI18n } from 'vue-i18n'
import { LANGUAGE_NAMES } from '@shared/text/languages'
import { isUnitName } from '@shared/units/unit-symbols'
import type { Provenance, ProvenanceStamp } from '@shared/units/provenance'
import { useFormat } from '../format/format'

export interface OpenedProvenance {
  readonly origin: Provenance
  readonly stamp: ProvenanceStamp | null
  /** The figure as shown. */
  readonly text: string
  readonly anchor: HTMLElement
  /** Has the focus again when the panel closes. */
  readonly returnTo: HTMLElement | null
  /** Figures of the section, which the arrow keys walk through. */
  readonly count: number
}
type OriginOf = () => Provenance | null | undefined
interface ProvenanceContext {
  readonly opened: Readonly<Ref<OpenedProvenance | null>>
  /** Makes an element a figure; returns the reverse. */
  register(figure: HTMLElement, origin: OriginOf): () => void
  hasFigures(place: Element): boolean
  /** Opens the figure, or the first of a row or section; closes the figure that is open. */
  open(place: Element, returnTo?: HTMLElement | null): boolean
  step(by: 1 | -1): void
  close(): void
}
const KEY: InjectionKey<ProvenanceContext> = Symbol('origins')
const FIGURE = '[data-origin]'
/** A part of a page with its own button for the provenance of its figures. */
export const FIGURE_SECTION = '[data-figures]'

const isFolded = (figure: Element): boolean => figure.closest('[hidden]') !== null
const figuresIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(FIGURE)].filter((figure) => !isFolded(figure))

/** `stampOf` returns the stamp of a record: performance figures have their own age. */
export function provideProvenance(
  stampOf: (record: Provenance['record']) => ProvenanceStamp | null
): ProvenanceContext {
  const { locale } = useI18n()
  const opened = shallowRef<OpenedProvenance | null>(null)
  const originOf = shallowReactive(new Map<Element, OriginOf>())
  const close = (): void => void (opened.value = null)
  const sectionOf = (figure: Element): HTMLElement[] => {
    const section = figure.closest(FIGURE_SECTION)
    return section ? figuresIn(section) : []
  }
  function show(anchor: HTMLElement, returnTo: HTMLElement | null): boolean {
    const origin = originOf.get(anchor)?.()
    if (!origin) return false
    const text = anchor.textContent?.trim() ?? ''
    opened.value = { origin, stamp: stampOf(origin.record), text, anchor, returnTo, count: sectionOf(anchor).length }
    return true
  }
  const origins: ProvenanceContext = {
    opened,
    register(figure, origin) {
      originOf.set(figure, origin)
      return () => void originOf.delete(figure)
    },
    hasFigures: (place) => [...originOf.keys()].some((figure) => place.contains(figure) && !isFolded(figure)),
    open(place, returnTo = null) {
      const figure = place.closest<HTMLElement>(FIGURE) ?? figuresIn(place)[0]
      if (!figure) return false
      if (opened.value?.anchor !== figure) return show(figure, returnTo)
      close()
      return true
    },
    step(by) {
      if (!opened.value) return
      const { anchor, returnTo } = opened.value
      const all = sectionOf(anchor)
      const next = all[(all.indexOf(anchor) + by + all.length) % all.length]
      if (!next || next === anchor) return
      next.scrollIntoView({ block: 'nearest' })
      show(next, returnTo)
    },
    close
  }
  // units, language or record of the figure may change
  watch(
    () => {
      const origin = opened.value && originOf.get(opened.value.anchor)?.()
      return origin && JSON.stringify([locale.value, origin, stampOf(origin.record)])
    },
    () => opened.value && show(opened.value.anchor, opened.value.returnTo),
    { flush: 'post' }
  )
  provide(KEY, origins)
  onScopeDispose(close)
  return origins
}

/** Opens the provenance of the pointed figure by Alt+click and by the context menu, also from the row in focus. */
export function useProvenanceGestures(origins: Pick<ProvenanceContext, 'open'>) {
  function open(event: MouseEvent, place: Element | null): void {
    const { activeElement } = document
    if (place && origins.open(place, activeElement instanceof HTMLElement ? activeElement : null))
      event.preventDefault()
  }
  const target = ({ target: at }: MouseEvent): Element | null => (at instanceof Element ? at : null)
  return {
    click: (event: MouseEvent): void => {
      if (event.altKey) open(event, target(event)?.closest(FIGURE) ?? null)
    },
    contextmenu: (event: MouseEvent): void => {
      const at = target(event)
      // the menu of selected text stays
      if (!at || document.getSelection()?.isCollapsed === false) return
      const row = at === document.activeElement ? at.closest('tr, [data-row]') : null
      open(event, at.closest(FIGURE) ?? row)
    }
  }
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
  readonly isUncertain: boolean
}

function useProvenanceText() {
  const { t } = useI18n()
  const format = useFormat()
  const number = (value: number): string => format.number(value, { maximumSignificantDigits: 9 })

  const symbol = (unit: string | null): string => (isUnitName(unit) ? format.unit(unit) : (unit ?? ''))

  function unitText({ from, basis, confirmedBy }: Provenance): string {
    if (basis === 'none') return t('numbers.origin.noUnit')
    return t(`numbers.origin.basis.${basis}`, { unit: symbol(from), by: confirmedBy ?? '' })
  }
  function conversionText({ conversion, from, to }: Provenance): string {
    if (!conversion) return t('numbers.origin.asReceived')
    if (conversion.kind === 'same') return t('numbers.origin.same')
    const units = { from: symbol(from), to: symbol(to) }
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
  function rawText(raw: string | null): string {
    if (raw === null) return t('app.notGiven')
    if (raw === '') return t('numbers.origin.blank')
    return raw.length > 120 ? `${raw.slice(0, 119)}…` : raw
  }
  return { symbol, unitText, conversionText, roundingText, rawText }
}

export function useProvenanceRows(
  of: () => { readonly origin: Provenance; readonly stamp: ProvenanceStamp | null } | null
) {
  const { t } = useI18n()
  const format = useFormat()
  const { symbol, unitText, conversionText, roundingText, rawText } = useProvenanceText()

  const row = (key: string, term: string, text: string, isUncertain = false): ProvenanceRow => ({
    key,
    term: t(`numbers.origin.${term}`),
    text,
    isUncertain
  })
  const howRow = ({ how }: Provenance): ProvenanceRow => row('how', 'reckoned', t(`numbers.origin.how.${how}`))
  const receivedRows = (origin: Provenance): ProvenanceRow[] => [
    row('raw', 'raw', rawText(origin.raw)),
    ...(origin.how === 'received' ? [] : [howRow(origin)]),
    row('unit', 'unit', unitText(origin), origin.basis === 'assumed'),
    row('factor', 'factor', conversionText(origin))
  ]
  function derivedRows(origin: Provenance): ProvenanceRow[] {
    const converted = origin.parts.filter(({ conversion }) => conversion && conversion.kind !== 'same')
    const factors = new Set(converted.map(conversionText))
    return [
      howRow(origin),
      ...origin.parts.map(({ field, raw, from, basis }, at) => ({
        key: `part-${at}`,
        term: field,
        text: [rawText(raw), symbol(from), basis === 'assumed' ? t('numbers.origin.assumedShort') : '']
          .filter(Boolean)
          .join(' '),
        isUncertain: basis === 'assumed'
      })),
      ...[...factors].map((text, at) => row(`factor-${at}`, 'factor', text))
    ]
  }
  const stampRows = ({ fetchedAt, language, source, computer, profile }: ProvenanceStamp): ProvenanceRow[] => [
    row('fetched', 'fetched', format.moment(fetchedAt) ?? fetchedAt),
    row('language', 'language', LANGUAGE_NAMES[language]),
    row(
      'profile',
      'profile',
      t(`numbers.origin.source.${source}`, { profile: profile === 'demo' ? t('numbers.origin.demo') : profile })
    ),
    ...(computer === undefined ? [] : [row('computer', 'computer', computer || t('workspace.unnamed'))])
  ]
  return computed((): readonly ProvenanceRow[] => {
    const { origin, stamp } = of() ?? {}
    if (!origin) return []
    return [
      row('field', 'field', origin.field),
      ...(origin.parts.length > 0 ? derivedRows(origin) : receivedRows(origin)),
      row('rounding', 'rounding', roundingText(origin.digits)),
      ...(stamp ? stampRows(stamp) : [])
    ]
  })
}
