import { CachedCatalogue, type CachedCatalogueDeps } from '../../src-main/services/catalogue/cached-catalogue'

type Defaults = 'hasWrongPath' | 'retention' | 'subscriptionEnded' | 'observe' | 'onUserCall'

/** A cached catalogue that deletes and withholds nothing, with the given dependencies. */
export function cachedCatalogue(
  deps: Omit<CachedCatalogueDeps, Defaults> & Partial<Pick<CachedCatalogueDeps, Defaults>>
): CachedCatalogue {
  return new CachedCatalogue({
    hasWrongPath: () => false,
    retention: () => ({ keepMs: null, readAfterEnd: true }),
    subscriptionEnded: () => false,
    observe: (calls) => calls,
    onUserCall: () => {},
    ...deps
  })
}
