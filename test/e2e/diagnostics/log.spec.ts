/** The log never contains the key, even inside paths, host names, addresses or service texts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type AppDriver } from '../support/test'

/** Valid in a folder name, a host name and a header. */
const KEY = 'canary-log-9f3b2c7d5e41'
const spelt = [
  KEY,
  Buffer.from(KEY).toString('hex'),
  Buffer.from(KEY).toString('base64').replace(/=+$/, ''),
  encodeURIComponent(KEY),
  [...KEY].reverse().join('')
]

interface Line {
  readonly event: string
  readonly details?: Readonly<Record<string, unknown>>
}
function logOf(userData: string): { text: string; lines: Line[] } {
  const folder = join(userData, 'logs')
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
  return {
    text,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  }
}
function holdsNoKey(driver: AppDriver<any>, userData: string): void {
  const { text } = logOf(userData)
  for (const spelling of spelt) {
    expect(text.toLowerCase(), 'the log').not.toContain(spelling.toLowerCase())
    expect([...driver.launched.stdout, ...driver.launched.stderr].join('\n'), 'the output').not.toContain(spelling)
  }
}

test('a key in the path of a damaged file and in the host of a picture is redacted', async ({
  serve,
  plain,
  profile
}) => {
  const service = await serve({ key: KEY, switches: { pictureAddresses: `https://${KEY}.localhost:9` } })
  const userData = join(profile, KEY)
  mkdirSync(userData)
  writeFileSync(join(userData, 'cache.db'), Buffer.alloc(8192, 0x41))
  const driver = await plain({ userDataDir: userData, provision: { baseUrl: service.baseUrl, apiKey: KEY } })
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  await expect(driver.notice('store-rebuilt')).toBeVisible()
  const found = (event: string) => logOf(userData).lines.filter((line) => line.event === event)
  await expect.poll(() => found('pictures.missing').length).toBeGreaterThan(0)
  // URL parsing replaced the key by dots
  expect(found('pictures.missing')[0]!.details!['host']).toBe('xn--nvgaaa.localhost:9')
  // proves that the key reached the log
  expect(found('store.finding')[0]!.details!['file']).toContain('[redacted]')
  holdsNoKey(driver, userData)
})

test('a key that the service repeats in status, headers and messages is neither in the log nor in the window', async ({
  plain,
  profile
}) => {
  const server = createServer((request, response) => {
    const key = String(request.headers['x-api-key'])
    response.writeHead(403, `Forbidden ${key}`, {
      'content-type': 'application/json',
      location: `https://elsewhere.example/${key}`,
      'www-authenticate': `Key ${key}`,
      'x-echo': key
    })
    response.end(
      JSON.stringify({
        error: { code: 403, message: `Invalid API key ${key} for ${request.url}?x-api-key=${key}` },
        [key]: key
      })
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    const driver = await plain({
      provision: { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: KEY }
    })
    await driver.is('bad-key')
    await expect(driver.notice('bad-key').first()).toContainText('Invalid API key ••••')
    expect(await driver.page.content()).not.toContain(KEY)
    expect(JSON.stringify(await driver.page.evaluate(() => (window as any).dynodesk.connection.state()))).not.toContain(
      KEY
    )
    expect(logOf(profile).lines.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['call', 'connection.refused'])
    )
    holdsNoKey(driver, profile)
  } finally {
    server.close()
  }
})

test('a failed connection logs its address without the key in it', { tag: '@long' }, async ({ fresh }) => {
  const driver = await fresh()
  await driver.enter(`http://127.0.0.1:9/${KEY}`, KEY)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'offline')
  expect(logOf(driver.launched.userData).lines.filter(({ event }) => event === 'call')[0]!.details).toMatchObject({
    endpoint: 'subscription',
    result: 'offline'
  })
  holdsNoKey(driver, driver.launched.userData)
})

test('an error of the window is logged with its place, and the key in it is redacted', async ({ serve, at }) => {
  const service = await serve({ key: KEY })
  const driver = await at(service)
  await driver.page.evaluate(
    (key) => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(`${key} is not a function`) })),
    KEY
  )
  const { userData } = driver.launched
  const found = () => logOf(userData).lines.filter(({ event }) => event === 'window.error')
  await expect.poll(() => found().length).toBe(1)
  expect(found()[0]!.details).toMatchObject({
    kind: 'uncaught',
    error: { name: 'TypeError', message: '[redacted] is not a function', stack: expect.stringMatching(/^ {4}at /) }
  })
  holdsNoKey(driver, userData)
})
