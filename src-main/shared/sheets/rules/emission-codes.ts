/**
 * Which option codes the program itself knows. Names may be translated and bind nothing; only codes are listed.
 *
 * Whatever changes how exhaust gas is cleaned, measured or limited counts as emission-related: taking it away is what
 * regulators forbid to offer for vehicles on public roads. Start-stop belongs to it because the approved CO2 figure was
 * measured with it, cold start because idling high warms the catalyst, fault codes because most requests of that name
 * silence the monitoring of one of the others, pops because unburnt fuel makes them.
 */
export const EMISSION_CODES: readonly string[] = [
  'DPF',
  'FAP',
  'GPF',
  'OPF',
  'EGR',
  'AGR',
  'SCR',
  'ADBLUE',
  'DEF',
  'UREA',
  'NOX',
  'NSC',
  'LNT',
  'LAMBDA',
  'O2',
  'OXYGEN',
  'CAT',
  'CATALYST',
  'DECAT',
  'SWIRL',
  'FLAPS',
  'TVA',
  'EVAP',
  'SAP',
  'SAI',
  'PCV',
  'DTC',
  'MIL',
  'OBD',
  'READINESS',
  'SS',
  'STARTSTOP',
  'COLD',
  'COLDSTART',
  'POPS',
  'CRACKLE',
  'BURBLE',
  'HARDCUT',
  'FLAME'
]

/** Codes that have nothing to do with exhaust gas and may be printed unless the shop says otherwise. */
export const HARMLESS_CODES: readonly string[] = ['VMAX', 'LAUNCH', 'PTO', 'CRUISE', 'SPORTDISPLAY']
