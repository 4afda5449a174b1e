import { app } from 'electron'
import { countryOfLocale } from '../shared/sheets/countries'

/** Region of the system, whatever its language is; '' if unknown. */
export const systemCountry = (): string =>
  countryOfLocale(`und-${app.getLocaleCountryCode()}`) || countryOfLocale(app.getLocale())
