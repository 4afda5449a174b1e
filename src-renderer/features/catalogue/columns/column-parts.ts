/** Parts of the columns and of the space beside them that load after the first paint. */
import { lazyMenu, lazyPart } from '@/composables/window/lazy-part'
import ActionMenuButton from '@/ui/menu/ActionMenuButton.vue'

type Parts = typeof import('./column-parts-chunk')
const load =
  <N extends keyof Parts>(name: N) =>
  async (): Promise<{ default: Parts[N] }> => ({ default: (await import('./column-parts-chunk'))[name] })

export const ColumnFailure = lazyPart(load('ColumnFailure'))
export const ColumnMenu = lazyMenu(load('ColumnMenu'), ActionMenuButton)
export const EmptyColumn = lazyPart(load('EmptyColumn'))
export const LetterBar = lazyPart(load('LetterBar'))
export const LogoWall = lazyPart(load('LogoWall'))
export const NoMatches = lazyPart(load('NoMatches'))
export const PackButton = lazyPart(load('PackButton'))
export const StartLists = lazyPart(load('StartLists'))
