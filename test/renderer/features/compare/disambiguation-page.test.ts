import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fake, FETCHED_AT } from '../../../fakes/bridge'
import { CATALOGUE, engine } from '../../../fakes/catalogue'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import DisambiguationPage from '@/features/compare/disambiguation/DisambiguationPage.vue'
import { done } from '@contract/failures'
import { mountScreen, type Screen } from '../mount-screen'

let screen: Screen
const alike = [
  engine('60', '2.0 TDR', { power: 140, torque: 320, ecu: 'EDX17', year: 2014 }),
  engine('61', '2.0 TDR', { power: 150, torque: 340, ecu: 'EDX17', year: 2014 }),
  engine('62', '2.0 TDR', { power: 150, torque: 340, ecu: 'EDX19', year: 2017 }),
  engine('63', '2.0  tdr', { power: 150, torque: 340, ecu: null, year: 2019 }),
  engine('64', '1.6', { power: 90 })
]
const find = (id: string): DOMWrapper<Element> => screen.wrapper.find(`[data-testid="${id}"]`)
const left = (): string[] =>
  screen.wrapper
    .findAll('[data-testid="which-row"][data-left="true"]')
    .map((row) => row.attributes('data-engine-id') ?? '')
const answers = (): string[] => screen.wrapper.findAll('[data-testid="which-answer"]').map((button) => button.text())
async function reply(text: string): Promise<void> {
  await screen.wrapper
    .findAll('[data-testid="which-answer"]')
    .find((button) => button.text().split(' ')[0] === text)!
    .trigger('click')
}
async function open(address = '/which/1/9007199254740993/20/31?name=2.0+TDR'): Promise<void> {
  screen = await mountScreen('which', DisambiguationPage, address)
  await flushPromises()
  await flushPromises()
}
beforeEach(() => {
  fake.reset()
  fake.catalogue_ = { ...CATALOGUE, engines: { 31: alike } }
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
})

describe('the choice among engines of one name', () => {
  it('shows the engines, and only the columns in which they differ', async () => {
    await open()
    expect(screen.wrapper.findAll('[data-testid="which-row"]').map((row) => row.attributes('data-engine-id'))).toEqual([
      '60',
      '61',
      '62',
      '63'
    ])
    expect(screen.wrapper.findAll('thead th').map((head) => head.text())).toEqual([
      'Name',
      // the column of the question
      'Engine year',
      'Power',
      'Torque',
      'ECU'
    ])
    expect(screen.wrapper.get('h1').text()).toBe('2.0 TDR')
    expect(find('which-common').text()).toBe('Arvenna Corsale II 2014–')
  })
  it('shows vehicle, power and torque that are the same below the name, and no table of single answers', async () => {
    fake.catalogue_ = {
      ...CATALOGUE,
      engines: {
        31: ['EDX17', 'EDX19'].map((ecu) => engine(ecu.slice(3), '2.0 TDR', { power: 150, torque: 340, ecu }))
      }
    }
    await open()
    expect(find('which-common').text()).toBe('Arvenna Corsale II 2014– · 150\u00a0PS · 340\u00a0Nm')
    expect(answers()).toEqual(['EDX17', 'EDX19'])
    expect(find('which-row').exists()).toBe(false)
  })

  it('asks the question that splits them best, then the next, until one is left', async () => {
    await open()
    expect(find('which-question').attributes('data-column')).toBe('year')
    expect(answers().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '2014',
      '2017 150 PS · 340 Nm · ECU: EDX19',
      '2019 150 PS · 340 Nm'
    ])
    await reply('2014')
    expect(left()).toEqual(['60', '61'])
    expect(find('which-question').find('h2').text()).toBe('Power?')
    await reply('150\u00a0PS')
    expect(left()).toEqual(['61'])
    expect(find('which-question').text()).toContain('It’s this one.')
    await flushPromises()
    expect(screen.router.currentRoute.value.params['engines']).toBe('61')
  })

  it('takes answers by keys, also "not sure"', async () => {
    await open()
    const press = async (key: string): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
      await flushPromises()
    }
    await press('7')
    expect(find('which-question').attributes('data-column')).toBe('year')
    await press('0')
    expect([find('which-question').attributes('data-column'), left().length]).toEqual(['power', 4])
    await press('1')
    expect(screen.router.currentRoute.value.params['engines']).toBe('60')
  })

  it('asks another question for "not sure", and restarts on request', async () => {
    await open()
    await find('which-skip').trigger('click')
    expect(find('which-question').attributes('data-column')).not.toBe('year')
    expect(left()).toHaveLength(4)
    await find('which-again').trigger('click')
    expect(find('which-question').attributes('data-column')).toBe('year')
  })

  it('keeps the focus at the question when a pressed button goes', async () => {
    await open()
    const heading = find('which-question').find('h2').element
    for (const id of ['which-answer', 'which-again', 'which-skip']) {
      ;(find(id).element as HTMLElement).focus()
      await find(id).trigger('click')
      await flushPromises()
      expect(document.activeElement, id).toBe(heading)
    }
  })
  it('refers to the table when a person is not sure about any difference', async () => {
    fake.catalogue_ = {
      ...CATALOGUE,
      engines: { 31: [engine('70', 'X', { ecu: 'EDX17' }), engine('71', 'X', { ecu: 'EDX19' })] }
    }
    await open('/which/1/9007199254740993/20/31?name=X')
    await find('which-skip').trigger('click')
    expect(find('which-question').find('h2').text()).toBe('No more questions. The table shows the differences.')
  })
  it('reports when the catalogue does not distinguish them further', async () => {
    fake.catalogue_ = { ...CATALOGUE, engines: { 31: [engine('70', 'X'), engine('71', 'X')] } }
    await open('/which/1/9007199254740993/20/31?name=X')
    expect(find('which-question').text()).toContain('The catalogue cannot tell these apart.')
    expect(left()).toEqual(['70', '71'])
  })

  const storeFirstOnly = (): void =>
    fake.answer('packs:readiness', ({ scopes }) =>
      done(
        scopes.flatMap((scope) =>
          scope.kind === 'engine'
            ? [
                {
                  path: {
                    types: null,
                    manufacturers: null,
                    models: null,
                    generations: scope.generationId,
                    engines: scope.engineId
                  } as never,
                  names: {},
                  state: 'partial' as const,
                  missing: scope.engineId === '60' ? [] : (['detail'] as const),
                  fetchedAt: FETCHED_AT
                }
              ]
            : []
        )
      )
    )

  it('uses stored hits of a search, and fetches a few others by itself', async () => {
    storeFirstOnly()
    await open('/which?e=1.2.3.31.60~1.2.3.31.61')
    expect(fake.sent('catalogue:engine').map(({ engineId }) => engineId)).toEqual(['60', '61'])
    expect([find('which-question').attributes('data-left'), find('which-fetch').exists()]).toEqual(['2', false])
    expect(find('which-question').attributes('data-column')).toBe('power')
  })

  it('asks first when few calls are left', async () => {
    storeFirstOnly()
    fake.budget_ = { ...fake.budget_, used: 3600, limit: 3600 }
    await open('/which?e=1.2.3.31.60~1.2.3.31.61')
    expect(fake.sent('catalogue:engine').map(({ engineId }) => engineId)).toEqual(['60'])
    expect(find('which-fetch').attributes('title')).toContain('1 request')
    await find('which-fetch').trigger('click')
    await flushPromises()
    expect(find('which-question').attributes('data-left')).toBe('2')
  })

  const nameIn = (language: string) =>
    fake.answer('catalogue:engine', ({ engineId }) =>
      done({
        data: { ...engine(engineId, `2.0 ${language}`, { power: Number(engineId) }) } as never,
        fetchedAt: FETCHED_AT,
        source: 'desk' as const,
        language: 'en' as const
      })
    )

  it('follows another language of the catalogue, and keeps the answers given so far', async () => {
    nameIn('en')
    await open('/which?e=1.2.3.31.60~1.2.3.31.61~1.2.3.31.62')
    await find('which-skip').trigger('click')
    nameIn('lv')
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lv' } as never)
    await flushPromises()
    await flushPromises()
    expect(screen.wrapper.findAll('[data-testid="which-row"] th a').map((link) => link.text())).toEqual(
      Array(3).fill('2.0 lv')
    )
    expect(find('which-again').exists()).toBe(true)
  })

  it('shows nothing of the address before, whose engines were still being read', async () => {
    const held = fake.hold('catalogue:engine')
    await open('/which?e=1.2.3.31.60~1.2.3.31.61~1.2.3.31.62')
    await screen.router.push('/which?e=1.2.3.31.63~1.2.3.31.64')
    for (let at = 0; at < 6; at++) {
      const id = fake.sent('catalogue:engine')[at]?.engineId
      if (id !== undefined)
        held[at]?.answer(
          done({ data: engine(id, '2.0') as never, fetchedAt: FETCHED_AT, source: 'desk', language: 'en' })
        )
      await flushPromises()
    }
    expect(screen.wrapper.findAll('[data-testid="which-row"]').map((row) => row.attributes('data-engine-id'))).toEqual([
      '63',
      '64'
    ])
  })
})
