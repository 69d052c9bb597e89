import type { Scenario } from '#content/technologies/technology.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { detailsCopy } from '../details.words.ts'

export function Scenarios({ scenarios }: { scenarios: Scenario[] }) {
  const t = useTranslate()
  return (
    <section className="lg:col-span-full">
      <h4 className="technology-title">{t(detailsCopy.scenarios)}</h4>
      <ul className="grid lg:grid-cols-3 lg:gap-x-12">
        {scenarios.map((scenario) => (
          <li key={scenario.scenario.en} className="border-hairline py-4 max-lg:border-b">
            <h5 className="text-body leading-snug font-semibold">{t(scenario.scenario)}</h5>
            <p>{t(scenario.description)}</p>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-fine *:odd:text-ink-quiet">
              <dt>{t(detailsCopy.devices)}</dt>
              <dd>{t(scenario.devices)}</dd>
              <dt>{t(detailsCopy.benefits)}</dt>
              <dd>{t(scenario.benefits)}</dd>
              <dt>{t(detailsCopy.considerations)}</dt>
              <dd>{t(scenario.considerations)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
