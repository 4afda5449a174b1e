/** A self-signed certificate for 127.0.0.1. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** null without openssl. */
export function makeCertificate(): Certificate | null {
  const folder = mkdtempSync(join(tmpdir(), 'dynodesk-cert-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '1',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1'
    ])
    return made.status === 0 ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } : null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
