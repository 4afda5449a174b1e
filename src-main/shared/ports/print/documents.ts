interface DocumentAsset {
  /** A picture type: `image/png`, `image/jpeg`, `image/webp`, `image/gif`, `image/avif`, `image/svg+xml`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * A static document. Pictures are named by their bare name (`<img src="logo">`), faces by the rules of
 * `fontFaceRules(DOCUMENT_FONTS)`; nothing else can be loaded, and no script runs.
 *
 * For the findings: each sheet of paper is an element with `data-page` of the paper's size in millimetres, and each
 * block on it carries `data-block="name"`. Drawings are in an element with `data-drawing`. For `PdfPort.measure`, boxes
 * are named in `data-box`, and pieces (`data-piece`) lie in parts (`data-part`).
 */
export interface StaticDocument {
  readonly html: string
  /** Names of letters, digits, '-', '_' and '.', not beginning with '.'. */
  readonly assets: Readonly<Record<string, DocumentAsset>>
}

export interface OpenDocument {
  /** Address for the preview's frame and for `PdfPort.make`. Cannot be guessed. */
  readonly url: string
  /** The address answers nothing from now on. May be called twice. */
  release(): void
}

/** Documents held in memory under addresses of their own, for the window's preview and for the PDF alike. */
export interface DocumentPort {
  /** @throws RangeError on a name or a type of picture that cannot be served: a bug of the caller */
  open(document: StaticDocument): OpenDocument
}
