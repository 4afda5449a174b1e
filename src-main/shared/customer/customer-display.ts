interface ConnectedDisplay {
  /** The system's number; may change on restart and on another port. */
  readonly id: number
  /** The manufacturer's name; '' if unknown. */
  readonly label: string
}

/** Stored form of a display: number and name, since neither alone is stable. */
export const displayKey = ({ id, label }: ConnectedDisplay): string => `${id} ${label}`.trim()

/** The display of a stored key: by number and name, else by a unique name. undefined: none stored, or not connected. */
export function findSavedDisplay<D extends ConnectedDisplay>(key: string, displays: readonly D[]): D | undefined {
  if (key === '') return undefined
  const exact = displays.find((one) => displayKey(one) === key)
  if (exact) return exact
  const label = key.replace(/^\S+ ?/, '')
  const named = label === '' ? [] : displays.filter((one) => one.label === label)
  return named.length === 1 ? named[0] : undefined
}

/**
 * The display for the customer screen. The main window's display is used only on request or if there is no other; a
 * stored display that is gone or shows the main window is replaced by the first other.
 */
export function chooseCustomerDisplay<D extends ConnectedDisplay>(
  displays: readonly D[],
  here: D,
  wish: { readonly place: 'other' | 'same'; readonly key: string }
): D {
  if (wish.place === 'same') return here
  const chosen = findSavedDisplay(wish.key, displays)
  return chosen && chosen.id !== here.id ? chosen : (displays.find(({ id }) => id !== here.id) ?? here)
}
