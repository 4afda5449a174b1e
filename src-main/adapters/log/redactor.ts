/** Redacts log data: secret properties, known secrets in all likely encodings, and URLs after their path. */
const SECRET_NAME = /api[-_ ]?key|secret|token|passw|passphrase|authori[sz]ation|cookie|credential|private[-_ ]?key/i
const BODY_NAME = /^(?:body|payload|html|response[-_]?body|request[-_]?body)$/i
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\]+/gi
export const REDACTED = '[redacted]'
export const OMITTED = '[omitted]'

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)
export const isBodyName = (name: string): boolean => BODY_NAME.test(name)

/** Matches user, query and fragment of a URL, also percent-encoded within another URL. */
function addressWithoutSecrets(address: string): string {
  return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1').replace(/(?:[?#]|%3f|%23).*$/is, '')
}

/** The context-independent base64 characters of a value inside a longer text, for each alignment. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Math.floor((before + bytes.length) / 3) * 4
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return text.slice(before === 0 ? 0 : before + 1, whole)
  })
}

/** Patterns of all encodings of a secret, case-insensitive, because host and header names lose their case. */
function secretPatterns(secret: string): string[] {
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
  // short fragments of a short secret would match ordinary words
  const long = (text: string): boolean => text === secret || text.length >= 6
  // the last bytes share base64 characters with the following text
  return [
    ...plain.filter(long).map(literally),
    ...coded.filter(long).map((text) => `${literally(text)}[A-Za-z0-9+/_=-]{0,4}`)
  ]
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

export class Redactor {
  readonly #patterns = new Set<string>()
  #known: RegExp | null = null

  /** Redacts this value from now on. Values below 4 characters are too common. */
  add(secret: string): void {
    const value = secret.trim()
    if (value.length < 4) return
    for (const pattern of secretPatterns(value)) this.#patterns.add(pattern)
    this.#known = new RegExp([...this.#patterns].sort((a, b) => b.length - a.length).join('|'), 'gi')
  }

  text(text: string): string {
    return (this.#known ? text.replace(this.#known, REDACTED) : text).replace(ADDRESS, addressWithoutSecrets)
  }

  /** True when a finished line contains no known secret. */
  isClean(line: string): boolean {
    return line.search(this.#known ?? /(?!)/) === -1
  }
}
