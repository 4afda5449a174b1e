/** What one computer does with the key of the workspace. */
export interface ComputerUsage {
  /** Requests in the running window. */
  readonly calls: number
  /** The limit in its settings; null: it is away. */
  readonly limit: { readonly calls: number; readonly seconds: number } | null
}
