import type { Team } from '#contract/content/company.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { Ticks } from '../../ui/figures/Ticks.tsx'

/** Above this number, ticks cannot be told apart. */
const ticksMost = 60
/** Width of a tick including the gap after it, in rem. */
const tickRem = 1.25
const gapRem = 0.25

/** Renders a team as part of a `dl`, with a tick for each person. */
export function TeamEntry({ team: { name, people, text } }: { team: Team }) {
  const localized = useLocalizedText()
  return (
    <div className="py-4 border-b border-hairline">
      <dt className="flex justify-between gap-4 font-semibold">
        <span {...localized(name)} /> <span>{people}</span>
      </dt>
      <dd className="text-ink-quiet">
        {people <= ticksMost && (
          <div className="my-1.5">
            <Ticks count={people} filled={people} width={`${people * tickRem - gapRem}rem`} />
          </div>
        )}
        <span className="whitespace-pre-line" {...localized(text)} />
      </dd>
    </div>
  )
}
