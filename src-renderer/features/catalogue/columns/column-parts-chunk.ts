/** The code of the parts in `column-parts.ts`, in one file. */
export { default as ColumnFailure } from './ColumnFailure.vue'
export { default as ColumnMenu } from '@/ui/menu/ActionMenu.vue'
export { default as EmptyColumn } from './EmptyColumn.vue'
export { default as LetterBar } from '../wall/LetterBar.vue'
export { default as LogoWall } from '../wall/LogoWall.vue'
export { default as NoMatches } from './NoMatches.vue'
export { default as PackButton } from './PackButton.vue'
export { default as StartLists } from '../start/StartLists.vue'
