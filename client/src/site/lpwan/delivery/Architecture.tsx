import { useTranslate } from '../../../i18n/language.tsx'
import { ArchitectureDrawing } from './ArchitectureDrawing.tsx'
import { deliveryCopy, layers } from './delivery.copy.ts'

/** Four layers, drawn one above the other, each beside its words. */
export function Architecture() {
  const t = useTranslate()
  return (
    <section className="lpwan-section architecture">
      <header>
        <h2 className="heading text-title">{t(deliveryCopy.architecture)}</h2>
        <p className="mt-1 text-ink-quiet">{t(deliveryCopy.architectureLead)}</p>
      </header>
      <div className="architecture-sheet">
        <ArchitectureDrawing />
        <ol>
          {layers.map(({ name, task, parts }) => (
            <li key={name.en}>
              <h3 className="text-body font-semibold">{t(name)}</h3>
              <p>{t(task)}</p>
              <p className="text-fine text-ink-quiet">{t(parts)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
