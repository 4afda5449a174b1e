/** The shop's templates, name, logo, option rules and proven printers; stored in the user store. */
import { done, failed, type Result } from '../../contract/failures'
import type { Input } from '../../contract/channel-map'
import type { PrintedSheet, PrinterEntry } from '../../contract/channels/sheets'
import { fromBase64, toBase64 } from '../../shared/platform/base64'
import { fileStem } from '../../shared/export/file-name'
import type { Log } from '../../shared/ports/system/log'
import type { PrintPort } from '../../shared/ports/print/printer'
import { isObject } from '../../shared/text/json-object'
import { sniffImage } from '../../shared/pictures/image-type'
import { ruleMark, type OptionRule } from '../../shared/sheets/rules/option-rules'
import { readRules } from '../../shared/sheets/rules/read-rules'
import { withLaterChanges } from '../../shared/workspace/list-changes'
import type { Paper } from '../../shared/sheets/snapshot'
import { hasShop, NO_SHOP, type SheetTemplate, type Shop } from '../../shared/sheets/templates/template'
import {
  checkShopDetails,
  checkTemplate,
  logoFault,
  type TemplateProblem
} from '../../shared/sheets/templates/validate-template'
import { readTemplateFile, TEMPLATE_FILE_LIMIT, templateFile } from '../../shared/sheets/templates/template-file'
import { BUILT_IN_TEMPLATES, isBuiltIn, withShop } from '../../shared/sheets/templates/built-in-templates'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { storeResult } from '../store-result'

interface SheetTemplatesDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue' | 'changeEntries' | 'changeList'>
  readonly printing: PrintPort
  readonly log: Log
  newId(): string
  /** A page that shows whether a printer reproduces sizes, greys and fonts. */
  testPage(paper: Paper): Promise<Uint8Array | null>
  /** Dialogs; null: cancelled. */
  chooseTarget(suggestedName: string): Promise<string | null>
  /** The file that the system `opened`, or one from the file dialog. */
  chooseTemplate(opened: boolean): Promise<string | null>
  chooseImage(): Promise<string | null>
  readFile(file: string, mostBytes: number): Promise<Uint8Array | null>
  write(file: string, bytes: Uint8Array): Promise<Result<{ file: string }>>
}

const MAX_TEMPLATES = 100
const MAX_LOGO_BYTES = 1024 * 1024
const BLOCK_ALL: readonly OptionRule[] = [{ code: '*', country: '*', action: 'block', notice: {} }]
const refused = (reason: string, more: Readonly<Record<string, string | number>> = {}) =>
  failed('sheet', { params: { reason, ...more } })

const invalidTemplate = ([first]: readonly TemplateProblem[]) =>
  refused('template', { field: first?.field ?? '', fault: first?.fault ?? '', found: first?.found ?? '' })

/** Stores a template that other computers may change too. False: templates are not shared. */
type EditSharedTemplate = (id: string, file: string, seen: string) => Promise<boolean>

export class SheetTemplates {
  readonly #deps: SheetTemplatesDeps
  #editShared: EditSharedTemplate | null = null

  constructor(deps: SheetTemplatesDeps) {
    this.#deps = deps
  }

  /** Shared work is created after the sheets. */
  share(edit: EditSharedTemplate): void {
    this.#editShared = edit
  }

  /** With this installation's shop, if the template has none. null: unknown id. */
  async template(id: string): Promise<SheetTemplate | null> {
    const found = (await this.#all()).find((one) => one.id === id)
    if (!found) return null
    const shop = await this.#shop()
    return hasShop(found.shop) ? found : withShop(found, shop)
  }

  /** The shop's own rules; `applyRules` adds the built-in ones. */
  async rules(): Promise<readonly OptionRule[]> {
    const found = await this.#deps.userStore.value('sheet.rules')
    const read = found === null ? [] : readRules(found)
    if (read) return read
    // unreadable rules must not allow every option
    this.#deps.log.error('sheet.rules', { problem: 'unreadable' })
    return BLOCK_ALL
  }

  async isProven(printer: string): Promise<boolean> {
    return (await this.#provenPrinters()).includes(printer)
  }

  /** As stored, without this installation's shop filled in. */
  templates(): Promise<Result<readonly SheetTemplate[]>> {
    return this.#withStore('sheet.templates', async () => done(await this.#all()))
  }

  /** @param seen the template that the person changed; null: a new one */
  save(template: SheetTemplate, seen: SheetTemplate | null = null): Promise<Result<readonly SheetTemplate[]>> {
    return this.#withStore('sheet.templates', async () => {
      if (isBuiltIn(template.id)) return refused('built-in')
      const checked = checkTemplate(template)
      if (!checked.ok) return invalidTemplate(checked.problems)
      const others = (await this.#own()).filter(({ id }) => id !== template.id)
      if (others.length >= MAX_TEMPLATES) return refused('too-many')
      const isStored = seen !== null && (await this.#storeShared(checked.template, seen))
      if (!isStored) await this.#store(checked.template)
      return done(await this.#all())
    })
  }

  remove(id: string): Promise<Result<readonly SheetTemplate[]>> {
    return this.#withStore('sheet.templates', async () => {
      if (isBuiltIn(id)) return refused('built-in')
      await this.#deps.userStore.changeEntries('sheet.templates', {}, [id])
      return done(await this.#all())
    })
  }

  exportTemplate(id: string): Promise<Result<{ file: string } | null>> {
    return this.#withStore<{ file: string } | null>('sheet.template-file', async () => {
      const found = (await this.#all()).find((one) => one.id === id)
      if (!found) return refused('no-template')
      const file = await this.#deps.chooseTarget(fileStem(found.name, 'template'))
      return file === null ? done(null) : this.#deps.write(file, new TextEncoder().encode(templateFile(found)))
    })
  }

  /** Imports under a new id, so that no template is replaced. */
  importTemplate({ opened }: Input<'sheets:import-template'>): Promise<Result<SheetTemplate | null>> {
    return this.#withStore<SheetTemplate | null>('sheet.template-file', async () => {
      const file = await this.#deps.chooseTemplate(opened)
      if (file === null) return done(null)
      const bytes = await this.#deps.readFile(file, TEMPLATE_FILE_LIMIT)
      const read = bytes && readTemplateFile(new TextDecoder().decode(bytes), this.#deps.newId())
      if (!read) return refused('template-size')
      if (!read.ok) return invalidTemplate(read.problems)
      const own = await this.#own()
      if (own.length >= MAX_TEMPLATES) return refused('too-many')
      await this.#store(read.template)
      return done(read.template)
    })
  }

  pickLogo(): Promise<Result<{ type: string; bytes: Uint8Array } | null>> {
    return this.#withStore<{ type: string; bytes: Uint8Array } | null>('sheet.logo', async () => {
      const file = await this.#deps.chooseImage()
      if (file === null) return done(null)
      const bytes = await this.#deps.readFile(file, MAX_LOGO_BYTES)
      const type = bytes && sniffImage(bytes)
      if (!bytes || !type) return refused('logo')
      const fault = logoFault(type, bytes)
      return fault === null ? done({ type, bytes }) : refused(fault === 'logo-harmful' ? fault : 'logo')
    })
  }

  shop(): Promise<Result<Shop>> {
    return this.#withStore('sheet.shop', async () => done(await this.#shop()))
  }

  setShop(given: Shop): Promise<Result<Shop>> {
    return this.#withStore('sheet.shop', async () => {
      const checked = checkShopDetails(given)
      if (!checked.ok) return invalidTemplate(checked.problems)
      await this.#deps.userStore.setValue('sheet.shop', serializeShop(checked.shop))
      return done(checked.shop)
    })
  }

  allRules(): Promise<Result<readonly OptionRule[]>> {
    return this.#withStore('sheet.rules', async () => done(await this.rules()))
  }

  /** @param marks of the rules that the editor showed: what another window changed since stays changed */
  setRules(given: readonly OptionRule[], marks: readonly string[]): Promise<Result<readonly OptionRule[]>> {
    return this.#withStore('sheet.rules', async () => {
      const { userStore } = this.#deps
      const stored = await this.rules()
      const seen = [...given, ...stored].filter((rule) => marks.includes(ruleMark(rule)))
      const next = readRules(withLaterChanges(given, seen, stored))
      if (!readRules(given) || !next) return refused('rules')
      // unreadable ones are replaced as a whole
      await (stored === BLOCK_ALL
        ? userStore.setValue('sheet.rules', next)
        : userStore.changeList('sheet.rules', given, seen))
      return done(await this.rules())
    })
  }

  printers(): Promise<Result<readonly PrinterEntry[]>> {
    return this.#withStore('sheet.printers', async () => done(await this.#printers()))
  }

  testPage(printer: string, paper: Paper): Promise<Result<PrintedSheet>> {
    return this.#withStore<PrintedSheet>('sheet.printers', async () => {
      const pdf = await this.#deps.testPage(paper)
      if (!pdf) return refused('paper')
      const outcome = await this.#deps.printing.print(pdf, {
        paper,
        orientation: 'portrait',
        printer,
        purpose: 'test-page',
        title: 'Dynodesk'
      })
      return outcome === 'failed' || outcome === 'no-printer' || outcome === 'unproven'
        ? refused('printer', { printer })
        : done({ outcome })
    })
  }

  prove(printer: string, yes: boolean): Promise<Result<readonly PrinterEntry[]>> {
    return this.#withStore('sheet.printers', async () => {
      const others = (await this.#provenPrinters()).filter((name) => name !== printer)
      await this.#deps.userStore.setValue('sheet.printers', yes ? [...others, printer] : others)
      return done(await this.#printers())
    })
  }

  #withStore<T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    return storeResult(this.#deps.log, event, work)
  }

  async #all(): Promise<readonly SheetTemplate[]> {
    return [...BUILT_IN_TEMPLATES, ...(await this.#own())]
  }

  /** The shop's own templates, stored as template files. */
  async #own(): Promise<readonly SheetTemplate[]> {
    const { userStore, log } = this.#deps
    const found = await userStore.value('sheet.templates')
    if (typeof found !== 'object' || found === null) return []
    return Object.entries(found).flatMap(([id, text]): SheetTemplate[] => {
      let read = readTemplateFile(String(text), id)
      if (!read.ok) {
        log.warn('sheet.template', { problems: read.problems.map(({ field, fault }) => `${field}: ${fault}`) })
        // a logo that an earlier version accepted must not be shown; the file stays, which other computers may share
        read = readTemplateFile(String(text), id, 'drop')
      }
      return read.ok ? [read.template] : []
    })
  }

  #store(template: SheetTemplate): Promise<void> {
    return this.#deps.userStore.changeEntries('sheet.templates', { [template.id]: templateFile(template) }, [])
  }

  /** False: templates are not shared. */
  async #storeShared(template: SheetTemplate, seen: SheetTemplate): Promise<boolean> {
    const found = await this.#deps.userStore.value('sheet.templates')
    const text: unknown = isObject(found) ? found[seen.id] : null
    const stored = readTemplateFile(String(text), seen.id, 'drop')
    // the same template may be written in another way
    const checked = checkTemplate(seen, 'drop')
    const seenText = templateFile(checked.ok ? checked.template : seen)
    const isSeen = typeof text === 'string' && stored.ok && templateFile(stored.template) === seenText
    return (await this.#editShared?.(template.id, templateFile(template), isSeen ? text : seenText)) ?? false
  }

  async #shop(): Promise<Shop> {
    const { userStore, log } = this.#deps
    const stored = parseShop(await userStore.value('sheet.shop'))
    const found = checkShopDetails(stored, 'drop')
    if (!found.ok) return NO_SHOP
    if ((stored as Shop).logo && !found.shop.logo) {
      log.warn('sheet.logo', { dropped: 'shop' })
      await userStore.setValue('sheet.shop', serializeShop(found.shop))
    }
    return found.shop
  }

  async #provenPrinters(): Promise<readonly string[]> {
    const found = await this.#deps.userStore.value('sheet.printers')
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === 'string') : []
  }

  async #printers(): Promise<readonly PrinterEntry[]> {
    const proven = await this.#provenPrinters()
    const found = await this.#deps.printing.printers()
    return found.map(({ name, label }) => ({ name, label, proven: proven.includes(name) }))
  }
}

/** Bytes as base64 for JSON. */
const serializeShop = ({ logo, ...rest }: Shop) => ({
  ...rest,
  logo: logo && { type: logo.type, base64: toBase64(logo.bytes) }
})

/** Reverses `serializeShop`; `checkShopDetails` validates the result. */
function parseShop(value: unknown): unknown {
  const logo = (value as { logo?: { type?: unknown; base64?: unknown } | null } | null)?.logo
  return logo
    ? {
        ...(value as object),
        logo: { type: logo.type, bytes: typeof logo.base64 === 'string' ? fromBase64(logo.base64) : null }
      }
    : value
}
