/** The object the preload puts into the window as `window.dynodesk`, grouped by topic. No passage for a channel of any name, no reader of secrets. */
import type { ChannelName, Input, Output, TopicName, Topics } from './channels'

type Call<C extends ChannelName> = Input<C> extends void ? () => Promise<Output<C>> : (input: Input<C>) => Promise<Output<C>>
/** Returns what takes the listener away again. */
type Follow<T extends TopicName> = (listener: (payload: Topics[T]) => void) => () => void

export interface Bridge {
  readonly app: { info: Call<'app:info'>; notices: Call<'app:notices'>; ready: Call<'app:ready'>; onNotice: Follow<'notice:added'>; onLanguage: Follow<'language:changed'>; onCommand: Follow<'menu:command'> }
  readonly connection: {
    state: Call<'connection:state'>
    connect: Call<'connection:connect'>
    demo: Call<'connection:demo'>
    check: Call<'connection:check'>
    forget: Call<'connection:forget'>
    onChange: Follow<'connection:changed'>
  }
  readonly budget: { state: Call<'budget:state'>; onChange: Follow<'budget:changed'> }
  readonly catalogue: {
    types: Call<'catalogue:types'>
    manufacturers: Call<'catalogue:manufacturers'>
    models: Call<'catalogue:models'>
    generations: Call<'catalogue:generations'>
    engines: Call<'catalogue:engines'>
    held: Call<'catalogue:held'>
    engine: Call<'catalogue:engine'>
    performance: Call<'catalogue:performance'>
    pathNames: Call<'catalogue:path-names'>
    locate: Call<'catalogue:locate'>
    onUpdated: Follow<'catalogue:updated'>
  }
  readonly search: {
    catalogue: Call<'search:catalogue'>
    engines: Call<'search:engines'>
    desk: Call<'search:desk'>
    synonyms: Call<'search:synonyms'>
    setSynonyms: Call<'search:set-synonyms'>
    saved: Call<'search:saved'>
    save: Call<'search:save'>
    unsave: Call<'search:unsave'>
    looked: Call<'search:looked'>
    history: Call<'search:history'>
    remember: Call<'search:remember'>
    clearHistory: Call<'search:clear-history'>
  }
  readonly desk: {
    favourites: Call<'desk:favourites'>
    addFavourite: Call<'desk:add-favourite'>
    removeFavourite: Call<'desk:remove-favourite'>
    recents: Call<'desk:recents'>
    addRecent: Call<'desk:add-recent'>
    note: Call<'desk:note'>
    setNote: Call<'desk:set-note'>
    storage: Call<'desk:storage'>
    clear: Call<'desk:clear'>
    onFavourites: Follow<'desk:favourites-changed'>
  }
  readonly packs: {
    plan: Call<'packs:plan'>
    learn: Call<'packs:learn'>
    start: Call<'packs:start'>
    all: Call<'packs:all'>
    pause: Call<'packs:pause'>
    resume: Call<'packs:resume'>
    cancel: Call<'packs:cancel'>
    dismiss: Call<'packs:dismiss'>
    readiness: Call<'packs:readiness'>
    jobs: Call<'packs:jobs'>
    resolveJob: Call<'packs:resolve-job'>
    exportFile: Call<'packs:export'>
    importFile: Call<'packs:import'>
    accept: Call<'packs:accept'>
    decline: Call<'packs:decline'>
    signers: Call<'packs:signers'>
    forgetSigner: Call<'packs:forget-signer'>
    onChange: Follow<'packs:changed'>
  }
  readonly request: { cancel: Call<'request:cancel'> }
  readonly settings: { all: Call<'settings:all'>; set: Call<'settings:set'>; reset: Call<'settings:reset'>; onChange: Follow<'settings:changed'> }
  readonly health: { drift: Call<'health:drift'> }
}

declare global {
  interface Window {
    readonly dynodesk: Bridge
  }
}
