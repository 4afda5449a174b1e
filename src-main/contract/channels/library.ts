/** The library of this computer: favourites, recent engines, notes. */
import { call, topic } from '../channel'
import type { CompletedPath, PathInput } from './catalogue'

export interface FavouriteEntry extends CompletedPath {
  readonly group: string
  readonly addedAt: string
}

export interface RecentEntry extends CompletedPath {
  readonly openedAt: string
}

export interface NoteEntry {
  readonly text: string
  readonly changedAt: string
}

export const libraryChannels = {
  'desk:favourites': call('favourites', 'sales').returnsResult<readonly FavouriteEntry[]>(),
  'desk:add-favourite': call('addFavourite', 'sales')
    .takes<{ path: PathInput; group: string }>()
    .returnsResult<readonly FavouriteEntry[]>(),
  'desk:remove-favourite': call('removeFavourite', 'sales')
    .takes<{ engineId: string }>()
    .returnsResult<readonly FavouriteEntry[]>(),
  'desk:recents': call('recents', 'sales').returnsResult<readonly RecentEntry[]>(),
  'desk:add-recent': call('addRecent', 'sales').takes<{ path: PathInput }>().returnsResult<null>(),
  'desk:note': call('note', 'workshop').takes<{ engineId: string }>().returnsResult<NoteEntry | null>(),
  /** Blank text removes the note. `seen`: the text that the person saw before. */
  'desk:set-note': call('setNote', 'workshop')
    .takes<{ engineId: string; text: string; seen?: string }>()
    .returnsResult<NoteEntry | null>(),
  'desk:favourites-changed': topic('onFavourites').carries<readonly FavouriteEntry[]>()
}
