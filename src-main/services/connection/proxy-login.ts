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

export interface ProxyLoginService extends ProxyLogins {
  question(): ProxyLoginRequest | null
  /** `login` null: the user cancelled. An answer to a closed question is ignored. */
  answer(input: { readonly id: string; readonly login: ProxyCredentials | null }): Result<null>
  /** Lets proxies that were given up ask again. */
  askAgain(): void
  /** Waits for open questions and login attempts. True: it waited, and a login is available. */
  settled(): Promise<boolean>
}

interface Proxy {
  /** null: none, or the proxy refused it. */
  login: { readonly credentials: ProxyCredentials; proven: boolean } | null
  /** The request that tries the login. */
  trial: ProxyAttempt | null
  refusals: number
  givenUp: boolean
}

export function createProxyLogin({
  log,
  newId,
  onSecret,
  onQuestion,
  onLoginGiven
}: ProxyLoginDeps): ProxyLoginService {
  const proxies = new Map<string, Proxy>()
  let open: { readonly question: ProxyLoginRequest; readonly proxy: Proxy } | null = null
  let change = Promise.withResolvers<void>()

  const changed = (): void => {
    change.resolve()
    change = Promise.withResolvers()
  }
  const of = ({ host, port }: ProxyChallenge): Proxy => {
    const name = `${host}:${port}`
    let proxy = proxies.get(name)
    if (!proxy) proxies.set(name, (proxy = { login: null, trial: null, refusals: 0, givenUp: false }))
    return proxy
  }
  const put = (next: typeof open): void => {
    open = next
    onQuestion(open?.question ?? null)
    changed()
  }
  const ask = (proxy: Proxy, { host, port, realm }: ProxyChallenge): void => {
    // one question at a time; another proxy asks with its next request
    if (open || proxy.givenUp) return
    log.info('proxy.asked', { problem: proxy.refusals > 0 ? 'refused' : 'needed' })
    const refused = proxy.refusals > 0
    put({
      proxy,
      question: { id: newId(), proxy: `${host}:${port}`, realm: realm.slice(0, MAX_REALM_LENGTH), refused }
    })
  }

  function begin(): ProxyAttempt {
    const used = new Map<Proxy, NonNullable<Proxy['login']>>()
    let over = false
    const release = (): void => {
      for (const proxy of used.keys()) if (proxy.trial === attempt) proxy.trial = null
      changed()
    }
    const attempt: ProxyAttempt = {
      async credentials(challenge) {
        const proxy = of(challenge)
        if (proxy.login && used.get(proxy) === proxy.login) {
          proxy.login = null
          proxy.trial = null
          proxy.givenUp = ++proxy.refusals >= MAX_REFUSALS
          log.warn('proxy.refused', { try: proxy.refusals })
          changed()
        }
        while (!over && proxy.login && !proxy.login.proven && proxy.trial) await change.promise
        if (over) return null
        if (!proxy.login) {
          ask(proxy, challenge)
          return null
        }
        if (!proxy.login.proven) proxy.trial = attempt
        used.set(proxy, proxy.login)
        return proxy.login.credentials
      },
      passed() {
        for (const [proxy, login] of used) {
          login.proven = true
          if (proxy.login === login) proxy.refusals = 0
        }
        release()
      },
      ended() {
        over = true
        release()
      }
    }
    return attempt
  }

  return {
    begin,
    question: () => open?.question ?? null,
    answer({ id, login }) {
      if (open?.question.id !== id) return done(null)
      const { proxy } = open
      if (login) {
        onSecret(login.password)
        proxy.login = { credentials: login, proven: false }
      } else {
        log.info('proxy.given-up')
        proxy.givenUp = true
      }
      put(null)
      if (login) onLoginGiven()
      return done(null)
    },
    askAgain() {
      for (const proxy of proxies.values()) {
        if (proxy.givenUp) proxy.refusals = 0
        proxy.givenUp = false
      }
    },
    async settled() {
      const busy = (): boolean => open !== null || [...proxies.values()].some(({ trial }) => trial !== null)
      let waited = false
      while (busy()) {
        waited = true
        await change.promise
      }
      return waited && [...proxies.values()].some(({ login }) => login !== null)
    }
  }
}
