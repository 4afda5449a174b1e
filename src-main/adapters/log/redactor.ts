/**
 * Takes secrets out of what is about to be written: by the name of a property, by known values in any spelling they are
 * likely to take, and
 * everything behind the path of an address. Bodies are left out altogether.
 */
const SECRET_NAME = /api[-_ ]?key|secret|token|passw|passphrase|authori[sz]ation|cookie|credential|private[-_ ]?key/i
const BODY_NAME = /^(?:body|payload|html|response[-_]?body|request[-_]?body)$/i
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\]+/gi
export const REDACTED = '[redacted]'
export const OMITTED = '[omitted]'

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)
export const isBodyName = (name: string): boolean => BODY_NAME.test(name)

/** An address without user, query and fragment, also where those are percent-encoded inside another address. */
export function addressWithoutSecrets(address: string): string {
  return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1').replace(/(?:[?#]|%3f|%23).*$/is, '')
}

/**
 * Base64 of a value that stands at any place in a longer text: the characters that do not depend on what is around it,
 * for each alignment.
 */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Math.floor((before + bytes.length) / 3) * 4
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return text.slice(before === 0 ? 0 : before + 1, whole)
  })
}

/**
 * Patterns for the spellings under which a secret could turn up in a log line, in any case: host names and header
 * values lose theirs.
 */
export function secretPatterns(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8')
  const percent = encodeURIComponent(secret)
  const allPercent = [...bytes].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')
  const base64 = base64Cores(bytes)
  const plain = [
    secret,
    percent,
    encodeURIComponent(percent),
    new URLSearchParams({ s: secret }).toString().slice(2),
    allPercent,
    bytes.toString('hex'),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3)
  ]
  const coded = [
    ...base64,
    ...base64.map((b) => b.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map((b) => encodeURIComponent(b))
  ]
  // the short pieces of a short secret would blot out ordinary words
  const long = (text: string): boolean => text === secret || text.length >= 6
  // the last bytes of a secret share their base64 characters with what follows
  return [
    ...plain.filter(long).map(literally),
    ...coded.filter(long).map((text) => `${literally(text)}[A-Za-z0-9+/_=-]{0,4}`)
  ]
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

export class Redactor {
  readonly #patterns = new Set<string>()
  #known: RegExp | null = null

  /**
   * From now on this value is written as "[redacted]", in every spelling. Values below 4 characters are too common to
   * look for.
   */
  add(secret: string): void {
    const value = secret.trim()
    if (value.length < 4) return
    for (const pattern of secretPatterns(value)) this.#patterns.add(pattern)
    this.#known = new RegExp([...this.#patterns].sort((a, b) => b.length - a.length).join('|'), 'gi')
  }

  text(text: string): string {
    return (this.#known ? text.replace(this.#known, REDACTED) : text).replace(ADDRESS, addressWithoutSecrets)
  }

  /** True when nothing known is left in a finished line. */
  isClean(line: string): boolean {
    return line.search(this.#known ?? /(?!)/) === -1
  }
}
