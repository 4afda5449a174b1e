import { describe, expect, it } from 'vitest'
import { normalisePdf, pageCount } from '@main/adapters/print/normalise-pdf'

/**
 * The parts of a PDF that differ from one making to the next, as Chromium writes them, with bytes of a stream between.
 */
const made = ({
  at = '20260101000000',
  creator = 'Mozilla/5.0 \\(X11; Linux\\) Electron/45',
  nodes = ['node00000021', 'node00000022', 'node00000040']
} = {}): Uint8Array => {
  const [a, b, c] = nodes
  const refs = new Map([
    [a, 30],
    [b, 40],
    [c, 50]
  ])
  const sorted = [...nodes].sort()
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<</Title (x)\n/Creator (${creator})\n/Producer (Skia/PDF m156)\n/CreationDate (D:${at}+00'00')\n/ModDate (D:${at}+00'00')>>\nendobj\nstream\n`,
      'latin1'
    ),
    Buffer.from([0, 255, 128, 10, 13, 233]),
    Buffer.from(
      `\nendstream\n<</Type /Page\n/X 1>>\n<</Type /Pages\n/Count 1>>\n30 0 obj\n/ID (${a})>>\n40 0 obj\n/ID (${b})>>\n50 0 obj\n/ID (${c})>>\n/Headers [(${c})]\n` +
        `<</Limits [(${sorted[0]}) (${sorted[2]})]\n/Names [${sorted.map((name) => `(${name}) ${refs.get(name)} 0 R`).join(' ')}]>>\n`,
      'latin1'
    )
  ])
}
const text = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1')
const AT = Date.parse('2026-03-02T08:09:10Z')

describe('a normalised PDF', () => {
  it('has the same bytes at any time and from any version, and no more bytes than before', () => {
    const first = normalisePdf(made(), AT)
    expect(first.length).toBe(made().length)
    expect(text(first)).toContain("/CreationDate (D:20260302080910+00'00')\n/ModDate (D:20260302080910+00'00')")
    expect(text(first)).toMatch(/\/Creator \(Dynodesk\) +\n\/Producer/)
    expect(
      normalisePdf(made({ at: '20271231235959', creator: 'Mozilla/5.0 \\(Mac; Intel\\) Electron/99' }), AT)
    ).toEqual(first)
  })

  it('names its table headers by their order in the file, and keeps their list sorted', () => {
    const turned = made({ nodes: ['node00000109', 'node00000107', 'node00000108'] })
    const first = normalisePdf(turned, AT)
    expect(text(first)).toContain(
      '/ID (node00000001)>>\n40 0 obj\n/ID (node00000002)>>\n50 0 obj\n/ID (node00000003)>>\n/Headers [(node00000003)]'
    )
    expect(text(first)).toContain(
      '/Limits [(node00000001) (node00000003)]\n/Names [(node00000001) 30 0 R (node00000002) 40 0 R (node00000003) 50 0 R]'
    )
    expect(normalisePdf(made(), AT)).toEqual(first)
  })

  it('differs for another time of the document', () => {
    expect(normalisePdf(made(), AT)).not.toEqual(normalisePdf(made(), AT + 1000))
  })

  it('keeps streams, and leaves the original unchanged', () => {
    const original = made()
    const copy = Uint8Array.from(original)
    const done = normalisePdf(original, AT)
    const at = text(original).indexOf('stream\n') + 7
    expect([...done.subarray(at, at + 6)]).toEqual([0, 255, 128, 10, 13, 233])
    expect(Uint8Array.from(original)).toEqual(copy)
  })
})

it('is unchanged when the file has another structure', () => {
  const odd = new TextEncoder().encode('%PDF-1.7\n/Creator (x)\n/ID (node00000005)\n/Names [(node00000005) 1 0 R]')
  expect(normalisePdf(odd, AT)).toEqual(odd)
})

it('counts pages and not nodes of the page tree', () => {
  expect(pageCount(made())).toBe(1)
})
