/** The part of AbortSignal that shared code uses; merges with the platform's full type. */
interface AbortSignal {
  readonly aborted: boolean
}
