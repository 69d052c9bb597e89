import { type IndustryChoice, industries, industryChoices } from '#content/solutions/industries.ts'
import { industryNames } from '#content/solutions/industries.words.ts'
import { useCases } from '#content/solutions/use-cases.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { addressOf } from '../industries/index.ts'
import { BuildingDrawing } from './buildings/BuildingDrawing.tsx'
import { solutionsWords } from './solutions.words.ts'

/** A street of buildings to choose from. The choice lives in the address, so each is a link. */
export function IndustryFilter({ chosen }: { chosen: IndustryChoice }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(solutionsWords.filter)} className="mt-6">
      {/* One street: the buildings share their ground line, which is thick under the chosen one. */}
      <ul className="grid grid-cols-4 gap-y-2 md:grid-cols-8">
        {industryChoices.map((choice) => (
          <li key={choice}>
            <LocalLink
              className="group grid h-full content-end justify-items-center rounded-t-control px-0.5 pt-2 text-center text-fine leading-[1.3] hover:text-signal aria-[current]:bg-signal-soft aria-[current]:font-semibold aria-[current]:text-signal lg:text-small"
              to={addressOf(choice)}
              aria-current={choice === chosen ? 'true' : undefined}
            >
              <BuildingDrawing industry={choice} />
              <span className="min-h-11 w-full border-t border-edge pt-2.5 group-aria-[current]:border-t-4 group-aria-[current]:border-signal group-aria-[current]:pt-1.75">
                {t(industryNames[choice])}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t(solutionsWords.shown)(t(industryNames[chosen]), countOf(chosen))}
      </p>
    </nav>
  )
}

function countOf(choice: IndustryChoice): number {
  if (choice !== 'all') return useCases[choice].length
  return industries.reduce((sum, industry) => sum + useCases[industry].length, 0)
}
