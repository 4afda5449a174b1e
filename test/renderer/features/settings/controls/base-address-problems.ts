import type { BaseAddressProblem } from '@shared/connection/base-address'

/** All reasons for refusing a base address; the compiler reports a missing one. */
const ALL: Readonly<Record<BaseAddressProblem, true>> = {
  empty: true,
  spaces: true,
  'not-an-address': true,
  scheme: true,
  insecure: true,
  credentials: true,
  query: true,
  fragment: true
}
export const BASE_ADDRESS_PROBLEMS = Object.keys(ALL)
