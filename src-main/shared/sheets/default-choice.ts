import type { LanguageCode } from '../text/languages'
import { defaultPaper } from './default-paper'
import type { SheetChoice } from './snapshot'

export interface SheetDefaults {
  /** Region of the system: "NO"; '' if unknown. */
  readonly country: string
  readonly language: LanguageCode
  readonly units: SheetChoice['units']
  /** Prefers pictures without badges, as the settings do. */
  readonly unbranded: boolean
}

export function defaultChoice(templateId: string, { country, language, units, unbranded }: SheetDefaults): SheetChoice {
  return {
    templateId,
    language,
    units,
    paper: defaultPaper(country),
    orientation: 'portrait',
    ink: 'colour',
    pages: 'one',
    country,
    stages: [],
    prices: [],
    recommended: null,
    validUntil: '',
    customer: '',
    remark: '',
    // pictures with makers' badges are an explicit choice
    picture: unbranded || templateId !== 'workshop' ? 'unbranded' : 'branded',
    verdict: true,
    note: false,
    band: null,
    measured: false
  }
}
