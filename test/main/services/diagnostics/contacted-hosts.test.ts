/** The list of hosts that the program contacted. */
import { expect, it } from 'vitest'
import { ContactedHosts } from '@main/services/diagnostics/contacted-hosts'
import { hostOfAddress, MAX_HOSTS } from '@shared/diagnostics/contacted-hosts'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const DAY = Date.UTC(2026, 2, 2)

function list(stored: unknown = null) {
  const clock = new FakeClock({ wall: DAY })
  const file = { stored, writes: 0 }
  const hosts = new ContactedHosts({
    clock,
    log: new FakeLog(),
    file: {
      read: async () => file.stored,
      write: async (value) => void ((file.stored = value), file.writes++)
    }
  })
  return { clock, file, hosts }
}

it.each([
  ['https://API.example/v1/search?q=secret', 'api.example'],
  ['https://api.example:8443/x', 'api.example:8443'],
  ['https://anna:pass@api.example/', 'api.example'],
  ['rediss://user:pa:ss@shop.example:6380/0', 'shop.example:6380'],
  ['mqtts://broker.example:8883', 'broker.example'],
  ['tcp://192.0.2.7:443', '192.0.2.7:443'],
  ['https://[2001:db8::7]:444/', '[2001:db8::7]:444'],
  ['http://127.0.0.1:41333/types', 'localhost'],
  ['http://[::1]:41333/types', 'localhost'],
  ['', null],
  ['/types', null]
])('reads the host of %s alone', (address, host) => {
  expect(hostOfAddress(address)).toBe(host)
})

it('counts by host and purpose, the last contacted first', async () => {
  const { clock, hosts } = list()
  hosts.contacted('catalogue', 'https://api.example/types')
  await clock.advance(1000)
  hosts.contacted('pictures', 'https://cdn.example/a.png')
  await clock.advance(1000)
  hosts.contacted('catalogue', 'https://api.example/engines/7')
  expect(await hosts.all()).toEqual([
    { host: 'api.example', purpose: 'catalogue', firstMs: DAY, lastMs: DAY + 2000, times: 2 },
    { host: 'cdn.example', purpose: 'pictures', firstMs: DAY + 1000, lastMs: DAY + 1000, times: 1 }
  ])
})

it('survives a restart, writes at most once a minute, and can be cleared', async () => {
  const first = list()
  await first.hosts.all()
  for (let at = 0; at < 100; at++) first.hosts.contacted('catalogue', 'https://api.example/')
  expect(first.file.writes).toBe(0)
  await first.hosts.close()
  expect(first.file.writes).toBe(1)

  const next = list(first.file.stored)
  // before the file is read
  next.hosts.contacted('catalogue', 'https://api.example/')
  expect(await next.hosts.all()).toMatchObject([{ host: 'api.example', times: 101 }])
  await next.hosts.clear()
  expect(next.file.stored).toEqual([])
})

it('keeps the most recent hosts, and leaves damaged entries of the file out', async () => {
  const whole = { host: 'a.example', purpose: 'updates', firstMs: 1, lastMs: 2, times: 3 }
  const { clock, hosts } = list([whole, { ...whole, purpose: 'ads' }, { ...whole, times: -1 }, { host: 7 }, null])
  expect(await hosts.all()).toEqual([whole])
  for (let at = 0; at < MAX_HOSTS; at++) {
    await clock.advance(1)
    hosts.contacted('pictures', `https://cdn${at}.example/`)
  }
  const all = await hosts.all()
  expect(all).toHaveLength(MAX_HOSTS)
  expect(all.some(({ host }) => host === 'a.example')).toBe(false)
})
