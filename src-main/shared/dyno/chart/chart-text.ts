/** Estimated widths of text, since shared code cannot measure it. */

/** Estimated width of a text: wide scripts take an em, others a little over half of one. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const sign of text)
    ems += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(sign)
      ? 1
      : /[A-ZА-ЯMW@%]/.test(sign)
        ? 0.68
        : /[\s.,:;|il'·]/.test(sign)
          ? 0.32
          : 0.57
  return ems * size
}

export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text
  const signs = [...text]
  while (signs.length > 0 && textWidth(`${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
