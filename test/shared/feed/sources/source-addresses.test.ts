import { describe, expect, it } from 'vitest'
import {
  brokerAddressProblem,
  hostAllowed,
  isLoopback,
  listenHostProblem,
  listenPathProblem,
  webAddressProblem,
  topicProblem
} from '@shared/feed/sources/source-addresses'

describe('addresses of sources', () => {
  it('are validated in the settings', () => {
    for (const host of ['127.0.0.1', '0.0.0.0', '192.168.1.4', '::1', 'localhost'])
      expect(listenHostProblem(host)).toBeNull()
    for (const host of ['', 'example.org', '256.1.1.1', '127.1', '1.2.3.4:5', '[::1]'])
      expect(listenHostProblem(host)).not.toBeNull()
    for (const path of ['events', '/a b', '/a?b', '/../x', '//x', '/%2e'])
      expect(listenPathProblem(path)).not.toBeNull()
    for (const address of ['', 'mqtt://broker', 'mqtts://broker:8883', 'wss://broker/mqtt'])
      expect(brokerAddressProblem(address)).toBeNull()
    for (const address of ['http://broker', 'mqtts://user:word@broker', 'broker', 'mqtt://'])
      expect(brokerAddressProblem(address)).not.toBeNull()
    for (const address of [
      '',
      'https://relay.example/s?c=1',
      'http://127.0.0.1:80/x',
      'http://[::1]/x',
      'http://localhost:5/'
    ])
      expect(webAddressProblem(address)).toBeNull()
    for (const address of [
      'http://relay.example/',
      'http://127.0.0.1.evil.example/',
      'https://u:p@relay.example/',
      'ftp://x'
    ])
      expect(webAddressProblem(address)).not.toBeNull()
    for (const topic of ['a/#', 'a/+/b', '#']) expect(topicProblem(topic)).toBeNull()
    for (const topic of ['', 'a/#/b', 'a#', 'a/b+']) expect(topicProblem(topic)).not.toBeNull()
  })
  it('of this computer are recognized in every spelling', () => {
    for (const host of ['127.0.0.1', '127.9.9.9', 'localhost', '::1', '[::1]', '::ffff:127.0.0.1'])
      expect(isLoopback(host)).toBe(true)
    for (const host of ['0.0.0.0', '::', '192.168.0.1', '127.0.0.1.example.org', 'localhost.example.org'])
      expect(isLoopback(host)).toBe(false)
  })
  it('in a request must match the local address', () => {
    expect(hostAllowed('192.168.1.4:80', '::ffff:192.168.1.4', [])).toBe(true)
    expect(hostAllowed('LOCALHOST', '127.0.0.1', [])).toBe(true)
    expect(hostAllowed('localhost', '192.168.1.4', [])).toBe(false)
    for (const host of [undefined, '', 'a b', '127.0.0.1@evil', 'evil:80', '127.0.0.1:80:80', 'http://127.0.0.1'])
      expect(hostAllowed(host, '127.0.0.1', [])).toBe(false)
  })
})
