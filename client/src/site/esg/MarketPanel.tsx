import { marketNames } from '#content/markets.words.ts'
import { readings, type Service, services } from '#content/readings.words.ts'
import type { ShownRegulation } from '#contract/content/regulations.ts'
import type { Market } from '#contract/requests/markets.ts'
import { devices, RegulationRow } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { esgWords } from './esg.words.ts'

interface MarketPanelProps {
  market: Market
  /** Its own. */
  regulations: ShownRegulation[]
}

/** One market: its rules, then what we measure for them. */
export function MarketPanel({ market, regulations }: MarketPanelProps) {
  const t = useTranslate()
  const name = t(marketNames[market])
  return (
    <>
      <h2 className="heading mt-12 text-title lg:text-heading">{t(esgWords.regulationsOf)(name)}</h2>
      {regulations.length === 0 && <p className="measure mt-3 text-ink-quiet">{t(esgWords.noRules)}</p>}
      <ul className="mt-3 border-t border-ink empty:hidden">
        {regulations.map(({ key, ...regulation }) => (
          <RegulationRow key={key} id={key} regulation={regulation} />
        ))}
      </ul>
      <h2 id="readings" tabIndex={-1} className="heading mt-12 text-title">
        {t(esgWords.solutionsOf)(name)}
      </h2>
      <ServiceTable services={services[market]} label={t(esgWords.solutionsOf)(name)} />
      <p className="measure mt-4 text-fine text-ink-quiet">{t(esgWords.disclaimer)}</p>
    </>
  )
}

const cellClass = 'border-hairline max-md:block md:border-t md:py-3 md:pr-6'
/** Led by the column's head, for the eye. */
const labelledCellClass = `${cellClass} max-md:before:block max-md:before:pt-1.5 max-md:before:text-fine max-md:before:text-ink-quiet max-md:before:content-[attr(data-label)/'']`

/** On phones each row becomes a paragraph; the heads stay for screen readers. */
function ServiceTable({ services: offered, label }: { services: Service[]; label: string }) {
  const t = useTranslate()
  return (
    <table className="mt-3 w-full border-collapse border-t border-ink text-left">
      <caption className="sr-only">{label}</caption>
      <thead className="text-fine text-ink-quiet max-md:sr-only">
        <tr>
          <th className="py-2 pr-6 font-normal" scope="col">
            {t(esgWords.device)}
          </th>
          <th className="py-2 pr-6 font-normal" scope="col">
            {t(esgWords.reading)}
          </th>
          <th className="py-2 pr-6 font-normal" scope="col">
            {t(esgWords.serves)}
          </th>
        </tr>
      </thead>
      <tbody>
        {offered.map(({ kind, serves }) => (
          <tr key={kind} className="border-hairline max-md:block max-md:border-t max-md:py-3">
            <th className={`${cellClass} font-semibold max-lg:align-top md:w-36 lg:w-72`} scope="row">
              <DeviceDrawing
                kind={devices[kind].drawing}
                className="mr-3 inline-block w-20 align-middle md:max-lg:mr-0 md:max-lg:block"
              />
              <LocalLink to={t(devices[kind].catalogue)} className="link touchable">
                {t(devices[kind].name)}
              </LocalLink>
            </th>
            <td className={`${labelledCellClass} md:w-[30%]`} data-label={t(esgWords.reading)}>
              {t(readings[kind])}
            </td>
            <td className={labelledCellClass} data-label={t(esgWords.serves)}>
              {t(serves)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
