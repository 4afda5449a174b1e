/** Seals an invitation with its code. */
export interface InvitationSeal {
  /** In base64url. */
  seal(content: string, code: string): Promise<string>
  /** null: another code, or changed. */
  open(sealed: string, code: string): Promise<string | null>
}
