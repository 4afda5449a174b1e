/**
 * A mail as an address that the system's mail program opens: plain text, nobody in it, and not longer than every system
 * takes.
 */

/** Of the whole address; what Windows hands to a program ends soon after. */
export const MAX_MAILTO_LENGTH = 2000
const LEFT_OUT = '…'

/**
 * The lines one below the other; where they are too many, those before the last `keep` lines are left out from their
 * end, and three dots say so.
 *
 * @param keep how many of the last lines stay whatever is left out: where it came from, and how old it is
 */
export function mailtoLink(subject: string, lines: readonly string[], keep: number): string {
  const head = `mailto:?subject=${encoded(subject.slice(0, 150))}&body=`
  const whole = head + encoded(lines.join('\r\n'))
  if (whole.length <= MAX_MAILTO_LENGTH) return whole
  const last = lines.slice(lines.length - keep)
  for (let count = lines.length - keep - 1; count > 0; count--) {
    const shorter = head + encoded([...lines.slice(0, count), LEFT_OUT, ...last].join('\r\n'))
    if (shorter.length <= MAX_MAILTO_LENGTH) return shorter
  }
  const least = head + encoded([LEFT_OUT, ...last].join('\r\n'))
  return least.length <= MAX_MAILTO_LENGTH ? least : head
}

/** Half a surrogate pair cannot be encoded; other signs that steer are no part of a plain mail. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' '))
