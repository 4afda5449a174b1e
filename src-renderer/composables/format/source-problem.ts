import { useI18n } from 'vue-i18n'
import type { SourceEntry } from '@contract/channels/feed'
import { useFormat } from './format'

/** Explains why an event source does not run. */
export function useSourceProblemText(): (problem: NonNullable<SourceEntry['problem']>) => string {
  const { t } = useI18n()
  const format = useFormat()
  return ({ code, params = {} }) => {
    const numbers = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' && name !== 'port' && name !== 'status' ? format.number(value) : String(value)
      ])
    )
    const words = t(`feed.problem.${code}`, { port: '', host: '', file: '', ...numbers })
    const detail = params['status'] ?? params['reason']
    return detail === undefined ? words : `${words} ${t('feed.problemSaid', { said: String(detail) })}`
  }
}
