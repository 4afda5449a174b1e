/** The little of the platform's AbortSignal that core may know; merges with the full type where one is there. */
interface AbortSignal {
  readonly aborted: boolean
}
