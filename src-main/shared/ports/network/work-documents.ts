import type { NamedDocument } from '../../workspace/documents/replica'

/** Documents of one kind of work on the server. Each call rejects with `WorkspaceUnavailable`. */
export interface WorkDocuments {
  /** The name of a document on the server. */
  nameOf(id: string): string
  /** Tags by name. */
  tags(): Promise<ReadonlyMap<string, string>>
  /** In parts that are not large, without those that cannot be opened. */
  read(names: readonly string[]): AsyncIterable<readonly NamedDocument[]>
  /** @param before the tag it replaces; null: none. False: another computer was faster. */
  write(document: NamedDocument, before: string | null): Promise<boolean>
}
