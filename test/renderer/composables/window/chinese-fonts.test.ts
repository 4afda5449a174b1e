import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const added: string[] = []
class FakeFace {
  readonly family: string
  readonly source: string
  readonly weight: string | undefined
  constructor(family: string, source: string, { weight }: FontFaceDescriptors = {}) {
    this.family = family
    this.source = source
    this.weight = weight
  }
}

beforeEach(() => {
  added.length = 0
  vi.resetModules()
  vi.stubGlobal('FontFace', FakeFace)
  vi.spyOn(document.fonts, 'add').mockImplementation(function (this: FontFaceSet, face) {
    added.push(`${face.family} ${face.weight} ${(face as unknown as FakeFace).source}`)
    return this
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const bring = async (...languages: string[][]): Promise<string[]> => {
  const { registerChineseFonts } = await import('@/composables/window/chinese-fonts')
  for (const one of languages) registerChineseFonts(one as never)
  return added
}

it('lists no Chinese font for a window in another language', async () => {
  expect(await bring(['en', 'ru'])).toEqual([])
})

it('lists the fonts of the script in use, once, for the interface or the catalogue', async () => {
  expect(await bring(['en', 'zh-hant'], ['zh-hant', 'zh-hant'])).toEqual([
    "Noto Sans TC 400 url('./fonts/NotoSansTC-400.woff2')",
    "Noto Sans TC 700 url('./fonts/NotoSansTC-700.woff2')"
  ])
  expect(await bring(['zh-hans', 'en'])).toHaveLength(4)
})
