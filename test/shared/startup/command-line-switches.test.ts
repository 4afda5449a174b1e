import { describe, expect, it } from 'vitest'
import {
  devServer,
  readyLine,
  refusedSwitchesMessage,
  REFUSED_SWITCHES,
  refusedSwitches
} from '@shared/startup/command-line-switches'

const given = (...argv: string[]) => ({ argv: ['/opt/dynodesk', ...argv], windows: false, hasSwitch: () => false })

describe('refused switches', () => {
  it('are found on the command line and in Chromium’s list', () => {
    expect(
      refusedSwitches(true, given('--user-data-dir=/x', '--remote-debugging-port=9222', '--js-flags=--expose-gc'))
    ).toEqual(['remote-debugging-port', 'js-flags'])
    const fromChromium = new Set(['proxy-server', 'no-sandbox'])
    expect(refusedSwitches(true, { argv: [], windows: false, hasSwitch: (name) => fromChromium.has(name) })).toEqual([
      'proxy-server',
      'no-sandbox'
    ])
  })

  it.each([
    'remote-debugging-pipe',
    'remote-debugging-address',
    'inspect',
    'inspect-brk',
    'inspect-port',
    'inspect-wait',
    'inspect-publish-uid',
    'debug-port',
    'js-flags',
    'proxy-server',
    'proxy-pac-url',
    'proxy-bypass-list',
    'host-resolver-rules',
    'ignore-certificate-errors',
    'ignore-certificate-errors-spki-list',
    'log-net-log',
    'ssl-key-log-file',
    'no-sandbox',
    'disable-web-security',
    'allow-running-insecure-content',
    'unsafely-treat-insecure-origin-as-secure',
    'load-extension',
    'gpu-launcher',
    'renderer-cmd-prefix'
  ])('include --%s with and without a value', (name) => {
    expect(refusedSwitches(true, given(`--${name}`))).toEqual([name])
    expect(refusedSwitches(true, given(`--${name}=x`, `--${name}=y`))).toEqual([name])
    expect(refusedSwitches(true, given(`-${name}`))).toEqual([name])
  })

  it('are found in every form of the system, before the end of the switches', () => {
    expect(refusedSwitches(true, { ...given('/Inspect=9229', '/no-sandbox'), windows: true })).toEqual([
      'inspect',
      'no-sandbox'
    ])
    expect(refusedSwitches(true, given('/home/no-sandbox', 'dynodesk://engine/-/7', '--', '--no-sandbox'))).toEqual([])
  })

  it('do not include documented switches', () => {
    const documented = [
      '--user-data-dir=/x',
      '--managed-settings=/x',
      '--provision=/x',
      '--lang=nb',
      '--force-dark-mode',
      '--password-store=basic',
      '--disable-features=X',
      '--ozone-platform=x11'
    ]
    expect(refusedSwitches(true, given(...documented))).toEqual([])
  })

  it('are allowed when run from source', () => {
    expect(refusedSwitches(false, { ...given('--inspect'), hasSwitch: () => true })).toEqual([])
    expect(REFUSED_SWITCHES.every((name) => /^[a-z-]+\*?$/.test(name))).toBe(true)
  })

  it('are reported with advice for an AppImage', () => {
    expect(refusedSwitchesMessage(['inspect', 'js-flags'])).toBe('Dynodesk does not start with --inspect, --js-flags')
    expect(refusedSwitchesMessage(['no-sandbox'])).toContain('install the deb or rpm package')
  })
})

describe('the development server', () => {
  it.each([
    [false, 'http://localhost:5173', 'http://localhost:5173'],
    [false, 'http://127.0.0.1:5173/', 'http://127.0.0.1:5173'],
    [false, 'http://[::1]:5173/x', 'http://[::1]:5173'],
    [true, 'http://localhost:5173', null],
    [false, 'https://evil.example', null],
    [false, 'http://localhost.evil.example', null],
    [false, 'http://localhost:5173@evil.example', null],
    [false, undefined, null],
    [false, '', null]
  ])('packaged %s, %s: %s', (packaged, address, origin) => {
    expect(devServer(packaged, address)).toBe(origin)
  })
})

it('prints one line for scripts when the window is ready', () => {
  const line = readyLine({ pid: 7, version: '1.2.3', host: 'chromium', startupMs: 412.7 })
  expect(line).toBe('ready {"pid":7,"version":"1.2.3","host":"chromium","startupMs":413}')
})
