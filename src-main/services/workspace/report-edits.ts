/** Reports the edits of a person to what computers share. */
import type { UserStore } from '../../shared/ports/stores/user-store'

const SHARED_VALUES: readonly string[] = ['synonyms', 'sheet.templates']

export function reportEdits<S extends UserStore>(store: S, edited: () => void): S {
  const reported =
    <A extends readonly unknown[]>(work: (...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      await work(...args)
      edited()
    }
  return {
    ...store,
    addFavourite: reported(store.addFavourite),
    removeFavourite: reported(store.removeFavourite),
    setNote: reported(store.setNote),
    addSheet: reported(store.addSheet),
    removeSheet: reported(store.removeSheet),
    async setValue(name: string, value: unknown) {
      await store.setValue(name, value)
      if (SHARED_VALUES.includes(name)) edited()
    },
    changeEntries: reported(store.changeEntries),
    changeList: reported(store.changeList)
  }
}
