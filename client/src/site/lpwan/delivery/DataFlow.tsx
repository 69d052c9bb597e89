import { flowSteps } from '#content/lpwan/delivery.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { deliveryCopy } from './delivery.words.ts'
import { flowDrawings } from './flow-drawings.tsx'

export function DataFlow() {
  const t = useTranslate()
  return (
    <section className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.flow)}</h2>
      <p className="mt-2 text-ink-quiet">{t(deliveryCopy.flowLead)}</p>
      <ol className="mt-6 grid gap-8 md:grid-cols-4 md:gap-6">
        {flowSteps.map(({ name, text, packet }, index) => {
          const Drawing = flowDrawings[index]
          return (
            <li key={name.en} className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-5 md:grid-cols-1">
              <svg className="drawing flow-drawing" viewBox="60 -6 126 120" aria-hidden="true" focusable="false">
                {Drawing && <Drawing />}
              </svg>
              <p className="flow-packet">
                {packet.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
              <h3 className="font-semibold">
                <span className="text-signal">{index + 1}</span> {t(name)}
              </h3>
              <p className="text-ink-quiet">{t(text)}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
