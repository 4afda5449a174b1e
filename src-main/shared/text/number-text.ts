/** Numbers as text: narrow spaces between groups, a true minus sign, the decimal mark of the language. */

export const NARROW_NO_BREAK_SPACE = '\u202f'

// creating an Intl.NumberFormat is slow, and a page formats hundreds of numbers
const formats = new Map<string, Intl.NumberFormat>()

function formatFor(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(tag, { useGrouping: 'always', maximumFractionDigits: 2, ...options })
    formats.set(key, format)
  }
  return format
}

/**
 * Greater numbers have an exponent: a clipped one would read as a smaller number. No figure of an engine and no value
 * of a setting is greater.
 */
const EXPONENT_ABOVE = 1e6
const WITH_EXPONENT: Intl.NumberFormatOptions = {
  notation: 'scientific',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1
}

/** "1 204", "7.3", "−5", never "−0"; "1.2E9" above a million. `tag` is a BCP 47 language. */
export function numberText(value: number, tag: string, options: Intl.NumberFormatOptions = {}): string {
  return formatFor(tag, {
    signDisplay: 'negative',
    ...options,
    ...(Math.abs(value) > EXPONENT_ABOVE ? WITH_EXPONENT : {})
  })
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NARROW_NO_BREAK_SPACE : part.type === 'minusSign' ? '\u2212' : part.value))
    .join('')
}

/** "+40", "−3", "0": for gains. */
export function signedText(value: number, tag: string, options: Intl.NumberFormatOptions = {}): string {
  return numberText(value, tag, { signDisplay: 'exceptZero', ...options })
}
