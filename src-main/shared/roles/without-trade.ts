/** Trade data of an engine: only the workshop sees it. */
const TRADE_FIELDS = ['ecu', 'tcu', 'read_tools', 'read_methods'] as const
type TradeField = (typeof TRADE_FIELDS)[number]

export const isTrade = (field: string): field is TradeField => TRADE_FIELDS.some((one) => one === field)

/** The record with null for trade data, as the service sends a field that it leaves out. */
export function withoutTrade<T extends object>(record: T): T {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, isTrade(field) ? null : (value as unknown)])
  ) as T
}
