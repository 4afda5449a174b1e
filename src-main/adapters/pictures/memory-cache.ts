/** Pictures in memory; the least recently shown are dropped first. */
import type { ImageType } from '../../shared/pictures/image-type'

export interface Picture {
  readonly type: ImageType
  readonly bytes: Uint8Array<ArrayBuffer>
}

export class PictureMemoryCache {
  readonly #maxBytes: number
  readonly #pictures = new Map<string, Picture>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(url: string): Picture | null {
    const picture = this.#pictures.get(url)
    if (!picture) return null
    this.#pictures.delete(url)
    this.#pictures.set(url, picture)
    return picture
  }
  put(url: string, picture: Picture): void {
    this.#drop(url)
    if (picture.bytes.byteLength > this.#maxBytes) return
    this.#pictures.set(url, picture)
    this.#bytes += picture.bytes.byteLength
    for (const oldest of this.#pictures.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(oldest)
    }
  }
  clear(): void {
    this.#pictures.clear()
    this.#bytes = 0
  }
  get bytes(): number {
    return this.#bytes
  }

  #drop(url: string): void {
    const picture = this.#pictures.get(url)
    if (!picture) return
    this.#pictures.delete(url)
    this.#bytes -= picture.bytes.byteLength
  }
}
