/** "Show on another computer", as an item of the engine's menu while colleagues are here. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { bridge } from '@/bridge'
import { useWorkspace } from '@/stores/workspace'

const PREFIX = 'computer-'
export type ComputerChoice = `${typeof PREFIX}${string}`
export const isComputerChoice = (id: string): id is ComputerChoice => id.startsWith(PREFIX)

export function useSendEngine({ link, title }: { readonly link: () => string; readonly title: () => string }) {
  const { t } = useI18n()
  const workspace = useWorkspace()
  const nameOf = (name: string): string => name || t('workspace.unnamed')
  const items = computed(() => {
    const computers = workspace.others.map(({ id, name }) => ({
      id: `${PREFIX}${id}` as ComputerChoice,
      label: nameOf(name)
    }))
    if (computers.length === 0) return []
    return [{ id: 'send' as const, label: t('workspace.sent.to'), more: { name: 'computers', items: computers } }]
  })
  return {
    items,
    /** The result in words. */
    async send(choice: ComputerChoice): Promise<string> {
      const computer = choice.slice(PREFIX.length)
      const name = nameOf(workspace.others.find(({ id }) => id === computer)?.name ?? '')
      const received = await bridge.workspace.showElsewhere({ computer, link: link(), title: title().slice(0, 200) })
      return t(received ? 'workspace.sent.done' : 'workspace.sent.unanswered', { name })
    }
  }
}
