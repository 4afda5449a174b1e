import { words } from '../text/words'

/** The program's files and folders in its data folder; any other entry is reported as 'other'. */
export const OWN_FILES = words(`
  cache.db person.db feed.db feed-session.db settings.json profile.json feed-uptime.json calls logs secrets sheets
  usage.json hosts.json backups backup-copy restore print Crashpad profiles.json profiles updates workspace-computer
  workspace-authority.pem
`)
export const TABLES = words(`
  answers bodies desk_entries desk_queue desk_words engine_details engine_details_texts engines engines_texts events
  favourites generations generations_texts gone holes key_check listings manufacturers manufacturers_texts marks meta
  models models_texts named_values notes origins performances picture_bytes pictures placements profiles recents
  saved_searches searched shared_work sheet_numbers sheets subjects text_blocks types types_texts
`)

export const SYSTEM = words('linux win32 darwin x64 arm64 ia32 electron chromium')
export const ERRORS = words(`
  Error TypeError RangeError ReferenceError SyntaxError EvalError URIError AggregateError AbortError TimeoutError
  DataCloneError NotSupportedError StoreFailure EACCES EADDRINUSE EADDRNOTAVAIL EAGAIN EBADF EBUSY ECONNABORTED
  ECONNREFUSED ECONNRESET EDQUOT EEXIST EFBIG EHOSTUNREACH EINVAL EIO EISDIR EMFILE ENAMETOOLONG ENETDOWN ENETUNREACH
  ENFILE ENODEV ENOENT ENOMEM ENOSPC ENOTDIR ENOTEMPTY ENOTFOUND ENOTSUP ENXIO EPERM EPIPE EROFS ETIMEDOUT ETXTBSY
  EXDEV EAI_AGAIN ERR_SQLITE_ERROR ERR_WORKER_OUT_OF_MEMORY ERR_INVALID_ARG_TYPE ERR_INVALID_ARG_VALUE
  ERR_OUT_OF_RANGE ERR_STREAM_PREMATURE_CLOSE ERR_WORKER_INIT_FAILED
`)
/** Literals of this program in log lines. */
export const LOG_VALUES: readonly string[] = [
  ...words(`
    ok info warn error warning unknown other webhook cache-writer cache-reader cache-check person person-check feed
    feed-reader feed-check facts file-facts unreadable unwritable damaged trim unread synonyms address running waiting
    paused done cancelled reserve refused ledger sender size schema clean-exit abnormal-exit killed oom launch-failed
    integrity-failure denied gone failed age ended effort program system displays timings connection stores files
    sources notices drift log component rejection uncaught crashed memory-eviction GPU Utility Zygote
  `),
  'Network Service',
  'cannot be read',
  'cannot be written',
  'cannot be replaced',
  'cannot be taken over',
  'of another name',
  'unreadable, made anew',
  'locked, another one for this session'
]
/** Calls to the store workers, logged when they are slow or fail. */
export const STORE_CALLS = words(`
  read write engineMarks body names pathsOf search matches readiness picture putPicture touch statistics
  expire clear check checked addFavourite removeFavourite addRecent note setNote searches saveSearch removeSearch
  markSearchSeen addToSearchHistory clearSearchHistory value setValue nextSheet addSheet sheet removeSheet backUp
  copy append page groups counts event raw setRead setMarks rawAfter rewrite addGap purge warm
`)
