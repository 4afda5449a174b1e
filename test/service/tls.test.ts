import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestService, TEST_KEY } from '.'

/** A self-signed certificate for 127.0.0.1; null without openssl. */
function certificate(): { cert: string; key: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'cert-'))
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
const tls = certificate()

it.skipIf(tls === null)('uses https with its own certificate, which nobody trusts by default', async () => {
  const service = await startTestService({
    tls: tls!,
    faults: [{ kind: 'redirect', to: 'downgrade', at: 'manufacturers' }]
  })
  expect(service.origin).toMatch(/^https:/)
  const ask = (path: string, ca?: string) =>
    new Promise<{ status?: number; location?: string }>((answered, failed) => {
      get(`${service.baseUrl}${path}`, { ca, headers: { 'x-api-key': TEST_KEY } }, (answer) => {
        answer.resume()
        answered({ status: answer.statusCode, location: answer.headers.location })
      }).on('error', failed)
    })
  expect(await ask('/vdb/types', tls!.cert)).toMatchObject({ status: 200 })
  expect((await ask('/vdb/manufacturers/1', tls!.cert)).location).toBe(
    `http://127.0.0.1:${service.port}/vdb/manufacturers/1`
  )
  await expect(ask('/vdb/types')).rejects.toThrow(/self-signed/)
  await service.close()
})
