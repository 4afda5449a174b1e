import { lazyPart } from '@/composables/window/lazy-part'

/** Has a file of its own, because the column itself has lazy parts. */
export const EngineColumn = lazyPart(() => import('./EngineColumn.vue'))
