import { type DeviceState, deviceStateWords } from '#contract/sales/devices.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'

const tones = {
  packed: 'caution',
  shipped: 'signal',
  returned: 'caution',
  replaced: 'quiet',
  scrapped: 'quiet',
} as const satisfies Record<DeviceState, string>

export function DeviceStateBadge({ state }: { state: DeviceState }) {
  return <Badge tone={tones[state]}>{useTranslate()(deviceStateWords[state])}</Badge>
}
