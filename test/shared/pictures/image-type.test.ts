import { describe, expect, it } from 'vitest'
import { servedType, sniffImage } from '@shared/pictures/image-type'

const bytes = (text: string): Uint8Array => Uint8Array.from(text.padEnd(16, '\0'), (c) => c.charCodeAt(0))

describe('the type of a picture', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\0\0\0\0WEBP', 'image/webp'],
    ['\0\0\0\x1cftypavif', 'image/avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'image/avif'],
    ['<svg xmlns="x">', 'image/svg+xml'],
    ['\n<!-- a --><svg/>   ', 'image/svg+xml'],
    ['<html><svg></svg>', null],
    ['RIFF\0\0\0\0WAVE', null],
    ['BM', null],
    ['%PDF-1.7', null],
    ['', null]
  ])('of %j is %s', (text, type) => {
    expect(sniffImage(bytes(text))).toBe(type)
  })

  it('skips any number of comments and the usual header quickly', () => {
    expect(sniffImage(bytes('<!---->'.repeat(580)))).toBeNull()
    expect(sniffImage(bytes('<!--'.repeat(1000)))).toBeNull()
    expect(
      sniffImage(
        bytes(`\xef\xbb\xbf<?xml version="1.0"?><!---->\n${'<!-- a -->'.repeat(100)}<!DOCTYPE svg PUBLIC "a" "b"><svg>`)
      )
    ).toBe('image/svg+xml')
    expect(sniffImage(bytes('<!DOCTYPE svg [<!ENTITY a "a">]><svg>'))).toBeNull()
  })

  it('follows the bytes for raster types, and accepts the common misspelling', () => {
    expect(servedType('image/png; charset=binary', bytes('RIFF\0\0\0\0WEBP'))).toBe('image/webp')
    expect(servedType('IMAGE/JPG', bytes('\xff\xd8\xff'))).toBe('image/jpeg')
  })

  it.each([
    ['image/svg+xml', '\x89PNG\r\n\x1a\n'],
    ['image/png', '<svg xmlns="x">'],
    ['application/octet-stream', '\x89PNG\r\n\x1a\n'],
    ['', 'GIF89a'],
    ['image/tiff', 'GIF89a']
  ])('is null for %s as %j', (type, text) => {
    expect(servedType(type, bytes(text))).toBeNull()
  })
})
