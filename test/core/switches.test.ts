import { describe, expect, it } from 'vitest'
import { devServer, readyLine, REFUSED_SWITCHES, refusedSwitches } from '@core/switches'

describe('switches that open the program to others', () => {
  it('are named in a released program', () => {
    const given = new Set(['js-flags', 'remote-debugging-port', 'user-data-dir'])
    expect(refusedSwitches(true, (name) => given.has(name))).toEqual(['remote-debugging-port', 'js-flags'])
    expect(refusedSwitches(true, () => true)).toEqual([...REFUSED_SWITCHES])
  })

  it('are free for a program run from its sources', () => {
    expect(refusedSwitches(false, () => true)).toEqual([])
  })
})

describe('the development server', () => {
  it.each([
    [false, 'http://localhost:5173', 'http://localhost:5173'], [false, 'http://127.0.0.1:5173/', 'http://127.0.0.1:5173'], [false, 'http://[::1]:5173/x', 'http://[::1]:5173'], [true, 'http://localhost:5173', null],
    [false, 'https://evil.example', null], [false, 'http://localhost.evil.example', null], [false, 'http://localhost:5173@evil.example', null], [false, undefined, null], [false, '', null]
  ])('packaged %s, %s: %s', (packaged, address, origin) => {
    expect(devServer(packaged, address)).toBe(origin)
  })
})

it('tells a machine in one line that the window is ready', () => {
  const line = readyLine({ pid: 7, version: '1.2.3', host: 'chromium', startupMs: 412.7 })
  expect(line).toBe('ready {"pid":7,"version":"1.2.3","host":"chromium","startupMs":413}')
})
