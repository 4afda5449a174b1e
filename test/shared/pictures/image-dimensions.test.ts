import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dimensionsOf, isShowable } from '@shared/pictures/image-dimensions'

const hex = (text: string): Uint8Array => Buffer.from(text.replaceAll(' ', ''), 'hex')
const PNG = '89504e470d0a1a0a 0000000d 49484452 00000640 000004b0'
const JPEG = 'ffd8 ffe0 0004 0000 ffff db 0005 aabbcc ffc4 0003 00 ffc2 0011 08 04b0 0640 03'
const GIF = '474946383961 4006 b004 f7'
const VP8X = '52494646 00000000 57454250 56503858 0a000000 00000000 3f0600 af0400'
const VP8 = '52494646 00000000 57454250 56503820 00000000 000000 9d012a 4006 b044'
const VP8L = '52494646 00000000 57454250 5650384c 00000000 2f 3fc62b01'
const AVIF =
  '0000001466747970617669660000000061766966 00000048 6d657461 00000000 00000014 69737065 00000000 00000040 00000040 00000014 69737065 00000000 00000640 000004b0 00000014 69737065 00000000 00000100 00000100'

describe('dimensions in the header of a picture', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/gif', GIF],
    ['image/webp', VP8X],
    ['image/webp', VP8],
    ['image/webp', VP8L],
    ['image/avif', AVIF]
  ] as const)('%s', (type, head) => {
    expect(dimensionsOf(type, hex(head))).toEqual({ width: 1600, height: 1200 })
  })

  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/gif', GIF],
    ['image/webp', VP8X],
    ['image/webp', VP8],
    ['image/webp', VP8L],
    ['image/avif', AVIF]
  ] as const)('%s: are unknown when it is cut off anywhere', (type, head) => {
    const whole = hex(head)
    for (let length = 0; length < whole.length; length++)
      expect(() => dimensionsOf(type, whole.subarray(0, length))).not.toThrow()
    expect(dimensionsOf(type, whole.subarray(0, 9))).toBeNull()
  })

  it('are unknown for endless segments or boxes', () => {
    expect(dimensionsOf('image/jpeg', hex(`ffd8${'ffe00002'.repeat(5000)}`))).toBeNull()
    expect(dimensionsOf('image/jpeg', hex('ffd8ffd9'))).toBeNull()
    expect(dimensionsOf('image/avif', hex('0000000066747970'))).toBeNull()
  })

  it('are read from the bundled pictures', () => {
    expect(dimensionsOf('image/png', readFileSync('resources/icons/512x512.png'))).toEqual({ width: 512, height: 512 })
  })
})

describe('a picture to show', () => {
  it.each([
    [8192, 4000, true],
    [8193, 1, false],
    [1, 8193, false],
    [6324, 6324, true],
    [8192, 8192, false],
    [0x7fffffff, 0x7fffffff, false]
  ])('%i by %i: %s', (width, height, fits) => {
    expect(isShowable({ width, height })).toBe(fits)
  })
  it('needs known dimensions', () => {
    expect(isShowable(null)).toBe(false)
  })
})
