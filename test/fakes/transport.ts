import type { HttpAnswer, HttpFault, HttpTransport } from '@shared/ports/network/http-transport'

export interface Request {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal | undefined
  /** Reports a part of the body. */
  received(bytes: number): void
  /** Answers the call; a body that is no text is sent as JSON. */
  answer(status: number, body?: unknown, more?: Partial<HttpAnswer>): void
  fail(
    fault: HttpFault,
    more?: { readonly unconnected?: boolean; readonly unsent?: boolean; readonly location?: string }
  ): void
}

/**
 * A transport that answers when the test says so. An aborted signal ends a call as 'cancelled', as in the real ones.
 */
export class FakeTransport implements HttpTransport {
  readonly requests: Request[] = []
  #answerAll: ((request: Request) => void) | null = null

  /** Answers every further call at once. */
  always(answer: (request: Request) => void): void {
    this.#answerAll = answer
  }

  get(
    url: string,
    headers: Readonly<Record<string, string>>,
    { signal, onReceived }: { signal?: AbortSignal; onReceived?: (bytes: number) => void }
  ): ReturnType<HttpTransport['get']> {
    return new Promise((resolve) => {
      const request: Request = {
        url,
        headers,
        signal,
        received: (bytes) => onReceived?.(bytes),
        answer: (status, body = '', more = {}) =>
          resolve({
            ok: true,
            answer: {
              status,
              contentType: 'application/json',
              body: typeof body === 'string' ? body : JSON.stringify(body),
              tooLarge: false,
              retryAfter: null,
              date: null,
              ...more
            }
          }),
        fail: (fault, more = {}) => resolve({ ok: false, fault, ...more })
      }
      signal?.addEventListener('abort', () => request.fail('cancelled'), { once: true })
      this.requests.push(request)
      this.#answerAll?.(request)
    })
  }
}
