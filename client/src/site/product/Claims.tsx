import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import type { Claim } from './claims.ts'
import { factsWords } from './facts/facts.words.ts'

export function Claims({ claims }: { claims: Claim[] }) {
  const t = useTranslate()
  if (claims.length === 0) return null
  return (
    <section
      aria-label={t(factsWords.claims)}
      className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] border-y border-hairline has-[>:only-child]:max-w-96 md:self-start md:[grid-area:claims]"
    >
      {claims.map((claim) => (
        <Reading key={claim.kind} claim={claim} />
      ))}
    </section>
  )
}

function Reading({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const site = useSite()
  const basis = site?.savingsBasis && t(site.savingsBasis)
  switch (claim.kind) {
    case 'savings':
      return (
        <Fact label={t(factsWords.savings)} value={t(factsWords.savingsValue)} basis={basis}>
          <div className="mt-auto grid gap-1.5 pt-3">
            <Scale label={t(factsWords.competitors)} filled={10} tone="ink" />
            <Scale label={t(factsWords.ours)} filled={(100 - claim.percent) / 10} />
          </div>
        </Fact>
      )
    case 'battery':
      return <Fact label={t(factsWords.battery)} value={claim.text ?? t(factsWords.years)(claim.years)} />
    case 'range':
      return <Fact label={t(factsWords.range)} value={claim.text ?? `${claim.kilometres} km`} />
    case 'protection':
      return (
        <Fact
          label={t(factsWords.protection)}
          value={claim.text}
          basis={t(factsWords.against)(claim.dust, claim.water)}
        />
      )
  }
}

interface FactProps {
  label: string
  value: string
  /** Meaning of the value, or its reference. */
  basis?: string | null | undefined
  children?: ReactNode
}

function Fact({ label, value, basis, children }: FactProps) {
  return (
    <div className="flex max-w-96 flex-col p-4 shadow-[-1px_-1px_0_var(--hairline)] last:shadow-[-1px_-1px_0_var(--hairline),1px_0_0_var(--hairline)]">
      <p className="text-fine text-ink-quiet">{label}</p>
      <p className="text-title leading-tight font-semibold">{displayText(value, useLanguage()).text}</p>
      {basis && <p className="mt-1 text-fine leading-snug text-ink-quiet">{basis}</p>}
      {children}
    </div>
  )
}

interface ScaleProps {
  label: string
  /** Number of filled marks out of ten. */
  filled: number
  tone?: 'signal' | 'ink'
}

function Scale({ label, ...ticks }: ScaleProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
      <Ticks count={10} {...ticks} />
      <span className="min-w-11 text-right text-fine whitespace-nowrap text-ink-quiet">{label}</span>
    </div>
  )
}
