import { describe, expect, test } from 'vitest'
import { wasNeverSent } from '@main/adapters/api-client/network-failure'
import { httpFaultOf } from '@shared/connection/network-errors'

describe('failures of network stacks', () => {
  test.each([
    ['net::ERR_INTERNET_DISCONNECTED', 'offline'],
    ['net::ERR_NAME_NOT_RESOLVED', 'offline'],
    ['net::ERR_CONNECTION_REFUSED', 'offline'],
    ['net::ERR_PROXY_CONNECTION_FAILED', 'offline'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'insecure'],
    ['net::ERR_CERT_DATE_INVALID', 'insecure'],
    ['net::ERR_CERT_COMMON_NAME_INVALID', 'insecure'],
    ['net::ERR_SSL_PROTOCOL_ERROR', 'insecure'],
    ['net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
    ['net::ERR_TIMED_OUT', 'timeout'],
    ['net::ERR_PROXY_AUTH_REQUESTED', 'proxy-login'],
    ["Attempted to redirect, but redirect policy was 'error'", 'redirected'],
    ['anything', 'offline']
  ])('%s is %s', (message, fault) => {
    expect(httpFaultOf(new Error(message))).toBe(fault)
  })
  test.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', 'insecure'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'insecure'],
    ['CERT_HAS_EXPIRED', 'insecure'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'insecure'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'insecure'],
    ['ENOTFOUND', 'offline'],
    ['ECONNRESET', 'offline'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['ETIMEDOUT', 'timeout']
  ])('Node: %s is %s', (code, fault) => {
    expect(httpFaultOf(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) }))).toBe(fault)
  })
  const node = (code: string, syscall?: string): Error =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code, syscall }) })
  test.each([
    'NAME_NOT_RESOLVED',
    'INTERNET_DISCONNECTED',
    'CONNECTION_REFUSED',
    'ADDRESS_UNREACHABLE',
    'PROXY_CONNECTION_FAILED',
    'PROXY_AUTH_REQUESTED'
  ])('net::ERR_%s: nothing was sent', (name) => {
    expect(wasNeverSent(new Error(`net::ERR_${name}`))).toBe(true)
  })
  test.each([
    'net::ERR_CONNECTION_RESET',
    'net::ERR_CONNECTION_CLOSED',
    'net::ERR_CONNECTION_ABORTED',
    'net::ERR_EMPTY_RESPONSE',
    'net::ERR_CONNECTION_TIMED_OUT',
    'net::ERR_TIMED_OUT',
    'net::ERR_NETWORK_CHANGED',
    'net::ERR_CONNECTION_FAILED',
    'net::ERR_TUNNEL_CONNECTION_FAILED',
    'net::ERR_SSL_PROTOCOL_ERROR',
    'net::ERR_CERT_DATE_INVALID',
    'net::ERR_FAILED',
    'net::ERR_HTTP2_PING_FAILED',
    'anything',
    'answer of net::ERR_CONNECTION_REFUSED'
  ])('%s: it may have been sent', (message) => {
    expect(wasNeverSent(new Error(message))).toBe(false)
  })
  test.each([
    ['ENOTFOUND', 'getaddrinfo'],
    ['EAI_AGAIN', 'getaddrinfo'],
    ['ECONNREFUSED', 'connect'],
    ['ENETUNREACH', 'connect'],
    ['EHOSTUNREACH', 'connect'],
    ['ENETDOWN', 'connect']
  ])('Node: %s of %s: nothing was sent', (code, syscall) => {
    expect(wasNeverSent(node(code, syscall))).toBe(true)
  })
  test.each([
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
    ['EHOSTUNREACH', 'read'],
    ['ENETDOWN', 'write'],
    ['ETIMEDOUT', 'connect'],
    ['UND_ERR_SOCKET', undefined],
    ['CERT_HAS_EXPIRED', undefined],
    ['ECONNREFUSED', undefined]
  ])('Node: %s of %s: it may have been sent', (code, syscall) => {
    expect(wasNeverSent(node(code, syscall))).toBe(false)
  })
  test('of a name with several addresses, all of them', () => {
    const several = (...codes: string[]): Error =>
      new TypeError('fetch failed', {
        cause: new AggregateError(codes.map((code) => Object.assign(new Error('x'), { code, syscall: 'connect' })))
      })
    expect([
      wasNeverSent(several('ECONNREFUSED', 'ENETUNREACH')),
      wasNeverSent(several('ECONNREFUSED', 'ETIMEDOUT')),
      wasNeverSent(several())
    ]).toEqual([true, false, false])
    expect([wasNeverSent('net::ERR_CONNECTION_REFUSED'), wasNeverSent(null)]).toEqual([false, false])
  })
  test('a cause that goes in circles ends', () => {
    const error = new Error('round') as Error & { cause: unknown }
    error.cause = error
    expect(httpFaultOf(error)).toBe('offline')
    expect(httpFaultOf('text')).toBe('offline')
  })
})
