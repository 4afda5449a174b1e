/** The display of the customer screen: the chosen one, or any without the main window. */

interface ConnectedDisplay {
  /** As the system numbers it: other after some restarts and on another plug. */
  readonly id: number
  /** The name of its maker; '' where the system tells none. */
  readonly label: string
}

/** How a chosen display is kept: by its number and its name, since neither alone lasts. */
export const displayKey = ({ id, label }: ConnectedDisplay): string => `${id} ${label}`.trim()

/**
 * The display of a kept choice: by number and name, else by a name that only one has. undefined: none was chosen, or it
 * is not connected.
 */
export function findSavedDisplay<D extends ConnectedDisplay>(key: string, displays: readonly D[]): D | undefined {
  if (key === '') return undefined
  const exact = displays.find((one) => displayKey(one) === key)
  if (exact) return exact
  const label = key.replace(/^\S+ ?/, '')
  const named = label === '' ? [] : displays.filter((one) => one.label === label)
  return named.length === 1 ? named[0] : undefined
}

/**
 * Where the customer's screen goes. The desk's own display only where that is wished or there is no other: a chosen one
 * that is gone, or that the desk's window has been moved to, gives way to the first other.
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
