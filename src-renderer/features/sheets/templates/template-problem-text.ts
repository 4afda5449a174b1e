import { useI18n } from 'vue-i18n'
import type { Failure } from '@contract/failures'
import type { TemplateProblem } from '@shared/sheets/templates/validate-template'

type Problem = { readonly [K in keyof TemplateProblem]: string }

export function useTemplateProblemText() {
  const { t, te } = useI18n()
  /** Localised block name with its file name. */
  const foundText = (found: string): string =>
    te(`sheets.block.${found}`, 'en') ? `${t(`sheets.block.${found}`)} (${found})` : found
  const faultText = ({ fault, found }: Pick<Problem, 'fault' | 'found'>): string =>
    t(`sheets.fault.${fault}`, { found: foundText(found) })
  /** "blocks: “chart2” is no part of a sheet" */
  const problemText = (of: Problem): string =>
    of.field === '' ? faultText(of) : t('sheets.template.problem', { field: of.field, problem: faultText(of) })

  /** Text of a refused template; undefined: use the general failure text. */
  function refusalText({ code, params }: Failure): { readonly what: string; readonly more: string } | undefined {
    if (code !== 'sheet' || params?.['reason'] !== 'template' || params['fault'] === undefined) return undefined
    const of: Problem = {
      field: String(params['field'] ?? ''),
      fault: String(params['fault']),
      found: String(params['found'] ?? '')
    }
    return {
      what: t('failures.sheet.because.template.what', { field: problemText(of) }),
      more: t('failures.sheet.because.template.next')
    }
  }
  return { fault: faultText, problem: problemText, refusal: refusalText }
}
