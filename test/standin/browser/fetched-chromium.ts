/**
 * The Chromium fetched from the npm registry if none is installed and none can be
 * (`test/scripts/lib/fetch-chromium.ts`). Linux on x64 only.
 */
import { join, resolve } from 'node:path'

/** A headless Chromium with the libraries that a bare system lacks. The only place of its version and integrity. */
export const CHROMIUM_PACKAGE = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='
} as const

/** One folder per version. */
export const FETCHED_FOLDER = resolve(
  import.meta.dirname,
  `../../../node_modules/.cache/chromium-${CHROMIUM_PACKAGE.version}`
)
/** A script that sets the package's libraries and fonts for Chromium alone and executes it. */
export const FETCHED_CHROMIUM = join(FETCHED_FOLDER, 'chromium-headless-shell')
