import { useTranslate } from '../../../i18n/language.tsx'
import { checklistGroups, deliveryCopy } from './delivery.copy.ts'

/** A list to print and fill in, in three parts. */
export function Checklist() {
  const t = useTranslate()
  return (
    <section className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.checklist)}</h2>
      <p className="mt-1 text-ink-quiet">{t(deliveryCopy.checklistLead)}</p>
      <div className="checklist">
        {checklistGroups.map(({ name, items }) => (
          <section key={name.en}>
            <h3 className="technology-title">{t(name)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.en}>{t(item)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
