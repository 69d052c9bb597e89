import './market-panel.css'
import { marketNames } from '#content/markets.words.ts'
import { readings, type Service, services } from '#content/readings.words.ts'
import { type Regulation, regulations } from '#content/regulations.words.ts'
import type { Market } from '#contract/requests/markets.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { devices } from '../industries/index.ts'
import { esgWords } from './esg.words.ts'

/** One market: its rules, then what we measure for them. */
export function MarketPanel({ market }: { market: Market }) {
  const t = useTranslate()
  const name = t(marketNames[market])
  return (
    <>
      <h2 className="heading mt-12 text-title lg:text-heading">{t(esgWords.regulationsOf)(name)}</h2>
      <ul className="regulations">
        {regulations[market].map((regulation) => (
          <RegulationRow key={regulation.id} regulation={regulation} />
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

function RegulationRow({
  regulation: { id, name, issuer, asks, since, sinceText, isVoluntary },
}: {
  regulation: Regulation
}) {
  const t = useTranslate()
  return (
    <li id={id} tabIndex={-1} className="regulation">
      <p aria-hidden="true" className="regulation-year">
        {Math.floor(since)}
      </p>
      <div className="min-w-0">
        <h3 className="heading text-body">{t(name)}</h3>
        <p className="mt-1">
          <Badge tone={isVoluntary ? 'quiet' : 'signal'}>
            {t(isVoluntary ? esgWords.voluntary : esgWords.mandatory)}
          </Badge>
        </p>
      </div>
      <dl className="regulation-facts">
        <div>
          <dt>{t(esgWords.asks)}</dt>
          <dd>{t(asks)}</dd>
        </div>
        <div>
          <dt>{t(esgWords.since)}</dt>
          <dd>{t(sinceText)}</dd>
        </div>
        <div>
          <dt>{t(esgWords.issuer)}</dt>
          <dd>{t(issuer)}</dd>
        </div>
      </dl>
    </li>
  )
}

function ServiceTable({ services: offered, label }: { services: Service[]; label: string }) {
  const t = useTranslate()
  return (
    <table className="services">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t(esgWords.device)}</th>
          <th scope="col">{t(esgWords.reading)}</th>
          <th scope="col">{t(esgWords.serves)}</th>
        </tr>
      </thead>
      <tbody>
        {offered.map(({ kind, serves }) => (
          <tr key={kind}>
            <th scope="row">
              <DeviceDrawing kind={devices[kind].drawing} />
              <LocalLink to={t(devices[kind].catalogue)} className="link inline-flex min-h-11 items-center">
                {t(devices[kind].name)}
              </LocalLink>
            </th>
            <td data-label={t(esgWords.reading)}>{t(readings[kind])}</td>
            <td data-label={t(esgWords.serves)}>{t(serves)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
