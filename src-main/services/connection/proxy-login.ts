/**
 * Proxy logins: the user is asked once per proxy; credentials stay in memory until the program ends.
 *
 * One request tries a new login while the others wait for its outcome, so that a mistyped password reaches the proxy
 * once and locks no account. After `MAX_REFUSALS` refusals, or when the user cancels, the proxy is given up until
 * `askAgain`.
 */
import { done, type Result } from '../../contract/failures'
import type { ProxyLoginRequest } from '../../contract/channels/connection'
import type { Log } from '../../shared/ports/system/log'
import type {
  ProxyAttempt,
  ProxyChallenge,
  ProxyCredentials,
  ProxyLogins
} from '../../shared/ports/network/proxy-logins'

const MAX_REFUSALS = 3
/** Characters; the realm is untrusted text. */
const MAX_REALM_LENGTH = 120

interface ProxyLoginDeps {
  readonly log: Log
  readonly newId: () => string
  /** Registers a password with the log redactor before it is used. */
  readonly onSecret: (secret: string) => void
  /** The open question; null: none. */
  readonly onQuestion: (question: ProxyLoginRequest | null) => void
  /** The user entered a login; calls that failed for lack of it can be retried. */
  readonly onLoginGiven: () => void
}

interface Proxy {
  /** null: none, or the proxy refused it. */
  login: { readonly credentials: ProxyCredentials; proven: boolean } | null
  /** The request that tries the login. */
  trial: ProxyAttempt | null
  refusals: number
  givenUp: boolean
}

interface OpenQuestion {
  readonly question: ProxyLoginRequest
  readonly proxy: Proxy
}

export class ProxyLogin implements ProxyLogins {
  readonly #deps: ProxyLoginDeps
  readonly #proxies = new Map<string, Proxy>()
  #open: OpenQuestion | null = null
  #change = Promise.withResolvers<void>()

  constructor(deps: ProxyLoginDeps) {
    this.#deps = deps
  }

  begin(): ProxyAttempt {
    const { log } = this.#deps
    const used = new Map<Proxy, NonNullable<Proxy['login']>>()
    let over = false
    const release = (): void => {
      for (const proxy of used.keys()) if (proxy.trial === attempt) proxy.trial = null
      this.#changed()
    }
    const attempt: ProxyAttempt = {
      credentials: async (challenge) => {
        const proxy = this.#proxyOf(challenge)
        if (proxy.login && used.get(proxy) === proxy.login) {
          proxy.login = null
          proxy.trial = null
          proxy.givenUp = ++proxy.refusals >= MAX_REFUSALS
          log.warn('proxy.refused', { try: proxy.refusals })
          this.#changed()
        }
        while (!over && proxy.login && !proxy.login.proven && proxy.trial) await this.#change.promise
        if (over) return null
        if (!proxy.login) {
          this.#ask(proxy, challenge)
          return null
        }
        if (!proxy.login.proven) proxy.trial = attempt
        used.set(proxy, proxy.login)
        return proxy.login.credentials
      },
      passed: () => {
        for (const [proxy, login] of used) {
          login.proven = true
          if (proxy.login === login) proxy.refusals = 0
        }
        release()
      },
      ended: () => {
        over = true
        release()
      }
    }
    return attempt
  }

  question(): ProxyLoginRequest | null {
    return this.#open?.question ?? null
  }

  /** `login` null: the user cancelled. An answer to a closed question is ignored. */
  answer({ id, login }: { readonly id: string; readonly login: ProxyCredentials | null }): Result<null> {
    if (this.#open?.question.id !== id) return done(null)
    const { log, onSecret, onLoginGiven } = this.#deps
    const { proxy } = this.#open
    if (login) {
      onSecret(login.password)
      proxy.login = { credentials: login, proven: false }
    } else {
      log.info('proxy.given-up')
      proxy.givenUp = true
    }
    this.#put(null)
    if (login) onLoginGiven()
    return done(null)
  }

  /** Lets proxies that were given up ask again. */
  askAgain(): void {
    for (const proxy of this.#proxies.values()) {
      if (proxy.givenUp) proxy.refusals = 0
      proxy.givenUp = false
    }
  }

  /** Waits for open questions and login attempts. True: it waited, and a login is available. */
  async settled(): Promise<boolean> {
    const proxies = (): Proxy[] => [...this.#proxies.values()]
    let waited = false
    while (this.#open !== null || proxies().some(({ trial }) => trial !== null)) {
      waited = true
      await this.#change.promise
    }
    return waited && proxies().some(({ login }) => login !== null)
  }

  #changed(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }

  #proxyOf({ host, port }: ProxyChallenge): Proxy {
    const name = `${host}:${port}`
    let proxy = this.#proxies.get(name)
    if (!proxy) this.#proxies.set(name, (proxy = { login: null, trial: null, refusals: 0, givenUp: false }))
    return proxy
  }

  #put(next: OpenQuestion | null): void {
    this.#open = next
    this.#deps.onQuestion(next?.question ?? null)
    this.#changed()
  }

  #ask(proxy: Proxy, { host, port, realm }: ProxyChallenge): void {
    // one question at a time; another proxy asks with its next request
    if (this.#open || proxy.givenUp) return
    const refused = proxy.refusals > 0
    this.#deps.log.info('proxy.asked', { problem: refused ? 'refused' : 'needed' })
    this.#put({
      proxy,
      question: {
        id: this.#deps.newId(),
        proxy: `${host}:${port}`,
        realm: realm.slice(0, MAX_REALM_LENGTH),
        refused
      }
    })
  }
}
