/** The library of this computer: favourites, recent engines, notes. */
import { call, topic } from '../channel'
import type { Result } from '../failures'
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
  'desk:favourites': call('favourites').returns<Result<readonly FavouriteEntry[]>>(),
  'desk:add-favourite': call('addFavourite')
    .takes<{ path: PathInput; group: string }>()
    .returns<Result<readonly FavouriteEntry[]>>(),
  'desk:remove-favourite': call('removeFavourite')
    .takes<{ engineId: string }>()
    .returns<Result<readonly FavouriteEntry[]>>(),
  'desk:recents': call('recents').returns<Result<readonly RecentEntry[]>>(),
  'desk:add-recent': call('addRecent').takes<{ path: PathInput }>().returns<Result<null>>(),
  'desk:note': call('note').takes<{ engineId: string }>().returns<Result<NoteEntry | null>>(),
  /** Blank text removes the note. `seen`: the text that the person saw before. */
  'desk:set-note': call('setNote')
    .takes<{ engineId: string; text: string; seen?: string }>()
    .returns<Result<NoteEntry | null>>(),
  'desk:favourites-changed': topic('onFavourites').carries<readonly FavouriteEntry[]>()
}
