/** Countries whose option rules a sheet can follow. */

/** ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GG GH GI ' +
  'GL GM GN GQ GR GT GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE ' +
  'PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TM TN TO TR TT TW TZ UA UG US UY UZ VE VN XK YE ZA ZM ZW'
).split(' ')

/** Returns '' for an ambiguous language: "en" is spoken in many countries, "lt" in one. */
export function countryOfLocale(locale: string): string {
  try {
    const parsed = new Intl.Locale(locale)
    const region =
      parsed.region ?? (['lt', 'lv', 'hr', 'nb'].includes(parsed.language) ? parsed.maximize().region : undefined)
    return region !== undefined && COUNTRIES.includes(region) ? region : ''
  } catch {
    return ''
  }
}
