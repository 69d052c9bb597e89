import type { ProductDetail, Specification } from '#contract/catalogue/products.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { featuresOf, specificationsOf } from '../../catalogue/index.ts'
import { type Claim, isClaimed, textOf } from '../claims.ts'
import { factsWords } from './facts.words.ts'
import { Entry, Section } from './Section.tsx'

const featuresMax = 6

export function Specifications({ product, claims }: { product: ProductDetail; claims: Claim[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const specifications = specificationsOf(product, language).filter((one) => !isClaimed(one, claims))
  if (specifications.length === 0) return null
  return (
    <Section title={t(factsWords.specifications)}>
      {specifications.map((specification) => (
        <Written key={specification.name} name={specification.name} value={textOf(specification)} />
      ))}
    </Section>
  )
}

/** Lists features that are not specifications, too. */
export function Features({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const specifications = specificationsOf(product, language)
  const items = featuresOf(product, language)
    .flatMap((group) => group.items)
    .filter((item) => !specifications.some((one) => isSame(item, one)))
    .slice(0, featuresMax)
  if (items.length === 0) return null
  return (
    <Section title={t(factsWords.features)}>
      {items.map(({ feature, value }) => (
        <Written key={feature} name={feature} value={value} />
      ))}
    </Section>
  )
}

/** "Battery: 10 years" is the same as "Battery life: 10 years". */
function isSame({ feature, value }: { feature: string; value: string }, specification: Specification): boolean {
  const [one, other] = [feature.toLowerCase(), specification.name.toLowerCase()]
  return value === textOf(specification) && (one.includes(other) || other.includes(one))
}

function Written({ name, value }: { name: string; value: string }) {
  const language = useLanguage()
  const [head, shown] = [displayText(name, language), displayText(value, language)]
  return (
    <Entry name={head.text} lang={head.lang ?? shown.lang}>
      {shown.text}
    </Entry>
  )
}
