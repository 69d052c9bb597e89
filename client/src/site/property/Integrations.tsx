import './integrations.css'
import { type Integration, integrations } from '#content/property/integrations.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { propertyWords } from './property.words.ts'

const columns = ['interface', 'sends', 'reads', 'prepare'] as const

/** The systems that we connect to, tapped off one line, and how each is done. */
export function Integrations() {
  const t = useTranslate()
  return (
    <section id="integrations" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.integrations)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(propertyWords.integrationsLead)}</p>
      <div aria-hidden="true" className="integration-heads">
        <span>{t(propertyWords.system)}</span>
        {columns.map((column) => (
          <span key={column}>{t(propertyWords[column])}</span>
        ))}
      </div>
      <ul className="integrations">
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
    <li className="integration">
      <h3>
        <span className="text-body font-semibold">{typeof name === 'string' ? name : t(name)}</span>{' '}
        <span className="text-fine text-ink-quiet">{t(full)}</span>
      </h3>
      <dl>
        {columns.map((column) => (
          <div key={column}>
            <dt>{t(propertyWords[column])}</dt>
            <dd className={column === 'interface' ? 'font-semibold' : undefined}>{textOf(column)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
