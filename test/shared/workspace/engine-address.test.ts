import { describe, expect, it } from 'vitest'
import { engineAddress, engineAddressProblem, isPlainRemote } from '@shared/workspace/engine-address'

describe('the address of the server', () => {
  it.each([
    ['rediss://valkey.shop.lan', { tls: true, host: 'valkey.shop.lan', port: 6379, database: 0 }],
    ['REDISS://valkey:6380/', { tls: true, host: 'valkey', port: 6380, database: 0 }],
    ['redis://127.0.0.1:7000/3', { tls: false, host: '127.0.0.1', port: 7000, database: 3 }],
    ['rediss://[2001:db8::1]:6390', { tls: true, host: '2001:db8::1', port: 6390, database: 0 }]
  ])('%s', (address, parts) => {
    expect(engineAddress(address)).toEqual(parts)
    expect(engineAddressProblem(address)).toBeNull()
  })

  it.each([
    ['https://valkey.shop.lan', 'scheme'],
    ['valkey.shop.lan', 'scheme'],
    ['rediss://', 'scheme'],
    ['rediss://valkey:99999', 'scheme'],
    ['rediss://valkey:0', 'scheme'],
    ['rediss://valkey/cache', 'scheme'],
    ['rediss://valkey?x=1', 'scheme'],
    ['rediss://user:secret@valkey', 'credentials'],
    ['rediss://user@valkey', 'credentials']
  ])('refuses %s', (address, code) => {
    expect(engineAddressProblem(address)?.code).toBe(code)
    expect(engineAddress(address)).toBeNull()
  })

  it('may be empty', () => {
    expect(engineAddressProblem('')).toBeNull()
  })

  it('warns of an address without encryption, except on this computer', () => {
    const plain = [
      'redis://valkey',
      'redis://192.168.1.4:6379',
      'rediss://valkey',
      'redis://127.0.0.1',
      'redis://[::1]'
    ]
    expect(plain.filter(isPlainRemote)).toEqual(['redis://valkey', 'redis://192.168.1.4:6379'])
  })
})
