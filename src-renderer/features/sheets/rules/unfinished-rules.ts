import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { OptionRule } from '@shared/sheets/rules/option-rules'

/** Rules without a code yet, which cannot be stored; they last as long as the window. */
export const useUnfinishedRules = defineStore('unfinished-rules', () => ({
  rules: shallowRef<readonly OptionRule[]>([])
}))
