import {
  createCachedCatalogue,
  type CachedCatalogue,
  type CachedCatalogueDeps
} from '../../src-main/services/catalogue/cached-catalogue'

type Defaults = 'retention' | 'observe' | 'onUserCall'

/** A cached catalogue that keeps everything for ever, unless told otherwise, and that nobody observes. */
export function cachedCatalogue(
  deps: Omit<CachedCatalogueDeps, Defaults> & Partial<Pick<CachedCatalogueDeps, Defaults>>
): CachedCatalogue {
  return createCachedCatalogue({
    retention: { withRetention: (queries) => queries },
    observe: (calls) => calls,
    onUserCall: () => {},
    ...deps
  })
}
