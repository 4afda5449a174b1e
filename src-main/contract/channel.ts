/** How the files of `channels/` declare a channel: its method on the bridge, and the types of its messages. */

/** A request of the window. `input` and `output` exist for the compiler only. */
export interface Call<Method extends string = string, Input = unknown, Output = unknown> {
  readonly kind: 'call'
  readonly method: Method
  readonly hasInput: boolean
  readonly input: Input
  readonly output: Output
}
/** A broadcast from main to every window. `payload` exists for the compiler only. */
export interface Topic<Method extends string = string, Payload = unknown> {
  readonly kind: 'topic'
  readonly method: Method
  readonly payload: Payload
}

/** `call('state').returns<Output>()`, or `call('add').takes<Input>().returns<Output>()`. */
export const call = <Method extends string>(method: Method) => ({
  takes: <Input>() => ({
    returns: <Output>() => ({ kind: 'call', method, hasInput: true }) as Call<Method, Input, Output>
  }),
  returns: <Output>() => ({ kind: 'call', method, hasInput: false }) as Call<Method, void, Output>
})

export const topic = <Method extends `on${string}`>(method: Method) => ({
  carries: <Payload>() => ({ kind: 'topic', method }) as Topic<Method, Payload>
})
