import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { orderPageWords as words } from './order-page.words.ts'

interface NotifySwitchProps {
  order: OrderDetail
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function NotifySwitch({ order: { email, canTell }, isOn, onChange }: NotifySwitchProps) {
  const t = useTranslate()
  const hint = canTell ? words.tellHint : words.noMail
  return (
    <Switch
      label={t(words.tell)}
      hint={email ? t(hint)(email) : t(words.noAddress)}
      isOn={isOn && email !== ''}
      disabled={email === ''}
      onChange={onChange}
    />
  )
}
