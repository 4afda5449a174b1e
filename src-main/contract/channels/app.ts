import type { LanguageCode } from '../../shared/text/languages'
import type { FailureCode } from '../failures'

export interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly interfaceLanguage: LanguageCode
  readonly contentLanguage: LanguageCode
  /** True when system and person allow the key to be sealed. */
  readonly canSeal: boolean
  /** Address prefix of pictures: append the picture's address, percent-encoded. */
  readonly pictureBase: string
}

/** Addresses of the window, beginning with "/". */
export interface LastLocation {
  readonly address: string
  /** Of the catalogue or one of its engines. */
  readonly catalogue: string
}

/** A message for the person that belongs to no call: start-up findings, managed settings that could not be read. */
export interface Notice {
  readonly id: string
  readonly kind: 'error' | 'warning' | 'info'
  readonly code: FailureCode
  readonly params?: Readonly<Record<string, string | number>>
}
