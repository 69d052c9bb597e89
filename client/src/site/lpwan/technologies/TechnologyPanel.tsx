import { type ReactNode, use } from 'react'
import { type TechnologyId, technologies } from '#contract/catalogue/lpwan.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { detailsCopy, networkTypes } from '../details.words.ts'
import { frequencyText, rangeText } from '../figures.ts'
import { CostStructure, entryClass } from './CostStructure.tsx'
import { Scenarios } from './Scenarios.tsx'
import { loadTechnologyCopy } from './technology-copy.ts'

export function TechnologyPanel({ id }: { id: TechnologyId }) {
  const t = useTranslate()
  const copy = use(loadTechnologyCopy(id))
  return (
    <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-3 lg:col-span-full lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
        <h3 className="heading text-heading lg:row-1">{technologies[id].name}</h3>
        <p className="measure lg:col-2 lg:row-[1/span_2]">{t(copy.description)}</p>
        <p className="grid border-l-3 border-signal pl-3 lg:col-1 lg:self-start">
          <span className="text-fine text-ink-quiet">{t(detailsCopy.bestFor)}</span>
          <strong>{t(copy.bestFor)}</strong>
        </p>
      </div>
      <div className="grid content-start gap-8">
        <Specifications id={id} message={t(copy.message)} />
        <CostStructure technology={technologies[id]} />
      </div>
      <div className="sm:columns-2 sm:gap-x-8">
        <List title={t(detailsCopy.features)} items={copy.features} />
        <List title={t(detailsCopy.advantages)} items={copy.advantages} mark="plus" />
        <List title={t(detailsCopy.disadvantages)} items={copy.disadvantages} mark="minus" />
        <List title={t(detailsCopy.realWorld)} items={copy.realWorldConsiderations} />
      </div>
      <Scenarios scenarios={copy.applicationScenarios} />
      <p className="flex flex-wrap gap-x-6 gap-y-1 lg:col-span-full">
        <span className="font-semibold">{t(detailsCopy.applications)}</span>
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
      <h4 className="technology-title">{t(detailsCopy.specifications)}</h4>
      <dl>
        <Entry name={t(detailsCopy.range)}>{rangeText(technology)}</Entry>
        <Entry name={t(detailsCopy.battery)}>{t(detailsCopy.years)(technology.batteryYears)}</Entry>
        <Entry name={t(detailsCopy.dataRate)}>{technology.dataRate}</Entry>
        <Entry name={t(detailsCopy.frequency)}>{frequencyText(technology, language)}</Entry>
        <Entry name={t(detailsCopy.networkType)}>{t(networkTypes[technology.network])}</Entry>
        <Entry name={t(detailsCopy.message)}>{message}</Entry>
      </dl>
    </section>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={entryClass}>
      <dt className="text-ink-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface ListProps {
  title: string
  items: Bilingual[]
  mark?: keyof typeof marks
}

const marks = {
  none: "before:left-0 before:text-edge before:content-['–'/'']",
  plus: "before:left-0 before:font-semibold before:text-signal before:content-['+'/'']",
  minus: "before:left-[0.2rem] before:font-semibold before:text-caution before:content-['!'/'']",
}

function List({ title, items, mark = 'none' }: ListProps) {
  const t = useTranslate()
  return (
    <section className="mb-8 break-inside-avoid">
      <h4 className="technology-title">{title}</h4>
      <ul>
        {items.map((item) => (
          <li
            key={item.en}
            className={`relative border-b border-hairline py-[0.4rem] pl-5 before:absolute ${marks[mark]}`}
          >
            {t(item)}
          </li>
        ))}
      </ul>
    </section>
  )
}
