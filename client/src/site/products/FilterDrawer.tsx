import { Check, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { textFacets } from '#contract/catalogue/values/product-values.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { catalogueWords } from './catalogue.words.ts'
import type { Choice, ChoiceGroup } from './filter-choices.ts'
import type { Filters } from './useFilters.ts'

interface FilterDrawerProps {
  id: string
  filters: Filters
  groups: ChoiceGroup[]
  total: number | undefined
}

/** Renders filters with their counts in a popover, which opens and closes without JavaScript, too. */
export function FilterDrawer({ id, filters, groups, total }: FilterDrawerProps) {
  const t = useTranslate()
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t(catalogueWords.allFilters)}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] flex-col border-l border-hairline bg-raised text-ink shadow-lift backdrop:bg-ink/25 open:flex"
    >
      <div className="flex items-center justify-between border-b border-hairline py-2 pr-2 pl-4">
        <h2 className="heading text-body">{t(catalogueWords.allFilters)}</h2>
        <Button
          variant="quiet"
          size="icon"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t(catalogueWords.closeFilters)}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-4 pb-4">
        {groups.map((group) => (
          <Group key={group.label} group={group} filters={filters} />
        ))}
        <PriceRange filters={filters} />
        <HiddenFields filters={filters} />
      </div>
      <div className="flex gap-2 border-t border-hairline p-4">
        <Link to={filters.cleared} className={buttonClass('quiet', 'regular', 'underline')}>
          {t(catalogueWords.clearFilters)}
        </Link>
        <Button variant="primary" className="grow noscript:hidden" popoverTarget={id} popoverTargetAction="hide">
          {t(catalogueWords.showResults)(total ?? 0)}
        </Button>
        <Button type="submit" variant="primary" className="grow not-noscript:hidden">
          {t(catalogueWords.applyFilters)}
        </Button>
      </div>
    </div>
  )
}

function Group({ group: { label, choices }, filters }: { group: ChoiceGroup; filters: Filters }) {
  if (choices.length === 0) return null
  return (
    <section aria-label={label} className="mt-4">
      <h3 className="text-fine text-ink-quiet">{label}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.text} className="min-w-0">
            <ChoiceLink choice={choice} filters={filters} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChoiceLink({ choice: { text, count, isChosen, change }, filters }: { choice: Choice; filters: Filters }) {
  const look = isChosen ? 'border-signal bg-signal-soft font-semibold' : ''
  return (
    <Link
      to={filters.linkTo(change)}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={buttonClass('secondary', 'compact', `wrap-anywhere ${look}`)}
    >
      {isChosen && <Check aria-hidden="true" className="size-3.5 shrink-0 text-signal" />}
      {text}
      {count !== undefined && <span className="text-ink-quiet">{count}</span>}
    </Link>
  )
}

/** Amounts are in HKD whatever the reader's currency, because the API compares list prices. */
function PriceRange({ filters: { query, adjust } }: { filters: Filters }) {
  const t = useTranslate()
  const shared = { type: 'number', inputMode: 'decimal', min: 0, className: 'w-full min-w-0' } as const
  return (
    <fieldset className="mt-4 flex items-center gap-2">
      <legend className="mb-1.5 text-fine text-ink-quiet">{t(catalogueWords.priceRange)}</legend>
      <DraftInput
        {...shared}
        name="minPrice"
        aria-label={t(catalogueWords.minPrice)}
        placeholder={t(catalogueWords.minPlaceholder)}
        value={String(query.minPrice ?? '')}
        onCommit={(minPrice) => adjust({ minPrice })}
      />
      <span aria-hidden="true">–</span>
      <DraftInput
        {...shared}
        name="maxPrice"
        aria-label={t(catalogueWords.maxPrice)}
        placeholder={t(catalogueWords.maxPlaceholder)}
        value={String(query.maxPrice ?? '')}
        onCommit={(maxPrice) => adjust({ maxPrice })}
      />
    </fieldset>
  )
}

const linked = [...textFacets.filter((facet) => facet !== 'subcategory'), 'mounting', 'tag', 'inStock'] as const
const measured = ['minBattery', 'minRange'] as const

/** Keeps what is set by links when the form is sent without JavaScript. */
function HiddenFields({ filters: { query } }: { filters: Filters }) {
  return [...linked, ...measured].map(
    (name) => query[name] !== undefined && <input key={name} type="hidden" name={name} value={query[name]} />,
  )
}
