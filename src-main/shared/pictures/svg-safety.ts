/**
 * Checks whether an SVG may be shown: a few lines can ask the painter for billions of strokes.
 *
 * Judged by the markup of the whole file. Nothing is removed, because a drawing without its refused parts would look
 * different.
 */
import { TextDecoder } from '../platform/web-globals'

export const MAX_SVG_BYTES = 512 * 1024
const MOST_ELEMENTS = 3000
const MOST_ATTRIBUTES = 100
/** Deepest nesting of elements; painters recurse. */
const DEEPEST = 64
/** Uses of clips and masks; each is a layer. */
const MOST_LAYERS = 200

/**
 * Elements that copy or repeat others, compute every pixel, run scripts, animate or load something. By local name,
 * since any prefix is possible.
 */
const REFUSED =
  /^(use|tref|pattern|marker|symbol|filter|fe[a-z]+|image|img|foreignobject|script|handler|listener|animate[a-z]*|set|discard|mpath|cursor|hatch|mesh[a-z]*|iframe|object|embed|audio|video|link|canvas)$/
/** Elements painted once per use; nested ones multiply. */
const LAYER = /^(clippath|mask)$/
/** Rules that load, animate or compute every pixel; an escape could spell any of them. */
const REFUSED_STYLE =
  /@|\\|(?<![\w-])(?:filter|animation|transition|image|image-set|cross-fade)(?![\w-])|url\s*\(\s*(?!["']?\s*#)/i
/** Encodings in which ASCII bytes stay ASCII. */
const PLAIN_CODES = /^(utf-8|us-ascii|ascii|iso-8859-\d{1,2}|windows-125\d)$/i

const TAG = /<(?:!--|!\[CDATA\[|[!?/]?)/g
const NAME = /[^\s/>=]+/y
/** Name and value, in either quote. */
const ATTRIBUTE = /\s+([^\s=/>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /\s*(\/?)>/y

type SvgProblem =
  | 'too-large'
  | 'too-many-elements'
  | 'too-deep'
  | 'refused-element'
  | 'refused-attribute'
  | 'refused-style'
  | 'entities'
  | 'encoding'
  | 'not-well-formed'

/** null: safe. `bytes`: a whole SVG file. */
export function svgProblem(bytes: Uint8Array): SvgProblem | null {
  if (bytes.byteLength > MAX_SVG_BYTES) return 'too-large'
  // one character per byte: only ASCII matters, in each allowed encoding
  return new Scan(new TextDecoder('latin1').decode(bytes)).run()
}

class Scan {
  readonly #text: string
  #elements = 0
  #layers = 0
  readonly #open: string[] = []
  #openLayers = 0
  /** Text of the open style element, joined as painters do. */
  #rules = ''

  constructor(text: string) {
    this.#text = text
  }

  run(): SvgProblem | null {
    const text = this.#text
    TAG.lastIndex = 0
    let from = 0
    for (let found = TAG.exec(text); found; found = TAG.exec(text)) {
      const fault = this.#piece(found[0], TAG.lastIndex, from)
      if (fault) return fault
      from = TAG.lastIndex
    }
    return this.#elements === 0 || this.#open.length > 0 ? 'not-well-formed' : null
  }

  /**
   * Checks one piece of markup and leaves `TAG` behind it.
   *
   * @param start behind the sign that opens the piece
   * @param from start of the text before it
   */
  #piece(sign: string, start: number, from: number): SvgProblem | null {
    const text = this.#text
    const styled = this.#open.at(-1) === 'style'
    if (styled) this.#rules += plain(text.slice(from, start - sign.length))
    switch (sign) {
      case '<!--':
        return this.#skip('-->', start) ? null : 'not-well-formed'
      case '<![CDATA[':
        if (!this.#skip(']]>', start)) return 'not-well-formed'
        if (styled) this.#rules += text.slice(start, TAG.lastIndex - 3)
        return null
      case '<?':
        return this.#instruction(start)
      case '<!': {
        // only a doctype without definitions, which could expand without limit, and only before the root
        if (!this.#skip('>', start)) return 'not-well-formed'
        return this.#elements === 0 && /^doctype\s[^[<&%]*$/i.test(text.slice(start, TAG.lastIndex - 1))
          ? null
          : 'entities'
      }
      case '</': {
        const name = this.#open.pop()
        if (name !== undefined && LAYER.test(name)) this.#openLayers--
        if (styled && REFUSED_STYLE.test(this.#rules)) return 'refused-style'
        if (styled && /clip-path|mask/i.test(this.#rules)) return 'refused-style'
        this.#rules = ''
        return this.#skip('>', start) ? null : 'not-well-formed'
      }
      default:
        return styled ? 'refused-style' : this.#element(start)
    }
  }

  #skip(end: string, from: number): boolean {
    const at = this.#text.indexOf(end, from)
    TAG.lastIndex = at + end.length
    return at !== -1
  }

  /** Only the XML declaration at the start; others name style sheets. */
  #instruction(start: number): SvgProblem | null {
    const end = this.#text.indexOf('?>', start)
    const said = this.#text.slice(start, end === -1 ? start : end)
    if (end === -1 || this.#elements > 0 || !/^xml\s/.test(said)) return 'not-well-formed'
    const code = /encoding\s*=\s*["']([^"']*)["']/.exec(said)?.[1]
    TAG.lastIndex = end + 2
    return code === undefined || PLAIN_CODES.test(code) ? null : 'encoding'
  }

  #element(start: number): SvgProblem | null {
    const text = this.#text
    NAME.lastIndex = start
    const name = localName(NAME.exec(text)?.[0] ?? '')
    if (name === '') return 'not-well-formed'
    if (++this.#elements > MOST_ELEMENTS) return 'too-many-elements'
    if (REFUSED.test(name)) return 'refused-element'
    let at = NAME.lastIndex
    for (let count = 1; ; count++) {
      ATTRIBUTE.lastIndex = at
      const found = ATTRIBUTE.exec(text)
      if (!found) break
      if (count > MOST_ATTRIBUTES) return 'not-well-formed'
      at = ATTRIBUTE.lastIndex
      const fault = this.#attribute(localName(found[1] ?? ''), plain(found[2] ?? found[3] ?? ''), LAYER.test(name))
      if (fault) return fault
    }
    TAG_END.lastIndex = at
    const end = TAG_END.exec(text)
    if (!end) return 'not-well-formed'
    TAG.lastIndex = TAG_END.lastIndex
    if (end[1] === '/') return null
    if (this.#open.push(name) > DEEPEST) return 'too-deep'
    if (LAYER.test(name)) this.#openLayers++
    return null
  }

  #attribute(name: string, value: string, ofLayer: boolean): SvgProblem | null {
    if (/^on/.test(name) || name === 'base') return 'refused-attribute'
    if (/^(href|src|data)$/.test(name) && !/^\s*#/.test(value)) return 'refused-attribute'
    if (name === 'filter' && value.trim() !== 'none') return 'refused-attribute'
    if (name === 'style' ? REFUSED_STYLE.test(value) : /url\s*\(\s*(?!["']?\s*#)/i.test(value)) return 'refused-style'
    if (/^(clip-path|mask)$/.test(name) || (name === 'style' && /clip-path|mask\b/i.test(value))) {
      if (this.#openLayers > 0 || ofLayer) return 'refused-attribute'
      if (++this.#layers > MOST_LAYERS) return 'too-many-elements'
    }
    return null
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/** Decodes numeric character references. Named ones beyond XML's five need entities, which are refused. */
function plain(text: string): string {
  return text.replace(
    /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (whole, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    }
  )
}
