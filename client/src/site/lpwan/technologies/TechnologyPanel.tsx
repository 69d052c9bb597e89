import { type ReactNode, use } from 'react'
import { type TechnologyId, technologies } from '#contract/catalogue/lpwan.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { frequencyText, rangeText } from '../figures.ts'
import { lpwanCopy, networkTypes } from '../lpwan.words.ts'
import { CostStructure } from './CostStructure.tsx'
import { Scenarios } from './Scenarios.tsx'
import { loadTechnologyCopy } from './technology-copy.ts'

/** One technology: figures on the left, judgement on the right, scenarios below. */
export function TechnologyPanel({ id }: { id: TechnologyId }) {
  const t = useTranslate()
  const copy = use(loadTechnologyCopy(id))
  return (
    <div className="technology">
      <div className="technology-head">
        <h3 className="heading text-heading">{technologies[id].name}</h3>
        <p className="measure">{t(copy.description)}</p>
        <p className="technology-best">
          <span className="text-fine text-ink-quiet">{t(lpwanCopy.bestFor)}</span>
          <strong>{t(copy.bestFor)}</strong>
        </p>
      </div>
      <div className="technology-figures">
        <Specifications id={id} message={t(copy.message)} />
        <CostStructure technology={technologies[id]} />
      </div>
      <div className="technology-lists">
        <List title={t(lpwanCopy.features)} items={copy.features} />
        <List title={t(lpwanCopy.advantages)} items={copy.advantages} mark="plus" />
        <List title={t(lpwanCopy.disadvantages)} items={copy.disadvantages} mark="minus" />
        <List title={t(lpwanCopy.realWorld)} items={copy.realWorldConsiderations} />
      </div>
      <Scenarios scenarios={copy.applicationScenarios} />
      <p className="technology-applications">
        <span className="font-semibold">{t(lpwanCopy.applications)}</span>
        {copy.applications.map((application) => (
          <span key={application.en}>{t(application)}</span>
        ))}
      </p>
    </div>
  )
}

function Specifications({ id, message }: { id: TechnologyId; message: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const technology = technologies[id]
  return (
    <section>
      <h4 className="technology-title">{t(lpwanCopy.specifications)}</h4>
      <dl className="technology-entries">
        <Entry name={t(lpwanCopy.range)}>{rangeText(technology)}</Entry>
        <Entry name={t(lpwanCopy.battery)}>{t(lpwanCopy.years)(technology.batteryYears)}</Entry>
        <Entry name={t(lpwanCopy.dataRate)}>{technology.dataRate}</Entry>
        <Entry name={t(lpwanCopy.frequency)}>{frequencyText(technology, language)}</Entry>
        <Entry name={t(lpwanCopy.networkType)}>{t(networkTypes[technology.network])}</Entry>
        <Entry name={t(lpwanCopy.message)}>{message}</Entry>
      </dl>
    </section>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface ListProps {
  title: string
  items: Bilingual[]
  mark?: 'plus' | 'minus'
}

function List({ title, items, mark }: ListProps) {
  const t = useTranslate()
  return (
    <section>
      <h4 className="technology-title">{title}</h4>
      <ul className={`technology-list ${mark ?? ''}`}>
        {items.map((item) => (
          <li key={item.en}>{t(item)}</li>
        ))}
      </ul>
    </section>
  )
}
