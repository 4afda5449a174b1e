import { beforeEach, describe, expect, it } from 'vitest'
import { pinHashesIn, Roles, waitAfter } from '@main/services/roles/roles'
import { scryptPinHash } from '@main/adapters/pin-hash'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

let clock: FakeClock
let log: FakeLog
let sealed: string | null
let locked: boolean
let keyStore: boolean
let enabled: boolean
let reported: string[]
/** Answer of the person about unsaved entries; null: there are none. */
let lose: boolean | null
let roles: Roles

const secrets = {
  locked: async () => locked,
  read: async () => sealed,
  seal: async (_name: string, secret: string) => {
    if (keyStore) sealed = secret
    return keyStore
  },
  remove: async () => void (sealed = null)
}
/** Fast, so that a test of many attempts is. */
const pinHash = {
  hash: async (pin: string) => `hash of ${pin}`,
  matches: async (pin: string, hash: string) => hash === `hash of ${pin}`
}
const start = (): void => {
  roles = new Roles({
    secrets,
    pinHash,
    clock,
    log,
    enabled: () => enabled,
    startRole: () => 'sales',
    hasDraft: () => lose !== null,
    confirmLoss: async () => lose === true,
    changed: ({ role }) => void reported.push(role)
  })
}
const reasonOf = (result: Awaited<ReturnType<Roles['switchTo']>>): unknown =>
  result.ok ? 'done' : result.failure.params?.['reason']
const become = async (role: 'workshop' | 'administrator', pin: string): Promise<unknown> =>
  reasonOf(await roles.switchTo(role, pin))

beforeEach(() => {
  clock = new FakeClock()
  log = new FakeLog()
  ;[sealed, locked, keyStore, enabled, reported, lose] = [null, false, true, true, [], null]
  start()
})

describe('roles', () => {
  it('are one role with every right while they are off', () => {
    enabled = false
    start()
    expect([roles.current, roles.may('administrator')]).toEqual(['administrator', true])
  })

  it('begin with the role of the settings, and switch freely without a PIN', async () => {
    expect([roles.current, roles.may('workshop')]).toEqual(['sales', false])
    expect(await become('administrator', '')).toBe('done')
    expect(reported).toEqual(['administrator'])
    expect(await roles.state()).toEqual({ enabled: true, role: 'administrator', pins: [] })
  })

  it('leave the person who switches them on an administrator', () => {
    enabled = false
    start()
    enabled = true
    roles.enabledChanged()
    expect(roles.current).toBe('administrator')
  })

  it('require the PIN of a role with more rights, and none for a role with fewer', async () => {
    await roles.setPin('administrator', 'admin-1')
    await roles.setPin('workshop', 'shop-22')
    expect(await become('workshop', 'wrong-1')).toBe('wrong')
    expect(roles.current).toBe('sales')
    expect(await become('workshop', 'shop-22')).toBe('done')
    expect(await become('administrator', 'shop-22')).toBe('wrong')
    expect(await become('administrator', 'admin-1')).toBe('done')
    expect(reasonOf(await roles.switchTo('sales', ''))).toBe('done')
    // the administrator's PIN opens every role
    expect(await become('workshop', 'admin-1')).toBe('done')
  })

  it('open the workshop with the administrator’s PIN only when it has none', async () => {
    await roles.setPin('administrator', 'admin-1')
    expect(await become('workshop', '')).toBe('missing')
    expect(await become('workshop', 'admin-1')).toBe('done')
  })
})

describe('unsaved entries', () => {
  it('are lost by another role only when the person agrees', async () => {
    lose = false
    expect(await roles.switchTo('administrator', '')).toMatchObject({ ok: true, value: { role: 'sales' } })
    expect([roles.current, reported]).toEqual(['sales', []])
    lose = true
    expect(await become('administrator', '')).toBe('done')
    expect([roles.current, reported]).toEqual(['administrator', ['administrator']])
  })

  it('cause a question after the PIN, and none for the same role', async () => {
    await roles.setPin('administrator', 'admin-1')
    lose = false
    expect(await become('administrator', 'wrong-1')).toBe('wrong')
    reported = []
    await roles.switchTo('sales', '')
    expect(reported).toEqual(['sales'])
  })
})

describe('PINs', () => {
  it('are stored as sealed hashes and never logged', async () => {
    await roles.setPin('administrator', 'admin-1')
    await become('administrator', 'admin-2')
    expect(JSON.parse(sealed ?? '')).toEqual({
      hashes: { administrator: 'hash of admin-1' },
      failures: 1,
      lastFailureMs: clock.now(),
      workshop: { failures: 0, lastFailureMs: 0 }
    })
    expect(JSON.stringify(log)).not.toMatch(/admin-[12]/)
  })

  it('have the same hashes in every sealed text, which counts the attempts and changes with each', async () => {
    await roles.setPin('administrator', 'admin-1')
    const texts = new Set<string>()
    for (let i = 0; i < 3; i++) {
      await become('administrator', 'wrong-1')
      texts.add(sealed ?? '')
      expect(pinHashesIn(sealed ?? '')).toEqual(['hash of admin-1'])
    }
    expect(texts.size).toBe(3)
    expect(['a key', '{"origin":"https://service.example","key":"a key"}'].map(pinHashesIn)).toEqual([null, null])
  })

  it('are refused when short, without a key store, and for the workshop first', async () => {
    expect(reasonOf(await roles.setPin('administrator', '12345'))).toBe('length')
    expect(reasonOf(await roles.setPin('workshop', 'shop-22'))).toBe('first')
    keyStore = false
    expect(reasonOf(await roles.setPin('administrator', 'admin-1'))).toBe('not-sealed')
    expect((await roles.state()).pins).toEqual([])
  })

  it('do not open a role while the key store is locked', async () => {
    await roles.setPin('administrator', 'admin-1')
    locked = true
    expect(await become('administrator', '')).toBe('locked')
    expect(roles.current).toBe('sales')
  })

  it('are reported to the windows once the key store is unlocked, and an empty one is not counted', async () => {
    await roles.setPin('administrator', 'admin-1')
    locked = true
    start()
    expect((await roles.state()).pins).toEqual([])
    locked = false
    reported = []
    for (let press = 0; press < 5; press++) expect(await become('administrator', '')).toBe('missing')
    expect(reported).toEqual(['sales'])
    expect((await roles.state()).pins).toEqual(['administrator'])
    expect(await become('administrator', 'admin-1')).toBe('done')
  })

  it('remain when an attempt cannot be counted, which opens no role', async () => {
    await roles.setPin('administrator', 'admin-1')
    keyStore = false
    expect(await become('administrator', 'admin-1')).toBe('locked')
    expect(await become('administrator', '')).not.toBe('done')
    keyStore = true
    expect(await become('administrator', 'admin-1')).toBe('done')
  })

  it('do not open a role when what is sealed is damaged', async () => {
    sealed = '{"hashes":1}'
    expect(await become('administrator', '')).toBe('locked')
  })

  it('cost growing waits, also after a restart and in parallel', async () => {
    await roles.setPin('administrator', 'admin-1')
    const tries = await Promise.all(['a', 'b', 'c', 'd', 'admin-1'].map((pin) => become('administrator', pin)))
    expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'wait', 'wait'])
    start()
    expect(await become('administrator', 'admin-1')).toBe('wait')
    await clock.advance(waitAfter(3) - 1)
    expect(await become('administrator', 'admin-1')).toBe('wait')
    await clock.advance(1)
    expect(await become('administrator', 'admin-3')).toBe('wrong')
    await clock.advance(waitAfter(4))
    expect(await become('administrator', 'admin-1')).toBe('done')
    expect(JSON.parse(sealed ?? '')).toMatchObject({ failures: 0 })
  })

  describe('of two roles', () => {
    beforeEach(async () => {
      await roles.setPin('administrator', 'admin-1')
      await roles.setPin('workshop', 'shop-22')
    })

    it.each(['administrator', 'workshop'] as const)(
      'are not guessed faster by the workshop with attempts as %s',
      async (door) => {
        for (const guess of ['admin-2', 'admin-3', 'admin-4']) {
          expect(await become(door, guess)).toBe('wrong')
          expect(await become('workshop', 'shop-22')).toBe('done')
          await roles.switchTo('sales', '')
        }
        expect(await become('administrator', 'admin-1')).toBe('wait')
        // at the door of the workshop neither
        expect(await become('workshop', 'admin-1')).toBe('wrong')
        expect(await become('workshop', 'shop-22')).toBe('done')
        await clock.advance(waitAfter(3))
        expect(await become('administrator', 'admin-1')).toBe('done')
        expect(JSON.parse(sealed ?? '')).toMatchObject({ failures: 0, workshop: { failures: 0 } })
      }
    )

    it('are not counted as wrong for the other role when they are right', async () => {
      for (let day = 0; day < 5; day++) {
        expect(await become('workshop', 'shop-22')).toBe('done')
        await roles.switchTo('sales', '')
      }
      expect(await become('administrator', 'admin-1')).toBe('done')
    })

    it('are removed together with that of the administrator, without which none is asked for', async () => {
      await roles.setPin('administrator', '')
      expect((await roles.state()).pins).toEqual([])
      expect(sealed).toBeNull()
    })
  })

  it('are read as an earlier version sealed them', async () => {
    sealed = '{"hashes":{"administrator":"hash of admin-1"},"failures":3,"lastFailureMs":0}'
    clock = new FakeClock({ wall: 1 })
    start()
    expect(await become('administrator', 'admin-1')).toBe('wait')
  })

  it('wait at most an hour', () => {
    expect([2, 3, 4, 5].map(waitAfter)).toEqual([0, 30_000, 60_000, 120_000])
    expect(waitAfter(1000)).toBe(3_600_000)
  })

  it('hash by scrypt with a salt of their own', async () => {
    const [one, other] = [await scryptPinHash.hash('admin-1'), await scryptPinHash.hash('admin-1')]
    expect(one).not.toBe(other)
    expect(await scryptPinHash.matches('admin-1', other)).toBe(true)
    expect(await scryptPinHash.matches('admin-2', one)).toBe(false)
    expect(await scryptPinHash.matches('admin-1', 'no hash')).toBe(false)
  })
})
