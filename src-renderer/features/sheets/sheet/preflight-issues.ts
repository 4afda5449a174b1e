import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { routeToLocation, type CatalogueLocation } from '@/router/locations'
import { useReasonText } from '@/composables/format/figure-text'
import { useFormat } from '@/composables/format/format'
import { isLanguage, LANGUAGE_NAMES } from '@shared/text/languages'
import type { PreflightIssue, PreflightTarget, PreflightSeverity } from '@shared/sheets/preflight/preflight-issue'
import { isUnitName } from '@shared/units/unit-symbols'
import { isBuiltIn } from '@shared/sheets/templates/built-in-templates'

export const SEVERITIES: readonly PreflightSeverity[] = ['stop', 'warn', 'hint']
export const sortBySeverity = (issues: readonly PreflightIssue[]): readonly PreflightIssue[] =>
  [...issues].sort((a, b) => SEVERITIES.indexOf(a.weight) - SEVERITIES.indexOf(b.weight))

/** Targets with a control on the sheet page (`data-place`). */
const CONTROLS: readonly PreflightTarget[] = [
  'template',
  'pages',
  'language',
  'units',
  'paper',
  'picture',
  'stages',
  'remark'
]

type IssueFix = { readonly control: PreflightTarget } | { readonly route: RouteLocationRaw }
/** Control or route that fixes an issue. Built-in templates cannot be edited, so another one must be chosen. */
export function fixFor({ place }: PreflightIssue, templateId: string, vehicle: CatalogueLocation): IssueFix {
  if ((place === 'template' || place === 'options') && !isBuiltIn(templateId))
    return { route: { name: 'sheets', query: { tab: 'templates', template: templateId } } }
  if (place === 'options') return { control: 'template' }
  if (CONTROLS.includes(place)) return { control: place }
  if (place === 'shop') return { route: { name: 'sheets', query: { tab: 'templates', template: 'shop' } } }
  if (place === 'rules') return { route: { name: 'sheets', query: { tab: 'rules' } } }
  if (place === 'assumptions') return { route: { name: 'settings' } }
  return { route: routeToLocation(vehicle) }
}

/** Message variant of an issue. */
function textVariant({ code, place, params }: PreflightIssue): string {
  if (code === 'overflow') return params?.['most'] === undefined ? 'one' : 'more'
  if (code === 'clipped-text') return params?.['block'] === undefined ? 'typed' : 'laid'
  if (code === 'assumed-unit')
    return params?.['hint'] !== undefined ? 'doubt' : place === 'template' ? 'unsaid' : 'said'
  if (code === 'other-language') return place === 'template' ? 'own' : 'catalogue'
  if (code === 'stale-data') return Number(params?.['days']) < 0 ? 'unknown' : 'aged'
  return ''
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Why curves are not plausible, as the engine page says it. */
function useCurveReason() {
  const format = useFormat()
  const reasonText = useReasonText()
  return ({ params: { about = '', reason = '', percent, rpm } = {} }: PreflightIssue): string => {
    const text = reasonText({ text: String(reason), percent: Number(percent), rpm: Number(rpm) })
    return capitalised(about === '' ? text : format.pair(format.list(String(about).split(', ')), text))
  }
}

export function useIssueText() {
  const { t, te } = useI18n()
  const format = useFormat()
  const curveReason = useCurveReason()

  function params(issue: PreflightIssue): Record<string, string> {
    const given = issue.params ?? {}
    const text = (name: string): string => String(given[name] ?? '')
    const list = (name: string, words = (one: string): string => one): string =>
      format.list(
        text(name)
          .split(', ')
          .filter((one) => one !== '')
          .map(words)
      )
    const language = (name: string): string => {
      const code = given[name]
      return isLanguage(code) ? LANGUAGE_NAMES[code] : text(name)
    }
    const block = list('block', (one) =>
      te(`sheets.block.${one}`, 'en') ? t(`sheets.block.${one}`) : t('sheets.block.page')
    )
    return {
      ...Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          typeof value === 'number' ? format.number(value) : isUnitName(value) ? format.unit(value) : value
        ])
      ),
      fields: list('fields', (one) =>
        te(`sheets.assumed.${one}`, 'en')
          ? t(`sheets.assumed.${one}`)
          : te(`sheets.text.${one}`, 'en')
            ? t(`sheets.text.${one}`)
            : one
      ),
      codes: list('codes'),
      curves: list('curves'),
      is: language('is'),
      wanted: language('wanted'),
      block,
      since: format.day(text('since')) ?? text('since')
    }
  }
  function words(issue: PreflightIssue): { what: string; why: string; next: string } {
    const special = textVariant(issue)
    const key = special === '' ? `sheets.finding.${issue.code}` : `sheets.finding.${issue.code}.${special}`
    const count = Number(issue.params?.['count'] ?? 1)
    const named = issue.code === 'flagged-curve' ? { reason: curveReason(issue) } : {}
    const text = (part: string): string => t(`${key}.${part}`, { ...params(issue), ...named }, count)
    return {
      what: capitalised(text('what')),
      why: te(`${key}.why`, 'en') ? text('why') : '',
      next: text('next')
    }
  }
  return { words }
}
