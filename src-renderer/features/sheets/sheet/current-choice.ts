import { computed, onScopeDispose, ref, shallowRef, triggerRef, watch, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import {
  hasSameSheetFields,
  lastTemplate,
  rememberChoice,
  rememberedChoice,
  resetForNextSheet,
  withTemplate
} from '@/composables/sheets/sheet-choice'
import { useFollowedDefaults } from '@/composables/sheets/sheet-defaults'
import { toPlainPath, vehicleKey } from '@/composables/sheets/vehicle-label'
import { useLanguage } from '@/stores/language'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { useSheetSession } from '@/stores/sheet-session'
import type { PathInput, PathNames } from '@contract/channels/catalogue'
import type { Failure } from '@contract/failures'
import type { SheetChoice } from '@shared/sheets/snapshot'
import type { SheetTemplate } from '@shared/sheets/templates/template'
import type { DrawRequest } from './sheet-draft'

const readInputs = (path: PathInput) =>
  Promise.all([
    bridge.catalogue.pathNames({ path: toPlainPath(path) }),
    bridge.sheets.templates(),
    path.engines === null ? null : bridge.measured.runs({ engineId: path.engines })
  ])

/** Counts the runs again that a window changed, and draws a sheet that prints them. */
function followRuns(path: () => PathInput, count: Ref<number>, choice: ShallowRef<SheetChoice | null>): void {
  const read = async (engineId: string): Promise<void> => {
    const result = await bridge.measured.runs({ engineId })
    if (!result.ok || engineId !== path().engines) return
    count.value = result.value.length
    if (choice.value?.measured) triggerRef(choice)
  }
  onScopeDispose(bridge.measured.onChange(({ engineId }) => engineId === path().engines && void read(engineId)))
}

function followLanguage(path: () => PathInput, names: Ref<PathNames>): void {
  const language = useLanguage()
  const latest = useLatestOnly()
  watch(
    () => language.contentLanguage,
    () =>
      latest.run(
        () => bridge.catalogue.pathNames({ path: toPlainPath(path()) }),
        (known) => (names.value = known)
      )
  )
}

/** The choice of this session, else the one remembered for the template that was used last. */
function firstChoice(
  ofSession: SheetChoice | undefined,
  templateIds: readonly string[],
  defaults: Parameters<typeof rememberedChoice>[2]
): SheetChoice {
  if (ofSession && templateIds.includes(ofSession.templateId)) return ofSession
  return rememberedChoice(window.localStorage, lastTemplate(window.localStorage, templateIds), defaults)
}

/** Choice of the sheet of one engine, with the templates and engine data it depends on. Reloads with the path. */
export function useCurrentChoice(path: () => PathInput) {
  const session = useSheetSession()
  const vehicle = computed(() => vehicleKey(path()))
  const names = shallowRef<PathNames>({})
  const runCount = ref(0)
  const templates = shallowRef<readonly SheetTemplate[]>([])
  const templatesFailure = shallowRef<Failure | null>(null)
  const choice = shallowRef<SheetChoice | null>(null)
  /** Choice of the last made sheet. Its customer and prices stay visible but are not stored for later sheets. */
  let lastMade: SheetChoice | null = null
  const sheetDefaults = useFollowedDefaults(choice, () => choice.value === lastMade)

  // the customer of another vehicle must not stay
  watch(vehicle, () => (choice.value = null), { flush: 'sync' })
  watch(vehicle, load, { immediate: true })
  followRuns(path, runCount, choice)
  followLanguage(path, names)
  async function load(): Promise<void> {
    const key = vehicle.value
    const [found, listed, measured] = await readInputs(path())
    if (key !== vehicle.value) return
    runCount.value = measured?.ok ? measured.value.length : 0
    names.value = found
    templates.value = listed.ok ? listed.value : []
    templatesFailure.value = listed.ok ? null : listed.failure
    if (!listed.ok) return
    const known = listed.value.map(({ id }) => id)
    lastMade = null
    choice.value = firstChoice(session.choiceFor(key), known, sheetDefaults())
  }

  function setChoice(next: SheetChoice): void {
    choice.value = next
    session.rememberChoice(
      vehicle.value,
      lastMade && hasSameSheetFields(next, lastMade) ? resetForNextSheet(next) : next
    )
    rememberChoice(window.localStorage, next, sheetDefaults())
  }
  function startNextSheet({ path: madeOf, choice: made }: NonNullable<DrawRequest>): void {
    session.resetForNextSheet(vehicleKey(madeOf))
    // another vehicle was opened meanwhile
    if (vehicleKey(madeOf) !== vehicle.value) return
    lastMade = made
    // edits made meanwhile belong to the next sheet
    if (choice.value && !hasSameSheetFields(choice.value, made)) session.rememberChoice(vehicle.value, choice.value)
  }
  return {
    choice,
    names,
    runCount,
    templates,
    templatesFailure,
    load,
    startNextSheet,
    change: (patch: Partial<SheetChoice>): void => void (choice.value && setChoice({ ...choice.value, ...patch })),
    setTemplate: (id: string): void =>
      void (choice.value && setChoice(withTemplate(window.localStorage, choice.value, id, sheetDefaults())))
  }
}
