import { describe, expect, test } from 'vitest'
import { MAX_MAILTO_LENGTH, mailtoLink } from '@shared/links/mailto-link'

const read = (address: string): { subject: string; body: string } => {
  const url = new URL(address)
  expect([url.protocol, url.pathname]).toEqual(['mailto:', ''])
  const [subject = '', body = ''] = ['subject', 'body'].map((name) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? '')
  )
  return { subject, body }
}

describe('a mailto link', () => {
  test('has subject and lines, and no further field', () => {
    expect(read(mailtoLink('A & B?cc=x@y', ['1 = 1 # 2', 'é 中', ''], 1))).toEqual({
      subject: 'A & B?cc=x@y',
      body: '1 = 1 # 2\r\né 中\r\n'
    })
    expect(mailtoLink('a&bcc=x@y', ['b&attach=/etc'], 1).match(/[?&][a-z]+=/g)).toEqual(['?subject=', '&body='])
  })
  test.each([
    ['plain words', 'Read tools: Orbit II'],
    ['words of three bytes a sign', '读取工具：轨道二号读取工具']
  ])('never exceeds the length limit, and keeps its last lines (%s)', (_what, line) => {
    const address = mailtoLink(line, [...Array.from({ length: 150 }, () => line), 'source', 'link'], 2)
    expect(address.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH)
    expect(read(address).body.endsWith(`${line}\r\n…\r\nsource\r\nlink`)).toBe(true)
  })
  test('accepts half a surrogate pair', () => {
    expect(read(mailtoLink('\ud83d', ['\ude00'], 0)).subject).toBe('\ufffd')
  })
})
