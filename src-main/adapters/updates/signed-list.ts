/** The envelope of the list: its text and Ed25519 signatures over it. */
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import {
  LIST_FORMAT_VERSION,
  LIST_SIGNATURE_CONTEXT,
  MAX_LIST_BYTES,
  parseUpdateList,
  type UpdateList
} from '../../shared/updates/update-list'
import { UpdateError } from '../../shared/updates/update-problems'

const FORMAT = 'dynodesk-updates'
const MAX_SIGNATURES = 10
/** SubjectPublicKeyInfo of an Ed25519 key, before its 32 bytes. */
const KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

interface Envelope {
  readonly format: string
  readonly version: number
  /** The signed text. */
  readonly list: string
  /** Hexadecimal. Several: while a key is replaced. */
  readonly signatures: readonly { readonly key: string; readonly signature: string }[]
}

const signedBytes = (list: string): Buffer => Buffer.from(LIST_SIGNATURE_CONTEXT + list, 'utf8')
const publicKey = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([KEY_PREFIX, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })

/** The 32 bytes of the public key, in hexadecimal. @param key either half of the pair */
export function publicKeyHex(key: KeyObject): string {
  return (key.type === 'private' ? createPublicKey(key) : key)
    .export({ format: 'der', type: 'spki' })
    .subarray(KEY_PREFIX.length)
    .toString('hex')
}

function parseEnvelope(bytes: Uint8Array): Envelope {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new UpdateError('not-a-list', { cause })
  }
  const { format, version, list, signatures } = (value ?? {}) as { readonly [K in keyof Envelope]?: unknown }
  if (format !== FORMAT || typeof version !== 'number') throw new UpdateError('not-a-list')
  if (version !== LIST_FORMAT_VERSION) throw new UpdateError('newer-format')
  if (typeof list !== 'string' || !Array.isArray(signatures) || signatures.length > MAX_SIGNATURES)
    throw new UpdateError('not-a-list')
  return { format, version, list, signatures: signatures as Envelope['signatures'] }
}

const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && new RegExp(`^[0-9a-f]{${2 * bytes}}$`).test(value)

/**
 * The list of an envelope that one of the keys has signed.
 *
 * @param keys public keys in hexadecimal
 * @throws UpdateError
 */
export function openSignedList(bytes: Uint8Array, keys: readonly string[]): UpdateList {
  if (bytes.byteLength > MAX_LIST_BYTES) throw new UpdateError('too-large')
  if (keys.length === 0) throw new UpdateError('no-key')
  const { list, signatures } = parseEnvelope(bytes)
  const known = signatures.filter((one) => keys.includes(one?.key) && isHex(one.key, 32))
  if (known.length === 0) throw new UpdateError('unknown-key')
  const isSigned = known.some(
    ({ key, signature }) =>
      isHex(signature, 64) && verify(null, signedBytes(list), publicKey(key), Buffer.from(signature, 'hex'))
  )
  if (!isSigned) throw new UpdateError('bad-signature')
  const parsed = parseUpdateList(list)
  if (parsed === null) throw new UpdateError('not-a-list')
  return parsed
}

/** The envelope of a list. @throws TypeError when the list is not valid */
export function signList(list: UpdateList, privateKeys: readonly KeyObject[]): string {
  const text = JSON.stringify(list)
  if (parseUpdateList(text) === null) throw new TypeError('the list is not valid')
  const signatures = privateKeys.map((key) => ({
    key: publicKeyHex(key),
    signature: sign(null, signedBytes(text), key).toString('hex')
  }))
  const envelope: Envelope = { format: FORMAT, version: LIST_FORMAT_VERSION, list: text, signatures }
  return `${JSON.stringify(envelope, null, 2)}\n`
}
