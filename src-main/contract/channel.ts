/** How the files of `channels/` declare a channel: its method on the bridge, its role, the types of its messages. */
import type { Role } from '../shared/roles/role'
import type { Result } from './failures'

/** A request of the window. `input` and `output` exist for the compiler only. */
export interface Call<Method extends string = string, Input = unknown, Output = unknown> {
  readonly kind: 'call'
  readonly method: Method
  /** The lowest role that may call it; its answers for a role: `ipc/role-filter.ts`. */
  readonly role: Role
  readonly hasInput: boolean
  /** The output is a Result. */
  readonly hasResult: boolean
  readonly input: Input
  readonly output: Output
}
/** A broadcast from main to every window. `payload` exists for the compiler only. */
export interface Topic<Method extends string = string, Payload = unknown> {
  readonly kind: 'topic'
  readonly method: Method
  readonly payload: Payload
}

/** A Result must be declared by `returnsResult`. */
type Value<Output> = Output extends Result<unknown> ? never : Output

/** `call('state', 'sales').returns<Output>()`, or `call('add', 'sales').takes<Input>().returnsResult<Value>()`. */
export const call = <Method extends string>(method: Method, role: Role) => {
  const outputs = <Input>(hasInput: boolean) => {
    const declared = (hasResult: boolean): object => ({ kind: 'call', method, role, hasInput, hasResult })
    return {
      returns: <Output>() => declared(false) as Call<Method, Input, Value<Output>>,
      returnsResult: <T>() => declared(true) as Call<Method, Input, Result<T>>
    }
  }
  return { ...outputs<void>(false), takes: <Input>() => outputs<Input>(true) }
}

export const topic = <Method extends `on${string}`>(method: Method) => ({
  carries: <Payload>() => ({ kind: 'topic', method }) as Topic<Method, Payload>
})
