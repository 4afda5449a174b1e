/**
 * Lets Node run the sources as they are: it strips the types by itself, and here learns that './x' may be './x.ts' or
 * './x/index.ts'.
 */
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL) {
      for (const ending of ['.ts', '/index.ts']) {
        const url = new URL(specifier + ending, context.parentURL)
        if (existsSync(url)) return next(url.href, context)
      }
    }
    return next(specifier, context)
  }
})
