/** One JSON value in a file of the data folder. */
export interface JsonFile {
  /** null: there is none, or it is no JSON. Rejects with the system's error. */
  read(): Promise<unknown>
  write(value: unknown): Promise<void>
}
