/** A template as a file for another installation: readable JSON with the logo in base64. */
import { fromBase64, toBase64 } from '../../platform/base64'
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
  if (typeof found !== 'object' || found === null || (found as Record<string, unknown>)['format'] !== FORMAT)
    return wrong
  const fields = found as Record<string, unknown>
  const shop = fields['shop']
  if (typeof shop !== 'object' || shop === null) return checkTemplate({ ...fields, id }, badLogo)
  const logo = (shop as Record<string, unknown>)['logo'] as Record<string, unknown> | null | undefined
  const base64 = logo?.['base64']
  return checkTemplate(
    {
      ...fields,
      id,
      shop: {
        ...shop,
        logo: logo ? { type: logo['type'], bytes: typeof base64 === 'string' ? fromBase64(base64) : null } : null
      }
    },
    badLogo
  )
}
