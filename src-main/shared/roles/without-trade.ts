/** Trade data of an engine: only the workshop sees it. */
import { ENGINE_FIELDS, specOf, type EngineField } from '../catalogue/engine-fields'

export const isTrade = (field: string): boolean =>
  Object.hasOwn(ENGINE_FIELDS, field) && specOf(field as EngineField).trade

/** The record with null for trade data, as the service sends a field that it leaves out. */
export function withoutTrade<T extends object>(record: T): T {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, isTrade(field) ? null : (value as unknown)])
  ) as T
}
