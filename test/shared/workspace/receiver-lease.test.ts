import { describe, expect, it } from 'vitest'
import { LEASE_MS, ReceiverLease, RENEW_MS, type LeaseAnswer } from '@shared/workspace/receiver-lease'
import { random as seeded } from '../../helpers/random'

const held = (token: number, leftMs = LEASE_MS, others = 0): LeaseAnswer => ({ token, leftMs, holder: 'me', others })

/** The server's part, in its own time. */
class Server {
  token = 0
  holder = ''
  endsAtMs = -Infinity
  answer(computer: string, token: number, nowMs: number): LeaseAnswer {
    if (nowMs >= this.endsAtMs) this.holder = ''
    if (this.holder === computer && this.token === token) this.endsAtMs = nowMs + LEASE_MS
    else if (this.holder === '' || this.holder === computer) {
      this.token++
      this.holder = computer
      this.endsAtMs = nowMs + LEASE_MS
    }
    const isMine = this.holder === computer
    return { token: isMine ? this.token : 0, leftMs: this.endsAtMs - nowMs, holder: this.holder, others: 1 }
  }
}

describe('the lease of a receiver', () => {
  it('ends here before it ends on the server', () => {
    const lease = new ReceiverLease()
    expect(lease.holds(0)).toBe(false)
    lease.answered(held(1), 1000)
    expect(lease.holds(1000)).toBe(true)
    expect(lease.holds(1000 + LEASE_MS - 1)).toBe(false)
    lease.answered(held(1), 5000)
    expect(lease.holds(1000 + LEASE_MS)).toBe(true)
    lease.lost()
    expect([lease.holds(5000), lease.token]).toEqual([false, 0])
  })

  it('reports when another computer was last active', () => {
    const lease = new ReceiverLease()
    expect(lease.aliveAtMs).toBeNull()
    lease.answered({ token: 0, leftMs: LEASE_MS - 2000, holder: 'other', others: 1 }, 10_000)
    expect(lease.aliveAtMs).toBe(8000)
    lease.answered({ token: 0, leftMs: 1000, holder: 'other', others: 1 }, 16_000)
    expect(lease.aliveAtMs).toBe(8000)
    lease.answered({ token: 0, leftMs: 0, holder: '', others: 1 }, 20_000)
    expect([lease.aliveAtMs, lease.holder]).toEqual([8000, ''])
  })

  it('is left to others while the source fails, if there are others', () => {
    const lease = new ReceiverLease()
    lease.answered(held(1), 0)
    lease.running(true, 0)
    lease.running(true, 6000)
    expect(lease.wants(6000)).toBe(true)
    lease.answered(held(1, LEASE_MS, 1), 6000)
    lease.running(false, 6001)
    expect(lease.wants(6001)).toBe(true)
    lease.running(true, 7000)
    expect(lease.wants(11_999)).toBe(true)
    expect(lease.wants(12_000)).toBe(false)
    expect(lease.wants(71_999)).toBe(false)
    expect(lease.wants(72_000)).toBe(true)
  })

  it('is never owned by two computers, whatever is late, frozen or killed, in 2 000 random schedules', () => {
    const wrong: string[] = []
    for (let seed = 1; seed <= 2000; seed++) {
      const random = seeded(seed).next
      const server = new Server()
      const desks = ['a', 'b', 'c'].map((name) => ({ name, lease: new ReceiverLease(), nextMs: random() * RENEW_MS }))
      const late: { atMs: number; take: () => void }[] = []
      let tokens = 0
      for (let now = 0; now < 60_000; now += 250) {
        for (const one of late.splice(0))
          if (one.atMs <= now) one.take()
          else late.push(one)
        for (const desk of desks) {
          if (desk.nextMs > now) continue
          // a command reaches the server late, and its answer returns later
          const arrivesMs = now + random() * 1000
          const { lease, name } = desk
          late.push({
            atMs: arrivesMs,
            take: () => {
              const answer = server.answer(name, lease.token, arrivesMs)
              if (server.token < tokens) wrong.push(`seed ${seed}: a token came back`)
              tokens = server.token
              late.push({ atMs: arrivesMs + random() * 1000, take: () => lease.answered(answer, now) })
            }
          })
          const isFrozen = random() < 0.1
          desk.nextMs = now + (isFrozen ? random() * 30_000 : RENEW_MS)
          if (random() < 0.03) desk.lease = new ReceiverLease()
        }
        const holders = desks.filter(({ lease }) => lease.holds(now)).map(({ name }) => name)
        if (holders.length > 1) wrong.push(`seed ${seed} at ${now}: ${holders.join()}`)
      }
      if (tokens === 0) wrong.push(`seed ${seed}: nobody received`)
    }
    expect(wrong).toEqual([])
  })
})
