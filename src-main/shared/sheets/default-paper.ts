import { words } from '../text/words'
import type { Paper } from './snapshot'

const LETTER_COUNTRIES: ReadonlySet<string> = new Set(words('US CA MX PH CL CO VE PR GT CR PA DO SV NI BO'))

/** @param country ISO 3166-1 alpha-2, or '' if unknown */
export const defaultPaper = (country: string): Paper => (LETTER_COUNTRIES.has(country.toUpperCase()) ? 'Letter' : 'A4')
