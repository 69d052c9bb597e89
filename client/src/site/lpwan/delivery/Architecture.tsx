import { layers } from '#content/lpwan/delivery.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { deliveryCopy } from './delivery.words.ts'
import { floors } from './floors.tsx'

export function Architecture() {
  const t = useTranslate()
  return (
    <section id="architecture" tabIndex={-1} className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.architecture)}</h2>
      <p className="mt-2 text-ink-quiet">{t(deliveryCopy.architectureLead)}</p>
      <ol className="layers mt-2">
        {layers.map(({ name, task, parts }, index) => {
          const Floor = floors[index]
          return (
            <li key={name.en} className="layer">
              {Floor && <Floor />}
              <div
                className={`grid h-full content-center border-t py-3 ${index === 0 ? 'border-transparent' : 'border-hairline'}`}
              >
                <h3 className="text-body font-semibold">{t(name)}</h3>
                <p>{t(task)}</p>
                <p className="text-fine text-ink-quiet">{t(parts)}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
