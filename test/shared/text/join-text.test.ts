import { expect, it } from 'vitest'
import {
  axisText,
  clausesText,
  countedText,
  listText,
  pairText,
  percentText,
  sentencesText
} from '@shared/text/join-text'

it('joins texts with the marks of the language', () => {
  const joined = (tag: string): readonly string[] => [
    listText(['A', 'B'], tag),
    clausesText(['A', 'B'], tag),
    sentencesText(['A。', 'B。'], tag),
    pairText('A', 'B', tag),
    countedText('A', '2', tag),
    axisText('A', 'PS', tag),
    percentText('+27', tag)
  ]
  expect(joined('lv')).toEqual(['A, B', 'A, B', 'A。 B。', 'A: B', 'A (2)', 'A, PS', '+27\u00a0%'])
  expect(joined('zh-Hans')).toEqual(['A、B', 'A，B', 'A。B。', 'A：B', 'A（2）', 'A（PS）', '+27%'])
})
