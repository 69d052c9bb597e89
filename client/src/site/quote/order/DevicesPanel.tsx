import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { numberText } from '#contract/i18n/formats.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { BuyerDevices } from '#contract/sales/devices.ts'
import { buyerDevicesOptions, joinFileUrl } from '../../../api/forms/buyer-orders.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { useOfferDays } from '../follow/offer-days.ts'
import { deviceWords as words } from './order.words.ts'

const servers = [
  ['the-things-stack', 'The Things Stack'],
  ['chirpstack', 'ChirpStack'],
] as const

/** Renders the devices that were shipped, and their files for join servers; nothing before there are any. */
export function DevicesPanel({ token }: { token: string }) {
  const t = useTranslate()
  const { data } = useQuery(buyerDevicesOptions(token))
  if (!data || data.total === 0) return null
  return (
    <section
      aria-labelledby="buyer-devices"
      className="rounded-panel border border-hairline bg-raised p-5 wrap-anywhere sm:p-6 print:border-0 print:p-0"
    >
      <h2 id="buyer-devices" className="heading text-title">
        {t(words.title)(numberText(data.total))}
      </h2>
      {data.joinable > 0 && (
        <div className="print:hidden">
          <p className="mt-2 text-ink-quiet">{t(words.joinHint)}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {servers.map(([format, name]) => (
              <a
                key={format}
                href={joinFileUrl(token, format)}
                download
                className={buttonClass('secondary', 'compact')}
              >
                <Download aria-hidden="true" className="size-4" />
                {t(words.download)(name)}
              </a>
            ))}
          </div>
        </div>
      )}
      <ul className="mt-3 divide-y divide-hairline">
        {data.items.map((device) => (
          <DeviceItem key={device.serial} device={device} />
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className="mt-3 text-fine text-ink-quiet">{t(words.notShown)(numberText(data.total - data.items.length))}</p>
      )}
    </section>
  )
}

function DeviceItem({ device }: { device: BuyerDevices['items'][number] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { day } = useOfferDays()
  const { serial, devEui, imei, iccid, warrantyEndsOn } = device
  const name = displayText(nameIn(device, language), language)
  const numbers = [devEui !== serial && devEui && `DevEUI ${devEui}`, imei && `IMEI ${imei}`, iccid && `ICCID ${iccid}`]
  return (
    <li className="py-2">
      <span className="block font-semibold">{serial}</span>
      <span className="block text-fine text-ink-quiet">
        <span lang={name.lang}>{name.text}</span>
        {[...numbers, warrantyEndsOn && t(words.warranty)(day(warrantyEndsOn))]
          .filter(Boolean)
          .map((text) => `\u00a0· ${text}`)
          .join('')}
      </span>
    </li>
  )
}
