/** Refuses to replace a stored value until it was read: a failed read must not cost what is stored. */
import { StoreFailure } from '../shared/ports/stores/store-failure'

export class OverwriteGuard {
  #isRead = false

  get isRead(): boolean {
    return this.#isRead
  }

  /** Rejects when `read` does. */
  async read<T>(read: () => Promise<T>): Promise<T> {
    try {
      const value = await read()
      this.#isRead = true
      return value
    } catch (error) {
      this.#isRead = false
      throw error
    }
  }

  /** @throws StoreFailure 'unavailable' until a read has succeeded */
  async write<T>(write: () => Promise<T>): Promise<T> {
    if (!this.#isRead) throw new StoreFailure('unavailable', 'the stored value was not read and is not replaced')
    return write()
  }
}
