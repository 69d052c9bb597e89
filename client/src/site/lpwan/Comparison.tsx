import { type Technology, technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { detailsCopy, networkTypes } from './details.words.ts'
import { frequencyText, logShare, rangeText } from './figures.ts'
import { lpwanCopy } from './lpwan.words.ts'

const all = technologyIds.map((id) => technologies[id])

export function Comparison() {
  const t = useTranslate()
  return (
    <section
      id="comparison"
      tabIndex={-1}
      className="lpwan-section grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <h2 className="heading col-span-full text-title">{t(detailsCopy.comparison)}</h2>
      <div className="min-w-0">
        <ComparisonTable />
        <p className="mt-2 text-fine text-ink-quiet">{t(detailsCopy.bandsNote)}</p>
      </div>
      <figure className="max-lg:mt-4">
        <figcaption className="border-y border-t-ink border-b-hairline py-[0.4rem] text-fine font-semibold">
          {t(detailsCopy.batteryComparison)}
        </figcaption>
        <dl>
          {all.map(({ id, name, batteryPercent }) => (
            <div
              key={id}
              // on wide screens, as high as the table's rows beside them
              className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 border-b border-hairline py-[0.6rem] lg:min-h-[calc(1lh+2.14rem)]"
            >
              <dt>{name}</dt>
              <dd className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-3 text-end">
                <Ticks count={20} filled={batteryPercent / 5} />
                <span>{batteryPercent}%</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-fine text-ink-quiet">{t(detailsCopy.batteryHint)}</p>
      </figure>
    </section>
  )
}

function ComparisonTable() {
  const t = useTranslate()
  const heads = [
    lpwanCopy.technology,
    detailsCopy.range,
    detailsCopy.battery,
    detailsCopy.dataRate,
    detailsCopy.frequency,
    detailsCopy.networkType,
  ]
  return (
    <ScrollRegion label={t(detailsCopy.comparison)}>
      <table className="lpwan-table">
        <caption className="sr-only">{t(detailsCopy.comparison)}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((technology) => (
            <Row key={technology.id} technology={technology} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

// Scales of the bars in the cells.
const kilometres = { low: 1, high: 50 }
const kilobits = { low: 0.1, high: 1000 }

function Row({ technology }: { technology: Technology }) {
  const t = useTranslate()
  const language = useLanguage()
  const { rangeKilometres, kilobitsPerSecond } = technology
  return (
    <tr>
      <th scope="row">{technology.name}</th>
      <td>
        {rangeText(technology)}
        <SpanBar from={logShare(rangeKilometres.low, kilometres)} to={logShare(rangeKilometres.high, kilometres)} />
      </td>
      <td>{t(detailsCopy.years)(technology.batteryYears)}</td>
      <td>
        {technology.dataRate}
        <SpanBar from={logShare(kilobitsPerSecond.low, kilobits)} to={logShare(kilobitsPerSecond.high, kilobits)} />
      </td>
      <td>{frequencyText(technology, language)}</td>
      <td>{t(networkTypes[technology.network])}</td>
    </tr>
  )
}
