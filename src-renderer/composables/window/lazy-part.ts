/** Parts of the window that the first screen does not need. Their code and texts load after the first paint. */
import { defineAsyncComponent, defineComponent, h, ref, shallowRef, type Component } from 'vue'
import { loadAllTexts } from '@/locales'

type Load<T> = () => Promise<{ readonly default: T }>
const loads: (() => Promise<unknown>)[] = []
const started = Promise.withResolvers<void>()

/** Loads a page, and the texts of every topic. */
export const withTexts =
  <T>(load: Load<T>): Load<T> =>
  async () =>
    (await Promise.all([load(), loadAllTexts()]))[0]

/** Registers a part; the returned function waits for `loadLazyParts`. */
function register<T>(load: Load<T>): () => Promise<T> {
  const loadWithTexts = withTexts(load)
  loads.push(loadWithTexts)
  return async () => {
    await started.promise
    return (await loadWithTexts()).default
  }
}

/** A component of which nothing shows until it is loaded. */
export function lazyPart<T extends Component>(load: Load<T>): T {
  return defineAsyncComponent<T>(register(load) as never)
}

/**
 * A menu. Until it is loaded, `button` shows in its place, with the same attributes and the same look; a click on it
 * opens the menu, whose `open` is a model, as soon as it is loaded.
 */
export function lazyMenu<T extends Component>(load: Load<T>, button: Component): T {
  const menu = shallowRef<T>()
  void register(load)().then((loaded) => void (menu.value = loaded))
  return defineComponent({
    inheritAttrs: false,
    setup(_, { attrs, slots }) {
      const clicked = ref(false)
      const onClick = (): void => void (clicked.value = true)
      return () =>
        menu.value
          ? h(menu.value, clicked.value ? { ...attrs, open: true } : attrs, slots)
          : h(button, { ...attrs, onClick }, slots)
    }
  }) as unknown as T
}

/** Loads every part; called once, after the first paint or when the first screen shows a part. */
export async function loadLazyParts(): Promise<void> {
  started.resolve()
  await Promise.all([loadAllTexts(), ...loads.map((load) => load())])
}
