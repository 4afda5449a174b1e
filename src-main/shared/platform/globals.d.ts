/** Globals of both Node and the browser. */
declare function atob(text: string): string
declare function btoa(text: string): string

/** The part of AbortSignal that shared code uses; merges with the platform's full type. */
interface AbortSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
