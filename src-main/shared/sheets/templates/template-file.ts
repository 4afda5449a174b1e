/** A template as a file for another installation: readable JSON with the logo in base64. */
import { fromBase64, toBase64 } from '../../platform/base64'
import { isObject, type JsonObject } from '../../text/json-object'
import type { SheetTemplate } from './template'
import { checkTemplate, TEMPLATE_LIMITS, type BadLogo, type CheckedTemplate } from './validate-template'

const FORMAT = 'dynodesk-sheet-template'
/** Above the size of a template with the largest logo. */
export const TEMPLATE_FILE_LIMIT = Math.ceil((TEMPLATE_LIMITS.logoBytes * 4) / 3) + 262_144

export function templateFile(template: SheetTemplate): string {
  const { shop } = template
  const logo = shop.logo && { type: shop.logo.type, base64: toBase64(shop.logo.bytes) }
  return `${JSON.stringify({ format: FORMAT, ...template, shop: { ...shop, logo } }, null, 2)}\n`
}

/** @param id of the new template; the one in the file may be in use */
export function readTemplateFile(text: string, id: string, badLogo: BadLogo = 'refuse'): CheckedTemplate {
  const wrong: CheckedTemplate = { ok: false, problems: [{ field: '', fault: 'not-a-template', found: '' }] }
  if (text.length > TEMPLATE_FILE_LIMIT) return wrong
  let found: unknown
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return wrong
  }
  if (!isObject(found) || found['format'] !== FORMAT) return wrong
  const { shop } = found
  if (!isObject(shop)) return checkTemplate({ ...found, id }, badLogo)
  const given = shop['logo'] as JsonObject | null | undefined
  const base64 = given?.['base64']
  const logo = given && { type: given['type'], bytes: typeof base64 === 'string' ? fromBase64(base64) : null }
  return checkTemplate({ ...found, id, shop: { ...shop, logo: logo || null } }, badLogo)
}
