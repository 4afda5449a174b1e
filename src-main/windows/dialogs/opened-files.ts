import type { FileFormat } from '../../shared/links/file-format'

/** The file of each format that the system opened last; it takes the place of a file dialog. */
export class OpenedFiles {
  readonly #paths = new Map<FileFormat, string>()

  open(format: FileFormat, path: string): void {
    this.#paths.set(format, path)
  }

  /** @returns the path; null: none was opened */
  path(format: FileFormat): string | null {
    return this.#paths.get(format) ?? null
  }
}
