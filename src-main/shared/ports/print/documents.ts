interface DocumentAsset {
  /** A picture type: `image/png`, `image/jpeg`, `image/webp`, `image/gif`, `image/avif`, `image/svg+xml`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * A static document. Pictures are referenced by name (`<img src="logo">`), fonts by `fontFaceRules(DOCUMENT_FONTS)`.
 * Nothing else is loaded, and no script runs.
 *
 * For layout issues: each page is an element with `data-page` of the paper's size in millimetres, each of its blocks
 * has `data-block="name"`, drawings have `data-drawing`. `PdfPort.measure` reads boxes named in `data-box`, and pieces
 * (`data-piece`) in parts (`data-part`).
 */
export interface StaticDocument {
  readonly html: string
  /** Names of letters, digits, '-', '_' and '.', without a leading '.'. */
  readonly assets: Readonly<Record<string, DocumentAsset>>
}

export interface OpenDocument {
  /** For the preview's frame and for `PdfPort.make`. Unguessable. */
  readonly url: string
  /** Removes the document. May be called twice. */
  release(): void
}

/** Documents in memory, each with an address of its own. */
export interface DocumentPort {
  /** @throws RangeError for an invalid name or picture type */
  open(document: StaticDocument): OpenDocument
}
