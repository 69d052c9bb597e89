import { type Span, type Technology, technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SpanBar } from '../../../ui/figures/SpanBar.tsx'
import { detailsCopy } from '../details.words.ts'
import { dollarsText } from '../figures.ts'

export const entryClass = 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-hairline py-2'

export function CostStructure({ technology }: { technology: Technology }) {
  const t = useTranslate()
  const feePeriod = technology.networkFee.per === 'month' ? detailsCopy.perMonth : detailsCopy.perYear
  return (
    <section>
      <h4 className="technology-title">{t(detailsCopy.costStructure)}</h4>
      <dl>
        <Cost name={t(detailsCopy.deviceCost)} technology={technology} spanOf={({ deviceCost }) => deviceCost} />
        <Cost name={t(detailsCopy.gatewayCost)} technology={technology} spanOf={({ gatewayCost }) => gatewayCost} />
        <Cost
          name={t(detailsCopy.networkFee)}
          technology={technology}
          spanOf={({ networkFee }) => networkFee}
          scaleOf={yearlyFee}
          suffix={t(feePeriod)}
          note={technology.gatewayCost ? t(detailsCopy.ownGateway) : undefined}
        />
        <Cost name={t(detailsCopy.setupCost)} technology={technology} spanOf={({ setupCost }) => setupCost} />
        <Cost
          name={t(detailsCopy.maintenanceFee)}
          technology={technology}
          spanOf={({ maintenanceFee }) => maintenanceFee}
          suffix={t(detailsCopy.perYear)}
        />
      </dl>
    </section>
  )
}

/** Converts fees to a year, so that they can be compared. */
function yearlyFee({ networkFee: { low, high, per } }: Technology): Span {
  const times = per === 'month' ? 12 : 1
  return { low: low * times, high: high * times }
}

interface CostProps {
  name: string
  technology: Technology
  spanOf: (technology: Technology) => Span | null
  scaleOf?: (technology: Technology) => Span | null
  suffix?: string
  note?: string | undefined
}

function Cost({ name, technology, spanOf, scaleOf = spanOf, suffix = '', note }: CostProps) {
  const t = useTranslate()
  const span = spanOf(technology)
  const drawn = scaleOf(technology)
  const dearest = Math.max(...technologyIds.map((id) => scaleOf(technologies[id])?.high ?? 0))
  return (
    <div className={entryClass}>
      <dt className="text-ink-quiet">{name}</dt>
      {span && drawn ? (
        <dd>
          {dollarsText(span)}
          <span className="text-ink-quiet">{suffix}</span>
          <SpanBar from={drawn.low / dearest} to={drawn.high / dearest} />
          {note && <span className="text-fine text-ink-quiet">{note}</span>}
        </dd>
      ) : (
        <dd className="text-ink-quiet">{t(detailsCopy.noGateway)}</dd>
      )}
    </div>
  )
}
