/** Templates of the shop with auto-save. */
import { computed, ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { debounced } from '@/composables/requests/timers'
import { saveOnLeave } from '@/composables/window/save-on-leave'
import type { Failure, Result } from '@contract/failures'
import { SerialQueue } from '@shared/serial-queue'
import type { SheetTemplate } from '@shared/sheets/templates/template'
import { checkTemplate, type TemplateProblem } from '@shared/sheets/templates/validate-template'
import { isBuiltIn } from '@shared/sheets/templates/built-in-templates'
import { useUnsavedTemplates, type EditSession } from './unsaved-templates'

export const SAVE_DELAY_MS = 400

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function useStoredTemplates() {
  const { unsaved } = useUnsavedTemplates()
  const stores = new SerialQueue()
  const templates = shallowRef<readonly SheetTemplate[]>([])
  const failure = shallowRef<Failure | null>(null)

  function applyResult(result: Result<readonly SheetTemplate[]>): boolean {
    failure.value = result.ok ? null : result.failure
    if (result.ok) templates.value = result.value
    return result.ok
  }
  const ownTemplate = (id: string | null): SheetTemplate | null =>
    templates.value.find((one) => one.id === id && !isBuiltIn(one.id)) ?? null
  const load = async (): Promise<void> => void applyResult(await bridge.sheets.templates())
  /** One after the other. */
  const store = (template: SheetTemplate, session: EditSession): Promise<boolean> =>
    stores.run(async () => {
      const isStored = applyResult(await bridge.sheets.saveTemplate({ template, seen: session.seen }))
      if (isStored) session.seen = template
      if (isStored && unsaved.get(template.id)?.template === template) unsaved.delete(template.id)
      return isStored
    })
  /** Stores a copy under a new name; returns its id, or null on failure. */
  async function copy(template: SheetTemplate, name: string): Promise<string | null> {
    const id = newId()
    return (await store({ ...template, id, name: name.slice(0, 80) }, { seen: null })) ? id : null
  }
  /** @param opened takes the file that the system opened instead of asking for one */
  async function importTemplate(opened: boolean): Promise<string | null> {
    const result = await bridge.sheets.importTemplate({ opened })
    failure.value = result.ok ? null : result.failure
    if (!result.ok || !result.value) return null
    await load()
    return result.value.id
  }
  /** Returns the file name; '' when cancelled or failed. */
  async function exportTemplate(id: string): Promise<string> {
    const result = await bridge.sheets.exportTemplate({ id })
    failure.value = result.ok ? null : result.failure
    return result.ok && result.value ? result.value.file : ''
  }
  async function remove(id: string): Promise<boolean> {
    unsaved.delete(id)
    return applyResult(await bridge.sheets.removeTemplate({ id }))
  }
  return { templates, unsaved, failure, ownTemplate, load, store, copy, importTemplate, exportTemplate, remove }
}

function problemsOf(template: SheetTemplate | null): readonly TemplateProblem[] {
  const checked = template ? checkTemplate(template) : null
  return checked && !checked.ok ? checked.problems : []
}

export function useTemplateEditor() {
  const { unsaved, ...stored } = useStoredTemplates()
  const { templates, failure } = stored
  const edited = shallowRef<SheetTemplate | null>(null)
  /** Increases with every save, for redraws. */
  const savedCount = ref(0)
  const state = ref<'kept' | 'changed' | 'busy'>('kept')
  const problems = computed(() => problemsOf(edited.value))
  let session: EditSession = { seen: null }
  const saveSoon = debounced(save, SAVE_DELAY_MS)

  /** Stores the template that is edited at the call, even if another one is edited when its turn comes. */
  async function save(): Promise<boolean> {
    saveSoon.cancel()
    const template = edited.value
    if (!template || state.value === 'kept') return true
    unsaved.set(template.id, { template, session })
    if (problems.value.length > 0) return false
    state.value = 'busy'
    const done = await stored.store(template, session)
    if (edited.value === template) state.value = done ? 'kept' : 'changed'
    if (done) savedCount.value++
    return done
  }
  function change(patch: Partial<SheetTemplate>): void {
    if (!edited.value) return
    edited.value = { ...edited.value, ...patch }
    state.value = 'changed'
    saveSoon()
  }
  function edit(id: string | null): void {
    if (id === edited.value?.id) return
    // saves pending changes first
    void save()
    const left = unsaved.get(id ?? '')
    edited.value = left?.template ?? stored.ownTemplate(id)
    session = left?.session ?? { seen: edited.value }
    state.value = left ? 'changed' : 'kept'
    failure.value = null
    if (left) saveSoon()
  }
  function remove(id: string): Promise<boolean> {
    if (edited.value?.id === id) {
      saveSoon.cancel()
      edited.value = null
      state.value = 'kept'
    }
    return stored.remove(id)
  }
  const exportTemplate = async (id: string): Promise<string> => ((await save()) ? stored.exportTemplate(id) : '')

  // follows reloaded templates
  watch(templates, () => {
    if (!edited.value || state.value !== 'kept') return
    edited.value = session.seen = stored.ownTemplate(edited.value.id)
  })
  saveOnLeave(save)
  return { ...stored, edited, savedCount, state, problems, change, edit, save, remove, exportTemplate }
}
