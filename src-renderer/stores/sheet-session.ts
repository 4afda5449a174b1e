import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef, watch } from 'vue'
import type { SheetChoice } from '@shared/sheets/snapshot'
import type { Shop } from '@shared/sheets/templates/template'
import { resetForNextSheet, withDefaults } from '../composables/sheets/sheet-choice'
import { useSheetDefaults } from '../composables/sheets/sheet-defaults'
import { useConnection } from './connection'

/** Unfinished sheet choices by vehicle, and unsaved shop details, for this session. */
export const useSheetSession = defineStore('sheet-session', () => {
  const connection = useConnection()
  const choices = shallowReactive(new Map<string, SheetChoice>())
  /** Another service has other vehicles. */
  const keyOf = (vehicle: string): string => `${connection.current.baseUrl} ${vehicle}`
  /** null: as stored. */
  const shopDraft = shallowRef<Shop | null>(null)
  // untouched fields follow, also while no sheet is open
  watch(useSheetDefaults(), (now, before) => {
    for (const [key, choice] of choices) choices.set(key, withDefaults(choice, before, now))
  })
  return {
    shopDraft,
    /** A sheet has a customer, a remark or prices and is not made yet, or shop details are not saved. */
    hasUnfinished: computed(
      () =>
        shopDraft.value !== null ||
        [...choices.values()].some(({ customer, remark, prices }) => customer || remark || prices.length > 0)
    ),
    choiceFor: (vehicle: string): SheetChoice | undefined => choices.get(keyOf(vehicle)),
    rememberChoice: (vehicle: string, choice: SheetChoice): void => void choices.set(keyOf(vehicle), choice),
    /** After its sheet was made, a vehicle drops customer and prices. */
    resetForNextSheet: (vehicle: string): void => {
      const made = choices.get(keyOf(vehicle))
      if (made) choices.set(keyOf(vehicle), resetForNextSheet(made))
    }
  }
})
