import { createServer, type AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import { expect, it } from 'vitest'
import { brokerProblemOf } from '@main/adapters/event-sources/mqtt/broker-problems'

it.each([
  ['another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['a refusal of MQTT', '\x20\x03\x00\x84\x00 and more']
])('distinguishes a port that answers TLS with %s from an untrusted certificate', async (_what, answer) => {
  const plain = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.write(answer)))
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const error = await new Promise((resolve) =>
    connect({ host: '127.0.0.1', port: (plain.address() as AddressInfo).port }).on('error', resolve)
  )
  plain.close()
  expect(brokerProblemOf(error)).toEqual({ code: 'not-tls' })
})

it('recognizes both by the error of the system', () => {
  expect(brokerProblemOf({ code: 'EPROTO' })).toEqual({ code: 'not-tls' })
  expect(brokerProblemOf({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })).toEqual({ code: 'insecure' })
  expect(brokerProblemOf({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })).toEqual({ code: 'insecure' })
})
