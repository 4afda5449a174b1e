import { useFormat } from '@/composables/format/format'

/** Formats a duration: seconds below 90 s, minutes below 90 min, hours below 48 h, then days. */
export function useDurationText(): (seconds: number) => string {
  const format = useFormat()
  const unit = (value: number, name: 'second' | 'minute' | 'hour' | 'day', digits = 0): string =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  return (seconds) => {
    if (seconds < 90) return unit(Math.ceil(seconds), 'second')
    if (seconds < 90 * 60) return unit(Math.ceil(seconds / 60), 'minute')
    if (seconds < 48 * 3600) return unit(seconds / 3600, 'hour', 1)
    return unit(seconds / 86_400, 'day')
  }
}
