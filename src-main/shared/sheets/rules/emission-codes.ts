import { words } from '../../text/words'

/**
 * Known option codes; names may be translated, so only codes count.
 *
 * Emission-related: any change to cleaning, measuring or limiting exhaust gas, which may not be offered for vehicles on
 * public roads. Includes start-stop (the approved CO2 figure depends on it), cold start (idling high warms the
 * catalyst), fault codes (most requests disable the monitoring of another code) and pops (caused by unburnt fuel).
 */
export const EMISSION_CODES: readonly string[] = words(`
  DPF FAP GPF OPF EGR AGR SCR ADBLUE DEF UREA NOX NSC LNT LAMBDA O2 OXYGEN CAT CATALYST DECAT SWIRL FLAPS TVA EVAP SAP
  SAI PCV DTC MIL OBD READINESS SS STARTSTOP COLD COLDSTART POPS CRACKLE BURBLE HARDCUT FLAME
`)

/** Codes unrelated to exhaust gas, printed by default. */
export const HARMLESS_CODES: readonly string[] = ['VMAX', 'LAUNCH', 'PTO', 'CRUISE', 'SPORTDISPLAY']
