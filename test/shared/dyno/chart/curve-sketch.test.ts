import { expect, it } from 'vitest'
import { DEMO_ENGINES, demoSketch } from '@shared/catalogue/demo-engine'
import { sketchPaths } from '@shared/dyno/chart/curve-sketch'

it('draws curves on common axes, with the values from 0', () => {
  const stock = [
    { rpm: 1000, value: 50 },
    { rpm: 3000, value: 100 }
  ]
  const tuned = [
    { rpm: 2000, value: 200 },
    { rpm: 5000, value: 150 }
  ]
  expect(sketchPaths([stock, tuned], { width: 100, height: 40 })).toEqual(['M0 -10L50 -20', 'M25 -40L100 -30'])
})

it('draws a curve of one point or of zeros at finite places', () => {
  expect(sketchPaths([[{ rpm: 1000, value: 0 }], []], { width: 100, height: 40 })).toEqual(['M0 0', 'M'])
})

it('draws the demo engines in the whole box', () => {
  for (const engine of DEMO_ENGINES) {
    const [tuned, stock] = demoSketch(engine, { width: 100, height: 40 })
    expect([tuned, stock].map((path) => path?.startsWith('M0 '))).toEqual([true, true])
    expect(tuned).toContain(' -40')
    expect(stock).not.toContain(' -40')
  }
})
