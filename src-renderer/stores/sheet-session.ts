import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { OptionRule } from '@shared/sheets/rules/option-rules'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { resetForNextSheet } from '../composables/sheets/sheet-choice'

/**
 * What was being chosen for each car, so that a look at the rules, the shop or the engine loses nothing. For this
 * session.
 */
export const useSheetSession = defineStore('sheet-session', () => {
  const choices = new Map<string, SheetChoice>()
  /** Rules that were changed and not kept yet; null: none. */
  const rules = shallowRef<readonly OptionRule[] | null>(null)
  return {
    rules,
    choiceFor: (car: string): SheetChoice | undefined => choices.get(car),
    rememberChoice: (car: string, choice: SheetChoice): void => void choices.set(car, choice),
    /** A sheet was made: whatever is opened next, for whatever car, starts without a customer and prices. */
    resetForNextSheet: (): void => {
      for (const [car, choice] of choices) choices.set(car, resetForNextSheet(choice))
    }
  }
})
