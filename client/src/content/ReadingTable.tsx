import { useId } from 'react'
import type { Device } from '#contract/content/choices.ts'
import type { Readings } from '#contract/content/readings.ts'
import { useHasShelf } from '../api/site.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { DeviceDrawing } from '../ui/drawings/DeviceDrawing.tsx'
import { readingWords as words } from './content.words.ts'
import { devices } from './devices.words.ts'

const cellClass = 'border-hairline max-md:block md:border-t md:py-3 md:pr-6'
/** Shows the column's heading before the cell on phones. */
const labelledCellClass = `${cellClass} max-md:before:block max-md:before:pt-1.5 max-md:before:text-fine max-md:before:text-ink-quiet max-md:before:content-[attr(data-label)/'']`

interface ReadingTableProps {
  readings: Readings
  id?: string
}

/**
 * Renders the readings for a market's regulations. On phones each row becomes a paragraph; screen readers keep the
 * headings.
 */
export function ReadingTable({ readings: { title, rows }, id }: ReadingTableProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const named = useId()
  return (
    <section id={id} tabIndex={-1} className="mt-12">
      <h2 id={named} className="heading text-title" {...localized(title)} />
      <table aria-labelledby={named} className="mt-3 w-full border-collapse border-t border-ink text-left">
        <thead className="text-fine text-ink-quiet max-md:sr-only">
          <tr>
            {[words.device, words.reading, words.serves].map((head) => (
              <th key={head.en} className="py-2 pr-6 font-normal" scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ device, reading, serves }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a device may serve twice
            <tr key={index} className="border-hairline max-md:block max-md:border-t max-md:py-3">
              <th className={`${cellClass} font-semibold max-lg:align-top md:w-36 lg:w-72`} scope="row">
                <DeviceDrawing
                  kind={devices[device].drawing}
                  className="mr-3 inline-block w-20 align-middle md:max-lg:mr-0 md:max-lg:block"
                />
                <DeviceName device={device} />
              </th>
              <td className={`${labelledCellClass} md:w-[30%]`} data-label={t(words.reading)} {...localized(reading)} />
              <td
                className={`${labelledCellClass} whitespace-pre-line`}
                data-label={t(words.serves)}
                {...localized(serves)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Links to the device's category in the catalogue if anything is sold in it. */
function DeviceName({ device }: { device: Device }) {
  const t = useTranslate()
  const hasShelf = useHasShelf()
  const { name, catalogue, shelf } = devices[device]
  if (!hasShelf(shelf)) return t(name)
  return (
    <LocalLink to={t(catalogue)} className="link touchable">
      {t(name)}
    </LocalLink>
  )
}
