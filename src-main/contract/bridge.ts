/**
 * The object the preload puts into the window as `window.dynodesk`, grouped by topic. No passage for a channel of any
 * name, no reader of secrets.
 */
import type { ChannelName, Input, Output, TopicName, Topics } from './channel-map'

type Call<C extends ChannelName> =
  Input<C> extends void ? () => Promise<Output<C>> : (input: Input<C>) => Promise<Output<C>>
/** Returns what takes the listener away again. */
type Follow<T extends TopicName> = (listener: (payload: Topics[T]) => void) => () => void

export interface Bridge {
  readonly app: {
    info: Call<'app:info'>
    notices: Call<'app:notices'>
    ready: Call<'app:ready'>
    place: Call<'app:place'>
    setPlace: Call<'app:set-place'>
    onNotice: Follow<'notice:added'>
    onLanguage: Follow<'language:changed'>
    onCommand: Follow<'menu:command'>
  }
  readonly connection: {
    state: Call<'connection:state'>
    connect: Call<'connection:connect'>
    demo: Call<'connection:demo'>
    check: Call<'connection:check'>
    forget: Call<'connection:forget'>
    onChange: Follow<'connection:changed'>
  }
  readonly proxy: { question: Call<'proxy:question'>; answer: Call<'proxy:answer'>; onAsked: Follow<'proxy:asked'> }
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
    view: Call<'catalogue:view'>
    complete: Call<'catalogue:complete'>
    pathNames: Call<'catalogue:path-names'>
    locate: Call<'catalogue:locate'>
    raw: Call<'catalogue:raw'>
    readable: Call<'catalogue:readable'>
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
  readonly compare: {
    entries: Call<'compare:entries'>
    add: Call<'compare:add'>
    remove: Call<'compare:remove'>
    set: Call<'compare:set'>
    onChange: Follow<'compare:changed'>
  }
  readonly files: { save: Call<'files:save'>; copy: Call<'files:copy'> }
  readonly sheets: {
    draft: Call<'sheets:draft'>
    layout: Call<'sheets:layout'>
    release: Call<'sheets:release'>
    make: Call<'sheets:make'>
    savePdf: Call<'sheets:save-pdf'>
    print: Call<'sheets:print'>
    list: Call<'sheets:list'>
    open: Call<'sheets:open'>
    remove: Call<'sheets:remove'>
    templates: Call<'sheets:templates'>
    saveTemplate: Call<'sheets:save-template'>
    removeTemplate: Call<'sheets:remove-template'>
    exportTemplate: Call<'sheets:export-template'>
    importTemplate: Call<'sheets:import-template'>
    pickLogo: Call<'sheets:pick-logo'>
    shop: Call<'sheets:shop'>
    setShop: Call<'sheets:set-shop'>
    rules: Call<'sheets:rules'>
    setRules: Call<'sheets:set-rules'>
    batch: Call<'sheets:batch'>
    cancelBatch: Call<'sheets:cancel-batch'>
    printers: Call<'sheets:printers'>
    testPage: Call<'sheets:test-page'>
    provePrinter: Call<'sheets:prove-printer'>
    onBatch: Follow<'sheets:batch-changed'>
    onChange: Follow<'sheets:changed'>
  }
  readonly customer: {
    show: Call<'customer:show'>
    hide: Call<'customer:hide'>
    state: Call<'customer:state'>
    displays: Call<'customer:displays'>
    onChange: Follow<'customer:changed'>
  }
  readonly measured: {
    choose: Call<'measured:choose'>
    preview: Call<'measured:preview'>
    keep: Call<'measured:keep'>
    runs: Call<'measured:runs'>
    remove: Call<'measured:remove'>
  }
  readonly links: { open: Call<'links:open'>; mail: Call<'links:mail'>; onOpened: Follow<'links:opened'> }
  readonly feed: {
    page: Call<'feed:page'>
    groups: Call<'feed:groups'>
    counts: Call<'feed:counts'>
    unread: Call<'feed:unread'>
    raw: Call<'feed:raw'>
    markRead: Call<'feed:mark-read'>
    claim: Call<'feed:claim'>
    snooze: Call<'feed:snooze'>
    note: Call<'feed:note'>
    views: Call<'feed:views'>
    setViews: Call<'feed:set-views'>
    purge: Call<'feed:purge'>
    sources: Call<'feed:sources'>
    askSource: Call<'feed:ask-source'>
    testSource: Call<'feed:test-source'>
    chooseFolder: Call<'feed:choose-folder'>
    chooseFile: Call<'feed:choose-file'>
    logins: Call<'feed:logins'>
    setLogin: Call<'feed:set-login'>
    mappings: Call<'feed:mappings'>
    workbench: Call<'feed:workbench'>
    saveMapping: Call<'feed:save-mapping'>
    removeMapping: Call<'feed:remove-mapping'>
    undoMapping: Call<'feed:undo-mapping'>
    replay: Call<'feed:replay'>
    demoDay: Call<'feed:demo-day'>
    stopReplay: Call<'feed:stop-replay'>
    holdNotifications: Call<'feed:hold-notifications'>
    onChange: Follow<'feed:changed'>
    onSources: Follow<'feed:sources-changed'>
    onOpen: Follow<'feed:open'>
  }
  readonly request: { cancel: Call<'request:cancel'> }
  readonly settings: {
    all: Call<'settings:all'>
    set: Call<'settings:set'>
    reset: Call<'settings:reset'>
    onChange: Follow<'settings:changed'>
  }
  readonly health: { drift: Call<'health:drift'> }
  readonly diagnosis: { make: Call<'diagnosis:make'>; save: Call<'diagnosis:save'> }
}

declare global {
  interface Window {
    readonly dynodesk: Bridge
  }
}
