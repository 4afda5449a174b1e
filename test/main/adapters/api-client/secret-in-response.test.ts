import { describe, expect, test } from 'vitest'
import { TEXT_LIMIT } from '@shared/catalogue/reader/clean-text'
import { ACCESS, KEY, setUp } from './api-client-fixture'

test('a key that the service repeats in its messages is not in the window', async () => {
  const s = setUp()
  s.transport.always((r) => r.answer(403, { error: { code: 403, message: `Invalid API key ${KEY}, again ${KEY}` } }))
  expect(await s.call()).toEqual({
    ok: false,
    failure: { code: 'bad-key', status: 403, serviceMessage: 'Invalid API key ••••, again ••••' }
  })
})

describe('a key that the service repeats in its records', () => {
  const escaped = [...KEY].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')
  const half = `${KEY.slice(0, 4)}${[...KEY.slice(4)].map((sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`).join('')}`
  const percent = [...KEY].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  const split = `${KEY.slice(0, 5)}\\u0000${KEY.slice(5, 9)}\\u202e${KEY.slice(9)}`
  const DETAIL = (
    written: string
  ): string => `{"id":1,"name":"a ${written} b","slug":"${written}","ecu":"${written}","hp_values":"1,${written}","${written}":1,
    "options":[{"name":"${written}","code":"${written}","description":"${written}","icon":"https://x/${written}.png"}],"remap_stages":[{"modifications":"${written}"}],"read_tools":[{"id":1,"name":"${written}"}],
    "read_methods":[{"id":1,"value":"${written}"}]}`
  test.each([
    ['as it is', KEY],
    ['as code points', escaped],
    ['half of it as code points', half],
    ['as an address writes it', percent],
    ['with signs in between that are taken out', split]
  ])('is in no field, %s', async (_how, written) => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, r.url.includes('/view/') ? DETAIL(written) : `[${DETAIL(written)}]`))
    const answers = [
      await s.call('engine', { engine_id: '1' }),
      await s.call('engines', { generation_id: '1' }),
      await s.call('engineSearch', { query: 'abc' })
    ]
    for (const answer of answers) expect(answer.ok).toBe(true)
    const output = JSON.stringify([answers.map((answer) => answer.ok && answer.data), s.drift.entries(), s.log.lines])
    expect(output).toContain('••••')
    for (const form of [KEY, percent]) expect(output).not.toContain(form)
  })
  test('is not at the end of a clipped text', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, name: `${'x'.repeat(TEXT_LIMIT - 8)}${KEY}` }]))
    expect(JSON.stringify(await s.call())).not.toContain(KEY.slice(0, 6))
  })
  test('is not cut out of words when it has a few characters', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, name: 'Cars' }]))
    expect(await s.call('types', {}, { access: { ...ACCESS, apiKey: 'ar' } })).toMatchObject({
      data: [{ name: 'Cars' }]
    })
  })
})
