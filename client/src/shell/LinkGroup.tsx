import type { NavigationGroup } from '#contract/content/navigation.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useWritten } from '../i18n/useWritten.ts'

/** A group of links below its title, as the footer has it. */
export function LinkGroup({ group: { title, links } }: { group: Pick<NavigationGroup, 'title' | 'links'> }) {
  const written = useWritten()
  return (
    <section>
      <h2 className="text-fine font-semibold" {...written(title)} />
      <ul className="mt-2">
        {links.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may name one page twice
          <li key={index}>
            <LocalLink
              to={to}
              className="flex min-h-11 items-center text-ink-quiet hover:text-signal lg:min-h-8"
              {...written(label)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
