import { describe, expect, it } from 'vitest'
import { isEnglish } from '@shared/diagnostics/answer-log'

const ENGLISH = ['Removes the speed limiter and keeps the cruise control.', 'Louder exhaust when the engine is cold.']

describe('texts that should be in another language', () => {
  it.each([
    ['ru', ENGLISH, true],
    ['es', ENGLISH, true],
    ['nb', ENGLISH, true],
    ['zh-hans', ENGLISH, true],
    ['ru', ['Снимает ограничитель скорости, круиз-контроль остаётся.'], false],
    ['es', ['Elimina el limitador de velocidad y conserva el control de crucero.'], false],
    ['nb', ['Fjerner fartssperren og beholder cruisekontrollen, for alle gir.'], false],
    ['zh-hant', ['移除車速限制並保留定速巡航功能，適用於所有檔位與駕駛模式。'], false],
    ['en', ENGLISH, null],
    ['ru', ['DPF off', null], null],
    ['es', [], null]
  ] as const)('%s: %j are English: %s', (language, texts, verdict) => expect(isEnglish(texts, language)).toBe(verdict))
})
