/** Error responses of the specification: one body shape, six codes with exact messages; status and code are equal. */

const ERROR_MESSAGES = {
  400: 'Bad request / Wrong parameters',
  401: 'This API key does not have enough permissions',
  403: 'Invalid API key',
  404: "Resource doesn't exist",
  // not in the specification, which only knows GET; the same shape shows a client's mistake
  405: 'Method not allowed',
  429: 'This API key has reached the time limit for this method',
  500: 'Internal server error'
} as const
type ErrorCode = keyof typeof ERROR_MESSAGES

interface ErrorBody {
  readonly error: { readonly code: number; readonly message: string }
}

/** The body of a code; codes outside the specification need a message. */
export function errorBody(code: number, message: string = ERROR_MESSAGES[code as ErrorCode] ?? 'Error'): ErrorBody {
  return { error: { code, message } }
}
