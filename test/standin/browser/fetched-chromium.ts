/**
 * The Chromium that is fetched from the npm registry where none is installed and none can be
 * (`test/scripts/lib/fetch-chromium.ts`). Linux on x64 only.
 */
import { join, resolve } from 'node:path'

/**
 * A headless Chromium with the libraries that a bare system lacks. The version and its integrity stand here and nowhere
 * else.
 */
export const CHROMIUM_PACKAGE = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='
} as const

/** Named by the version: another version never meets what this one left. */
export const FETCHED_FOLDER = resolve(
  import.meta.dirname,
  `../../../node_modules/.cache/chromium-${CHROMIUM_PACKAGE.version}`
)
/** Sets the libraries and fonts of the package for Chromium alone and becomes it. */
export const FETCHED_CHROMIUM = join(FETCHED_FOLDER, 'chromium-headless-shell')
