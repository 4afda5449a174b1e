import type { OwnFileFormat } from '../../shared/links/own-file'

/** The file of each own format that the system opened last; it takes the place of a file dialog. */
export class OpenedFiles {
  readonly #paths = new Map<OwnFileFormat, string>()

  open(format: OwnFileFormat, path: string): void {
    this.#paths.set(format, path)
  }

  /** @returns the path; null: none was opened */
  path(format: OwnFileFormat): string | null {
    return this.#paths.get(format) ?? null
  }
}
