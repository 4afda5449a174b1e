/** Encodings in which a text may appear in a file or message. */
export function encodingsOf(secret: string): Record<string, Buffer> {
  const utf8 = Buffer.from(secret)
  const base64 = [0, 1, 2].map((shift) => {
    // base64 depends on the byte offset; edge characters depend on their neighbours and are cut
    const text = Buffer.concat([Buffer.alloc(shift), utf8])
      .toString('base64')
      .replaceAll('=', '')
    return text.slice(shift === 0 ? 0 : shift + 1, -2)
  })
  return {
    plain: utf8,
    utf16le: Buffer.from(secret, 'utf16le'),
    utf16be: Buffer.from(secret, 'utf16le').swap16(),
    hex: Buffer.from(utf8.toString('hex')),
    hexUpper: Buffer.from(utf8.toString('hex').toUpperCase()),
    percent: Buffer.from(encodeURIComponent(secret)),
    json: Buffer.from(JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/')),
    reversed: Buffer.from([...secret].toReversed().join('')),
    ...Object.fromEntries(
      base64.flatMap((text, i) => [
        [`base64 ${i}`, Buffer.from(text)],
        [`base64url ${i}`, Buffer.from(text.replaceAll('+', '-').replaceAll('/', '_'))]
      ])
    ),
    // a few bytes also occur by chance
    ...(secret.length > 14 && { core: Buffer.from(secret.slice(7, -1)) })
  }
}
