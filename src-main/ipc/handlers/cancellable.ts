import type { Cancellable, Priority } from '../../contract/channels/catalogue'
import type { CancellableRequests } from '../../services/cancellable-requests'
import type { CallContext } from '../register'

interface CallOptions {
  readonly priority: Priority
  readonly refresh: boolean
  readonly signal?: AbortSignal
}

/** Makes handlers whose request the window can cancel by its id. */
export const cancellableBy =
  (requests: CancellableRequests) =>
  <I extends Cancellable & { readonly refresh?: boolean }, O>(call: (input: I, options: CallOptions) => Promise<O>) =>
  (input: I, { senderId }: CallContext): Promise<O> => {
    const { requestId, priority = 'click', refresh = false } = input
    return requests.run(senderId, requestId, (signal) => call(input, { priority, refresh, signal }))
  }
