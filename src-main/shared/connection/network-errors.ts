/** Classifies errors of the network, by the messages of Chromium's network stack and the codes of Node. */
import type { HttpFault } from '../ports/network/http-transport'

/** Messages and codes of an error and its causes. Never logged: an error of fetch may quote a header. */
function errorTexts(error: unknown): string {
  const texts: string[] = []
  for (
    let e = error, depth = 0;
    typeof e === 'object' && e !== null && depth < 5;
    e = (e as { cause?: unknown }).cause, depth++
  ) {
    const { message, code } = e as { message?: unknown; code?: unknown }
    texts.push(typeof code === 'string' ? code : '', typeof message === 'string' ? message : '')
  }
  return texts.join(' ')
}

const PROXY_LOGIN = /\bERR_PROXY_AUTH_REQUESTED\b/
const REDIRECT = /redirect/i
/** Refused certificates and failed handshakes: there is no secure connection to the service. */
const INSECURE =
  /ERR_CERT|ERR_SSL|ERR_TLS|ERR_BAD_SSL|CERT_|_CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH|\bEPROTO\b/
const TIMEOUT = /ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT|ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT/

/** Unknown errors count as 'offline'. */
export function httpFaultOf(error: unknown): Exclude<HttpFault, 'cancelled'> {
  const texts = errorTexts(error)
  if (PROXY_LOGIN.test(texts)) return 'proxy-login'
  if (REDIRECT.test(texts)) return 'redirected'
  if (INSECURE.test(texts)) return 'insecure'
  return TIMEOUT.test(texts) ? 'timeout' : 'offline'
}

const NO_TLS =
  /^(EPROTO$|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|DATA_LENGTH_TOO_LONG|HTTP_REQUEST|RECORD_LAYER_FAILURE)$)/
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/

/** By Node's code; null: another error. 'not-tls': the peer did not speak TLS, so certificates are not the problem. */
export const tlsFaultOf = (code: string): 'not-tls' | 'tls' | null =>
  NO_TLS.test(code) ? 'not-tls' : TLS.test(code) ? 'tls' : null
