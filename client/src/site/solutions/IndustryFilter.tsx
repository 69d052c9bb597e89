import type { Industry } from '#contract/content/choices.ts'
import type { ShownIndustry } from '#contract/content/industries.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { BuildingDrawing } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { addressOf } from './industries.ts'
import { solutionsWords } from './solutions.words.ts'

interface IndustryFilterProps {
  industries: ShownIndustry[]
  chosen: ShownIndustry | undefined
}

export function IndustryFilter({ industries, chosen }: IndustryFilterProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const uses = (chosen ? [chosen] : industries).flatMap(({ useCases }) => useCases)
  return (
    <nav aria-label={t(solutionsWords.filter)} className="mt-6">
      {/* One street: the buildings share a ground line, thicker under the chosen one. */}
      <ul className="grid grid-cols-4 gap-y-2 md:grid-cols-8">
        <Choice to={addressOf()} building="all" name={solutionsWords.allIndustries} isChosen={!chosen} />
        {industries.map(({ key, building, name }) => (
          <Choice key={key} to={addressOf(key)} building={building} name={name} isChosen={key === chosen?.key} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t(solutionsWords.shown)(localized(chosen?.name ?? solutionsWords.allIndustries).children, uses.length)}
      </p>
    </nav>
  )
}

interface ChoiceProps {
  to: string
  building: Industry | 'all'
  name: Bilingual
  isChosen: boolean
}

function Choice({ to, building, name, isChosen }: ChoiceProps) {
  const localized = useLocalizedText()
  return (
    <li>
      <LocalLink
        className="group grid h-full content-end justify-items-center rounded-t-control px-0.5 pt-2 text-center text-fine leading-[1.3] hover:text-signal aria-[current]:bg-signal-soft aria-[current]:font-semibold aria-[current]:text-signal lg:text-small"
        to={to}
        aria-current={isChosen ? 'true' : undefined}
      >
        <BuildingDrawing building={building} />
        <span
          className="min-h-11 w-full border-t border-edge pt-2.5 group-aria-[current]:border-t-4 group-aria-[current]:border-signal group-aria-[current]:pt-1.75"
          {...localized(name)}
        />
      </LocalLink>
    </li>
  )
}
