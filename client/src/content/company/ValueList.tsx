import type { About } from '#contract/content/company.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'

export function ValueList({ about: { heading, values } }: { about: About }) {
  const localized = useLocalizedText()
  return (
    <section className="mt-16">
      <h2 className="heading text-title" {...localized(heading)} />
      <ol className="[counter-reset:value] mt-3 border-t border-ink">
        {values.map(({ name, text, link }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
            key={index}
            className="grid gap-y-2 gap-x-8 py-5 border-b border-hairline [counter-increment:value] md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_minmax(0,3fr)] lg:items-baseline"
          >
            <h3 className="grid grid-cols-[1.5rem_minmax(0,1fr)] text-body font-semibold before:content-[counter(value)/''] before:text-signal before:font-normal">
              <span {...localized(name)} />
            </h3>
            <div className="lg:contents">
              <p className="max-w-[42em] whitespace-pre-line" {...localized(text)} />
              <LocalLink
                to={link.to}
                className="link touchable lg:min-h-0 lg:justify-self-end"
                {...localized(link.label)}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
