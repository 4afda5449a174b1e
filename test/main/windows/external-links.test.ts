import { describe, expect, it } from 'vitest'
import { createExternalLinks, openableAddress, readableMail } from '@main/windows/external-links'
import { mailtoLink } from '@shared/links/mailto-link'
import ENGLISH from '@shared/locales/en/main/system'
import { FakeLog } from '../../fakes/log'

describe('an address for the browser', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
    ['https://пример.example/', 'https://xn--e1afmkfd.example/'],
    ['http://example.com', null],
    ['https://bank.example@evil.example', null],
    ['https://:pw@evil.example', null],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['ms-calculator:', null],
    ['', null],
    [`https://example.com/${'x'.repeat(2100)}`, null]
  ])('%s: %s', (address, openable) => {
    expect(openableAddress(address)).toBe(openable)
  })
})

describe('opening it', () => {
  const setup = (agrees: boolean | (() => Promise<boolean>)) => {
    const shown: string[] = []
    const opened: string[] = []
    const log = new FakeLog()
    const { web: open, mail } = createExternalLinks({
      confirm: ({ detail }) => (shown.push(detail), typeof agrees === 'boolean' ? Promise.resolve(agrees) : agrees()),
      open: async (address) => void opened.push(address),
      service: () => 'https://api.service.invalid:8443/v1',
      texts: () => ENGLISH,
      log
    })
    return { open, mail, shown, opened, log }
  }

  it('shows the whole address and opens it after a yes', async () => {
    const { open, shown, opened } = setup(true)
    expect(await open('https://example.com/a')).toBe(true)
    expect(shown).toEqual(['https://example.com/a'])
    expect(opened).toEqual(['https://example.com/a'])
  })

  it.each([
    'https://api.service.invalid/files/purchase/1/2',
    'https://API.Service.invalid./tickets/5/close',
    'https://api.service.invalid:8443/v1/x'
  ])('does not ask about an address of the service, where opening may buy or close something: %s', async (address) => {
    const { open, shown, opened } = setup(true)
    expect(await open(address)).toBe(false)
    expect([shown, opened]).toEqual([[], []])
    expect(await open('https://www.service.invalid/help')).toBe(true)
  })

  it('does nothing without a yes', async () => {
    const { open, opened } = setup(false)
    expect(await open('https://example.com/a')).toBe(false)
    expect(opened).toEqual([])
  })

  it('does not ask about other addresses, and does not log them', async () => {
    const { open, shown, log } = setup(true)
    expect(await open('http://example.com/private')).toBe(false)
    expect(shown).toEqual([])
    expect(JSON.stringify(log.lines)).not.toContain('private')
  })

  it('asks one question at a time', async () => {
    let agree: (yes: boolean) => void = () => {}
    const { open, shown } = setup(() => new Promise((resolve) => (agree = resolve)))
    const first = open('https://example.com/1')
    expect(await open('https://example.com/2')).toBe(false)
    agree(true)
    expect(await first).toBe(true)
    expect(shown).toEqual(['https://example.com/1'])
    const third = open('https://example.com/3')
    agree(true)
    expect(await third).toBe(true)
  })

  it('shows the readable text of a mail, and opens it after a yes', async () => {
    const { mail, shown, opened } = setup(true)
    const address = mailtoLink('Corsale II', ['190 PS & 400 Nm', 'über alles'], 1)
    expect(await mail(address)).toBe(true)
    expect(shown).toEqual(['Corsale II\n\n190 PS & 400 Nm\nüber alles'])
    expect(opened).toEqual([address])
  })

  it.each([
    'mailto:a@b.example?subject=a&body=b',
    'mailto:?subject=a&body=b&attach=/etc/passwd',
    'mailto:?subject=a&body=b&bcc=x@y.example',
    'mailto:?body=b',
    'https://example.com',
    `mailto:?subject=a&body=${'x'.repeat(2000)}`,
    'mailto:?subject=%ff&body=b'
  ])('accepts nothing else as a mail: %s', async (address) => {
    const { mail, shown } = setup(true)
    expect(readableMail(address)).toBeNull()
    expect(await mail(address)).toBe(false)
    expect(shown).toEqual([])
  })
})
