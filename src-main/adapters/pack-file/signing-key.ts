/** The key pair that signs packs of this installation, and the readable form of public keys. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject
} from 'node:crypto'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import { KEY_BYTES, SIGNATURE_BYTES, type ContainerKind } from './container-format'

const NAME = 'pack-signing'

export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Buffer
  sign(kind: ContainerKind, digest: Buffer): Buffer
}

const signedMessage = ({ signatureContext }: ContainerKind, digest: Buffer): Buffer =>
  Buffer.concat([Buffer.from(signatureContext), digest])
const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')

/** Created with the first pack. Without an available key store it lasts until the program ends. */
export async function loadSigner(secrets: Pick<SecretStore, 'read' | 'put' | 'locked'>, log: Log): Promise<Signer> {
  const kept = await secrets.read(NAME)
  let key = kept === null ? null : privateKey(kept)
  if (key === null) {
    if (kept !== null) log.warn('packs.signer', { problem: 'unreadable, made anew' })
    key = generateKeyPairSync('ed25519').privateKey
    // a key that the key store does not release now is not replaced, because others trust it
    if (await secrets.locked(NAME)) log.warn('packs.signer', { problem: 'locked, another one for this session' })
    else await secrets.put(NAME, key.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
  }
  const mine = key
  return {
    publicKey: rawOf(createPublicKey(mine)),
    sign: (kind, digest) => sign(null, signedMessage(kind, digest), mine)
  }
}

function privateKey(text: string): KeyObject | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

export function isSignedBy(kind: ContainerKind, publicKey: Buffer, digest: Buffer, signature: Buffer): boolean {
  if (publicKey.length !== KEY_BYTES || signature.length !== SIGNATURE_BYTES) return false
  try {
    return verify(
      null,
      signedMessage(kind, digest),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') }, format: 'jwk' }),
      signature
    )
  } catch {
    return false // no point of the curve
  }
}

/** Like "3F2A-91C0-77BE-01D4": short enough to read aloud, long enough (64 bits) against forgery. */
export function fingerprint(publicKey: Buffer): string {
  const hex = createHash('sha256').update(publicKey).digest('hex').slice(0, 16).toUpperCase()
  return hex.match(/.{4}/g)!.join('-')
}
