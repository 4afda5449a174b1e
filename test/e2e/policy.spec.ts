/** What a shop must be told or may forbid: a wrong clock, keeping, reading after the end. */
import { expect, test } from './support/test'

test('a clock that differs from the service’s is told with its size, marks the days left, and is forgotten when it is right again', async ({ serve, at }) => {
  const service = await serve({ switches: { dateSkewMs: -3 * 3_600_000 } })
  const desk = await at(service)
  const notice = desk.notice('clock-wrong')
  await expect(notice).toContainText(/This computer’s clock is (2\.9|3)\shr ahead of the service’s/)
  await desk.go('#/settings')
  await expect(desk.page.getByTestId('days-doubtful')).toBeVisible()
  service.setSwitches({ dateSkewMs: 0 })
  await desk.page.getByTestId('connection-check').click()
  await expect(notice).toHaveCount(0)
  await expect(desk.page.getByTestId('days-doubtful')).toHaveCount(0)
  await desk.is('online')
})

test('the page of a portal tells nothing about the clock, whatever time it gives', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service)
  await desk.ready('types')
  service.setSwitches({ dateSkewMs: 400 * 86_400_000 })
  service.setFaults([{ kind: 'portal', status: 200, at: 'manufacturers', times: 1 }])
  await desk.go('#/catalogue/1')
  await expect(desk.list('manufacturers')).toHaveAttribute('data-state', 'error')
  await expect(desk.notice('clock-wrong')).toHaveCount(0)
  await desk.go('#/catalogue')
  await desk.page.getByRole('button', { name: /^Refresh/ }).first().click()
  await expect(desk.notice('clock-wrong')).toContainText(/days behind/)
})
