import type { BaseAddressProblem } from '@shared/connection/base-address'

/** Every reason for which a base address is refused; the compiler says when one is missing. */
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
