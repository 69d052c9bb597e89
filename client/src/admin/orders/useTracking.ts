import { trackingUrl } from '#contract/catalogue/carriers.ts'
import type { StaffOrder } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useToast } from '../../ui/Toast.tsx'
import { tableWords } from '../records/list/index.ts'
import { ordersWords as words } from '../words/orders.words.ts'

type Parcel = Pick<StaffOrder, 'status' | 'carrier' | 'trackingNumber'>

/** Returns the carrier's tracking URL; undefined where there is none, and `explain` then tells the reader why. */
export function useTracking({ status, carrier, trackingNumber }: Parcel): {
  url: string | undefined
  explain: () => void
} {
  const t = useTranslate()
  const toast = useToast()
  const copy = useCopy()
  function explain() {
    if (trackingNumber) {
      const copyIt = () =>
        void copy(trackingNumber, { done: t(words.copied)(trackingNumber), failed: t(tableWords.copyFailed) })
      const action = { label: t(words.copyNumber), onAct: copyIt }
      return toast(t(words.unknownCarrier)(carrier), 'failure', t(words.trackingIs)(trackingNumber), action)
    }
    const isSent = status === 'partly_shipped' || status === 'shipped' || status === 'delivered'
    if (isSent) toast(t(words.noTracking), 'failure', status === 'shipped' ? t(words.noTrackingDetail) : undefined)
    else toast(t(words.notShipped), 'failure')
  }
  return { url: trackingUrl(carrier, trackingNumber) ?? undefined, explain }
}
