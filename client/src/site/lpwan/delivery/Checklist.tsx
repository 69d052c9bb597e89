import { checklistGroups } from '#content/lpwan/delivery.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { deliveryCopy } from './delivery.words.ts'

/** Renders a checklist; its ticks last until the page is left. */
export function Checklist() {
  const t = useTranslate()
  return (
    <section id="checklist" tabIndex={-1} className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.checklist)}</h2>
      <p className="mt-2 text-ink-quiet">{t(deliveryCopy.checklistLead)}</p>
      <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {checklistGroups.map(({ name, items }) => (
          <section key={name.en}>
            <h3 className="technology-title">{t(name)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.en}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline">
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
