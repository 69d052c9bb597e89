import { checklistGroups } from '#content/lpwan/delivery.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { deliveryCopy } from './delivery.words.ts'

/** A list to go through, in three parts; its ticks are the reader's own, for as long as the page is open. */
export function Checklist() {
  const t = useTranslate()
  return (
    <section id="checklist" tabIndex={-1} className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.checklist)}</h2>
      <p className="mt-1 text-ink-quiet">{t(deliveryCopy.checklistLead)}</p>
      <div className="checklist">
        {checklistGroups.map(({ name, items }) => (
          <section key={name.en}>
            <h3 className="technology-title">{t(name)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.en}>
                  <label>
                    <input type="checkbox" className="size-5" />
                    {t(item)}
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
