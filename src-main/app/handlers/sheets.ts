import { done, failed } from '../../contract/failures'
import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerSheetHandlers(ipc: HandlerRegistry, { sheets, customer, windows }: UseCases): void {
  const { service, templates, batch } = sheets
  ipc.handle('sheets:draft', (input) => service.draft(input))
  ipc.handle('sheets:layout', ({ draftId }) => service.layout(draftId))
  ipc.handle('sheets:release', ({ draftId }) => {
    service.release(draftId)
    return null
  })
  ipc.handle('sheets:make', ({ draftId }) => service.makeDraft(draftId))
  ipc.handle('sheets:pin', (input) => service.pin(input))
  ipc.handle('sheets:save-pdf', ({ number }) => service.stored.savePdf(number))
  ipc.handle('sheets:drag', async ({ number }, { senderId }) => {
    const pdf = await service.stored.savedPdf(number)
    if (pdf === null) return failed('sheet', { params: { reason: 'unreadable' } })
    await windows.drag(senderId, number, pdf)
    return done(null)
  })
  ipc.handle('sheets:print', ({ number, printer }) => service.stored.print(number, printer))
  ipc.handle('sheets:list', ({ query, limit }) => service.stored.list(query, limit))
  ipc.handle('sheets:open', ({ number }, { senderId }) => service.stored.open(number, senderId))
  ipc.onPageGone((senderId) => service.stored.release(senderId))
  ipc.handle('sheets:remove', ({ number }) => service.stored.remove(number))
  ipc.handle('sheets:templates', () => templates.templates())
  ipc.handle('sheets:save-template', ({ template, seen }) => templates.save(template, seen))
  ipc.handle('sheets:remove-template', ({ id }) => templates.remove(id))
  ipc.handle('sheets:export-template', ({ id }) => templates.exportTemplate(id))
  ipc.handle('sheets:import-template', (input) => templates.importTemplate(input))
  ipc.handle('sheets:pick-logo', () => templates.pickLogo())
  ipc.handle('sheets:shop', () => templates.shop())
  ipc.handle('sheets:set-shop', ({ shop }) => templates.setShop(shop))
  ipc.handle('sheets:rules', () => templates.allRules())
  ipc.handle('sheets:set-rules', ({ rules, seen }) => templates.setRules(rules, seen))
  ipc.handle('sheets:batch', (input) => batch.start(input))
  ipc.handle('sheets:cancel-batch', ({ id }) => batch.cancel(id))
  ipc.handle('sheets:printers', () => templates.printers())
  ipc.handle('sheets:test-page', ({ printer, paper }) => templates.testPage(printer, paper))
  ipc.handle('sheets:prove-printer', ({ printer, proven }) => templates.prove(printer, proven))

  ipc.handle('customer:show', (input) => customer.show(input))
  ipc.handle('customer:hide', () => customer.hide())
  ipc.handle('customer:state', () => customer.state())
  ipc.handle('customer:displays', () => customer.displays())
}
