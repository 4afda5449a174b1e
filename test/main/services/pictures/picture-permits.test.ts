import { expect, it } from 'vitest'
import { createPicturePermits } from '../../../../src-main/services/pictures/picture-permits'
import { FakeCallBudget } from '../../../fakes/call-budget'

const SERVICE = 'https://catalogue.example/v1'

function permits({ counts, service = SERVICE }: { counts: boolean; service?: string | null }) {
  const budget = new FakeCallBudget()
  const acquire = createPicturePermits({ budget, countAsCalls: () => counts, serviceBaseUrl: () => service })
  return { budget, acquire }
}

it('takes a permit of the lowest priority for a picture of the service, and reports its status', async () => {
  const { budget, acquire } = permits({ counts: true })
  budget.held = true
  const permit = acquire('https://catalogue.example/logo.png')
  expect(budget.asked.map(({ priority }) => priority)).toEqual(['pack'])
  budget.give()
  ;(await permit)?.(404)
  expect(budget.settled).toEqual([{ status: 404, unlimited: true }])
})

it.each([
  ['pictures do not count', { counts: false }, 'https://catalogue.example/logo.png'],
  ['another host serves the picture', { counts: true }, 'https://pictures.example/logo.png'],
  ['no service is connected', { counts: true, service: null }, 'https://catalogue.example/logo.png']
])('takes no permit while %s', async (_, options, url) => {
  const { budget, acquire } = permits(options)
  expect(await acquire(url)).toBeTypeOf('function')
  expect(budget.given).toBe(0)
})

it('fetches nothing while the budget refuses', async () => {
  const { budget, acquire } = permits({ counts: true })
  budget.refusals = [{ ok: false, reason: 'cancelled' }]
  expect(await acquire('https://catalogue.example/logo.png')).toBeNull()
})
