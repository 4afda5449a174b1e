/** What start-up found and a person should know, before there is a window to say it in. Becomes a notice of the contract. */
export interface Finding {
  readonly kind: 'error' | 'warning' | 'info'
  readonly code: 'setting-invalid' | 'store-failed' | 'no-keystore' | 'file-invalid' | 'bad-address'
  /** `file`: whose file; `key`: which entry of it; `problem`: what is wrong, in plain words. Never a value of the file. */
  readonly params: Readonly<Record<string, string | number>>
}
