import type { EnginePath } from '../../shared/catalogue/records'
import type { PathNames } from './catalogue'

export interface FavouriteEntry {
  readonly path: EnginePath
  readonly names: PathNames
  readonly group: string
  readonly addedAt: string
}

export interface RecentEntry {
  readonly path: EnginePath
  readonly names: PathNames
  readonly openedAt: string
}

export interface NoteEntry {
  readonly text: string
  readonly changedAt: string
}

export interface StorageFigures {
  readonly bytes: number
  readonly maxBytes: number
  readonly engines: number
  readonly details: number
  readonly pictures: number
  readonly pictureBytes: number
}
