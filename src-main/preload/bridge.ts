/**
 * The window's object, built from the two things it needs of Electron. A method for each channel and nothing besides:
 * no way to name a channel
 * from the page, no event objects, no secrets. Inputs are checked in main, not here.
 */
import type { IpcRenderer, IpcRendererEvent } from 'electron'
import type { Bridge } from '../contract/bridge'
import type { ChannelName, Input, Output, TopicName, Topics } from '../contract/channel-map'

type Without = { [C in ChannelName]: Input<C> extends void ? C : never }[ChannelName]
type With = Exclude<ChannelName, Without>

export function createBridge(ipc: Pick<IpcRenderer, 'invoke' | 'on' | 'off'>): Bridge {
  /** A channel without input: whatever the page passes (a click event, say) stays in the page. */
  const get =
    <C extends Without>(channel: C) =>
    (): Promise<Output<C>> =>
      ipc.invoke(channel) as Promise<Output<C>>
  const ask =
    <C extends With>(channel: C) =>
    (input: Input<C>): Promise<Output<C>> =>
      ipc.invoke(channel, input) as Promise<Output<C>>
  const follow =
    <T extends TopicName>(topic: T) =>
    (listener: (payload: Topics[T]) => void): (() => void) => {
      // functions change identity on their way across the bridge: only this wrapper can be taken away again
      const heard = (_event: IpcRendererEvent, payload: Topics[T]): void => listener(payload)
      ipc.on(topic, heard)
      return () => void ipc.off(topic, heard)
    }

  return {
    app: {
      info: get('app:info'),
      notices: get('app:notices'),
      ready: get('app:ready'),
      place: get('app:place'),
      setPlace: ask('app:set-place'),
      onNotice: follow('notice:added'),
      onLanguage: follow('language:changed'),
      onCommand: follow('menu:command')
    },
    connection: {
      state: get('connection:state'),
      connect: ask('connection:connect'),
      demo: get('connection:demo'),
      check: get('connection:check'),
      forget: get('connection:forget'),
      onChange: follow('connection:changed')
    },
    proxy: { question: get('proxy:question'), answer: ask('proxy:answer'), onAsked: follow('proxy:asked') },
    budget: { state: get('budget:state'), onChange: follow('budget:changed') },
    catalogue: {
      types: ask('catalogue:types'),
      manufacturers: ask('catalogue:manufacturers'),
      models: ask('catalogue:models'),
      generations: ask('catalogue:generations'),
      engines: ask('catalogue:engines'),
      held: ask('catalogue:held'),
      engine: ask('catalogue:engine'),
      performance: ask('catalogue:performance'),
      view: ask('catalogue:view'),
      complete: ask('catalogue:complete'),
      pathNames: ask('catalogue:path-names'),
      locate: ask('catalogue:locate'),
      raw: ask('catalogue:raw'),
      readable: ask('catalogue:readable'),
      onUpdated: follow('catalogue:updated')
    },
    search: {
      catalogue: ask('search:catalogue'),
      engines: ask('search:engines'),
      desk: ask('search:desk'),
      synonyms: get('search:synonyms'),
      setSynonyms: ask('search:set-synonyms'),
      saved: get('search:saved'),
      save: ask('search:save'),
      unsave: ask('search:unsave'),
      looked: ask('search:looked'),
      history: get('search:history'),
      remember: ask('search:remember'),
      clearHistory: get('search:clear-history')
    },
    desk: {
      favourites: get('desk:favourites'),
      addFavourite: ask('desk:add-favourite'),
      removeFavourite: ask('desk:remove-favourite'),
      recents: get('desk:recents'),
      addRecent: ask('desk:add-recent'),
      note: ask('desk:note'),
      setNote: ask('desk:set-note'),
      storage: get('desk:storage'),
      clear: get('desk:clear'),
      onFavourites: follow('desk:favourites-changed')
    },
    packs: {
      plan: ask('packs:plan'),
      learn: ask('packs:learn'),
      start: ask('packs:start'),
      all: get('packs:all'),
      pause: ask('packs:pause'),
      resume: ask('packs:resume'),
      cancel: ask('packs:cancel'),
      dismiss: ask('packs:dismiss'),
      readiness: ask('packs:readiness'),
      jobs: ask('packs:jobs'),
      resolveJob: ask('packs:resolve-job'),
      exportFile: ask('packs:export'),
      importFile: ask('packs:import'),
      accept: ask('packs:accept'),
      decline: ask('packs:decline'),
      signers: get('packs:signers'),
      forgetSigner: ask('packs:forget-signer'),
      onChange: follow('packs:changed')
    },
    compare: {
      entries: get('compare:entries'),
      add: ask('compare:add'),
      remove: ask('compare:remove'),
      set: ask('compare:set'),
      onChange: follow('compare:changed')
    },
    files: { save: ask('files:save'), copy: ask('files:copy') },
    sheets: {
      draft: ask('sheets:draft'),
      layout: ask('sheets:layout'),
      release: ask('sheets:release'),
      make: ask('sheets:make'),
      savePdf: ask('sheets:save-pdf'),
      print: ask('sheets:print'),
      list: ask('sheets:list'),
      open: ask('sheets:open'),
      remove: ask('sheets:remove'),
      templates: get('sheets:templates'),
      saveTemplate: ask('sheets:save-template'),
      removeTemplate: ask('sheets:remove-template'),
      exportTemplate: ask('sheets:export-template'),
      importTemplate: get('sheets:import-template'),
      pickLogo: get('sheets:pick-logo'),
      shop: get('sheets:shop'),
      setShop: ask('sheets:set-shop'),
      rules: get('sheets:rules'),
      setRules: ask('sheets:set-rules'),
      batch: ask('sheets:batch'),
      cancelBatch: ask('sheets:cancel-batch'),
      printers: get('sheets:printers'),
      testPage: ask('sheets:test-page'),
      provePrinter: ask('sheets:prove-printer'),
      onBatch: follow('sheets:batch-changed'),
      onChange: follow('sheets:changed')
    },
    customer: {
      show: ask('customer:show'),
      hide: get('customer:hide'),
      state: get('customer:state'),
      displays: get('customer:displays'),
      onChange: follow('customer:changed')
    },
    measured: {
      choose: get('measured:choose'),
      preview: ask('measured:preview'),
      keep: ask('measured:keep'),
      runs: ask('measured:runs'),
      remove: ask('measured:remove')
    },
    links: { open: ask('links:open'), mail: ask('links:mail'), onOpened: follow('links:opened') },
    feed: {
      page: ask('feed:page'),
      groups: ask('feed:groups'),
      counts: ask('feed:counts'),
      unread: get('feed:unread'),
      raw: ask('feed:raw'),
      markRead: ask('feed:mark-read'),
      claim: ask('feed:claim'),
      snooze: ask('feed:snooze'),
      note: ask('feed:note'),
      views: get('feed:views'),
      setViews: ask('feed:set-views'),
      purge: ask('feed:purge'),
      sources: get('feed:sources'),
      askSource: ask('feed:ask-source'),
      testSource: ask('feed:test-source'),
      chooseFolder: get('feed:choose-folder'),
      chooseFile: ask('feed:choose-file'),
      logins: get('feed:logins'),
      setLogin: ask('feed:set-login'),
      mappings: get('feed:mappings'),
      workbench: ask('feed:workbench'),
      saveMapping: ask('feed:save-mapping'),
      removeMapping: ask('feed:remove-mapping'),
      undoMapping: get('feed:undo-mapping'),
      replay: ask('feed:replay'),
      demoDay: ask('feed:demo-day'),
      stopReplay: get('feed:stop-replay'),
      holdNotifications: ask('feed:hold-notifications'),
      onChange: follow('feed:changed'),
      onSources: follow('feed:sources-changed'),
      onOpen: follow('feed:open')
    },
    request: { cancel: ask('request:cancel') },
    settings: {
      all: get('settings:all'),
      set: ask('settings:set'),
      reset: ask('settings:reset'),
      onChange: follow('settings:changed')
    },
    health: { drift: get('health:drift') },
    diagnosis: { make: get('diagnosis:make'), save: ask('diagnosis:save') }
  }
}
