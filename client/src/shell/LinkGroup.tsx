import type { NavigationGroup } from '#contract/content/navigation.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'

export function LinkGroup({ group: { title, links } }: { group: Pick<NavigationGroup, 'title' | 'links'> }) {
  const localized = useLocalizedText()
  return (
    <section>
      <h2 className="text-fine font-semibold" {...localized(title)} />
      <ul className="mt-2">
        {links.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may name one page twice
          <li key={index}>
            <LocalLink
              to={to}
              className="flex min-h-11 items-center text-ink-quiet hover:text-signal lg:min-h-8"
              {...localized(label)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
