export interface SystemClipboard {
  writeText(text: string): Promise<void>
  writePng(bytes: Uint8Array): Promise<void>
}
