import { CachedCatalogue, type CachedCatalogueDeps } from '../../src-main/services/catalogue/cached-catalogue'

type Defaults = 'retention' | 'subscriptionEnded' | 'observe' | 'onUserCall'

/** A cached catalogue that keeps everything for ever, unless told otherwise, and that nobody observes. */
export function cachedCatalogue(
  deps: Omit<CachedCatalogueDeps, Defaults> & Partial<Pick<CachedCatalogueDeps, Defaults>>
): CachedCatalogue {
  return new CachedCatalogue({
    retention: () => ({ keepMs: null, readAfterEnd: true }),
    subscriptionEnded: () => false,
    observe: (calls) => calls,
    onUserCall: () => {},
    ...deps
  })
}
