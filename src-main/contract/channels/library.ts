/** The library of this computer: favourites, recent engines, notes. */
import type { ChannelTable } from '../channel-table'
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

export interface LibraryChannels {
  'desk:favourites': { input: void; output: Result<readonly FavouriteEntry[]> }
  'desk:add-favourite': { input: { path: PathInput; group: string }; output: Result<readonly FavouriteEntry[]> }
  'desk:remove-favourite': { input: { engineId: string }; output: Result<readonly FavouriteEntry[]> }
  'desk:recents': { input: void; output: Result<readonly RecentEntry[]> }
  'desk:add-recent': { input: { path: PathInput }; output: Result<null> }
  'desk:note': { input: { engineId: string }; output: Result<NoteEntry | null> }
  /** Blank text removes the note. */
  'desk:set-note': { input: { engineId: string; text: string }; output: Result<NoteEntry | null> }
}
export interface LibraryTopics {
  'desk:favourites-changed': readonly FavouriteEntry[]
}
export const libraryChannels = {
  withInput: {
    'desk:add-favourite': 'addFavourite',
    'desk:remove-favourite': 'removeFavourite',
    'desk:add-recent': 'addRecent',
    'desk:note': 'note',
    'desk:set-note': 'setNote'
  },
  withoutInput: {
    'desk:favourites': 'favourites',
    'desk:recents': 'recents'
  },
  topics: { 'desk:favourites-changed': 'onFavourites' }
} as const satisfies ChannelTable<LibraryChannels, LibraryTopics>
