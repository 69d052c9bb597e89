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
    <nav aria-label={t(solutionsWords.filter)} className="industry-filter">
      <ul>
        {industryChoices.map((choice) => (
          <li key={choice}>
            <LocalLink to={addressOf(choice)} preventScrollReset aria-current={choice === chosen ? 'true' : undefined}>
              <BuildingDrawing industry={choice} />
              <span>{t(industryNames[choice])}</span>
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
