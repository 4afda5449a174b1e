import { defineStore } from 'pinia'
import { computed, shallowReactive, watch } from 'vue'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { resetForNextSheet, withDefaults } from '../composables/sheets/sheet-choice'
import { useSheetDefaults } from '../composables/sheets/sheet-defaults'

/** Unfinished sheet choices by vehicle, for this session. */
export const useSheetSession = defineStore('sheet-session', () => {
  const choices = shallowReactive(new Map<string, SheetChoice>())
  // untouched fields follow, also while no sheet is open
  watch(useSheetDefaults(), (now, before) => {
    for (const [car, choice] of choices) choices.set(car, withDefaults(choice, before, now))
  })
  return {
    /** A sheet has a customer, a remark or prices and is not made yet. */
    hasUnfinished: computed(() =>
      [...choices.values()].some(({ customer, remark, prices }) => customer || remark || prices.length > 0)
    ),
    choiceFor: (car: string): SheetChoice | undefined => choices.get(car),
    rememberChoice: (car: string, choice: SheetChoice): void => void choices.set(car, choice),
    /** After a sheet was made, all choices drop customer and prices. */
    resetForNextSheet: (): void => {
      for (const [car, choice] of choices) choices.set(car, resetForNextSheet(choice))
    }
  }
})
