import { type Integration, integrations } from '#content/property/integrations.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { propertyWords } from './property.words.ts'

const columns = ['interface', 'sends', 'reads', 'prepare'] as const

const columnsClass =
  'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)] lg:gap-x-6'

export function Integrations() {
  const t = useTranslate()
  return (
    <section id="integrations" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.integrations)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(propertyWords.integrationsLead)}</p>
      <div
        aria-hidden="true"
        className={`mt-5 border-t border-ink py-2 pl-7.5 text-fine text-ink-quiet max-lg:hidden ${columnsClass}`}
      >
        <span>{t(propertyWords.system)}</span>
        {columns.map((column) => (
          <span key={column}>{t(propertyWords[column])}</span>
        ))}
      </div>
      <ul className="border-l-2 border-signal max-lg:mt-5">
        {integrations.map((integration) => (
          <IntegrationRow key={integration.id} integration={integration} />
        ))}
      </ul>
    </section>
  )
}

function IntegrationRow({ integration }: { integration: Integration }) {
  const t = useTranslate()
  const { name, full } = integration
  const textOf = (column: (typeof columns)[number]) => {
    const value = integration[column]
    return typeof value === 'string' ? value : t(value)
  }
  return (
    <li
      // the branch off the line
      className={`relative border-hairline py-4 pl-7 not-last:border-b before:absolute before:top-[1.85rem] before:left-0 before:h-0.5 before:w-4.5 before:bg-signal ${columnsClass}`}
    >
      <h3>
        <span className="text-body font-semibold lg:block">{typeof name === 'string' ? name : t(name)}</span>{' '}
        <span className="text-fine text-ink-quiet lg:block">{t(full)}</span>
      </h3>
      <dl className="lg:grid lg:col-[2/-1] lg:grid-cols-subgrid">
        {columns.map((column) => (
          <div key={column} className="max-lg:grid max-lg:grid-cols-[5rem_minmax(0,1fr)] max-lg:gap-3 max-lg:pt-1.5">
            <dt className="text-fine text-ink-quiet lg:sr-only">{t(propertyWords[column])}</dt>
            <dd className={column === 'interface' ? 'font-semibold' : undefined}>{textOf(column)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
