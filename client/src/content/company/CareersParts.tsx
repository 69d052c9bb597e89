import type { ReactNode } from 'react'
import type { Careers } from '#contract/content/company.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'

const entryClass =
  'border-b border-hairline py-3.5 [counter-increment:step] lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-6'

export function CareersParts({ careers, children }: { careers: Careers; children?: ReactNode }) {
  const localized = useLocalizedText()
  const { principlesTitle, principles, stepsTitle, steps } = careers
  return (
    <div className="grid gap-16 mt-16 lg:grid-cols-2">
      <section>
        <h2 className="heading text-title" {...localized(principlesTitle)} />
        <dl className="mt-3 border-t border-ink">
          {principles.map(({ name, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
            <div key={index} className={entryClass}>
              <dt className="font-semibold" {...localized(name)} />
              <dd className="whitespace-pre-line" {...localized(text)} />
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="heading text-title" {...localized(stepsTitle)} />
        <ol className="[counter-reset:step] mt-3 border-t border-ink">
          {steps.map(({ name, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
            <li key={index} className={entryClass}>
              <h3
                className="font-semibold before:content-[counter(step)/''] before:mr-3 before:text-signal before:font-normal"
                {...localized(name)}
              />
              <p className="whitespace-pre-line" {...localized(text)} />
            </li>
          ))}
        </ol>
        {children}
      </section>
    </div>
  )
}
