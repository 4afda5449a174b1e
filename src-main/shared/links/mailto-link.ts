/** Windows truncates longer arguments. */
export const MAX_MAILTO_LENGTH = 2000
const LEFT_OUT = '…'

/**
 * A mailto link in plain text without recipients. If it is too long, lines before the last `keep` lines are replaced by
 * an ellipsis.
 *
 * @param keep number of last lines that always stay, such as source and age
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

/** Replaces control characters and half surrogate pairs, which cannot be encoded. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' '))
