import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Digests } from '../../shared/ports/system/digests'

export const nodeDigests: Digests = {
  sha256(...parts) {
    const hash = createHash('sha256')
    for (const part of parts) hash.update(part)
    return hash.digest()
  },
  hmacSha256: (secret, body) => createHmac('sha256', secret).update(body).digest(),
  equal: (a, b) => a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
