/** Web APIs of both Node and the browser: shared code is compiled without the types of either. */
export interface ParsedUrl {
  readonly protocol: string
  readonly hostname: string
  readonly origin: string
  readonly pathname: string
  readonly href: string
  readonly username: string
  readonly password: string
}
interface WebGlobals {
  readonly TextDecoder: {
    new (label?: string, options?: { readonly fatal: boolean }): { decode(bytes: Uint8Array): string }
  }
  readonly TextEncoder: { new (): { encode(text: string): Uint8Array } }
  readonly URL: { new (address: string, base?: string): ParsedUrl }
}
export const { TextDecoder, TextEncoder, URL } = globalThis as unknown as WebGlobals
