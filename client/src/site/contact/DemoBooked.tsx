import type { ReactNode } from 'react'
import { demoKindCopy } from '#content/demo.words.ts'
import { slotHoldMinutes } from '#contract/requests/demo-values.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { formWords, SentCard } from '../forms/index.ts'
import { bookedCopy } from './booked.words.ts'
import { useDay } from './DemoSlotFields.tsx'
import { demoCopy } from './demo.words.ts'
import type { Booked } from './demo-rules.ts'

interface DemoBookedProps {
  booked: Booked
  isJustSent: boolean
  onAgain: () => void
}

export function DemoBooked({ booked, isJustSent, onAgain }: DemoBookedProps) {
  const t = useTranslate()
  const dayOf = useDay()
  const { kind, product, preferredDate, preferredTime } = booked
  const confirm = preferredTime ? t(bookedCopy.confirmSlot)(slotHoldMinutes) : t(formWords.confirm)
  const day = preferredDate ? dayOf(preferredDate) : t(bookedCopy.anyDay)
  return (
    <SentCard
      title={t(demoCopy.sent)}
      text={t(demoCopy.sentDetail)}
      reference={booked.reference}
      confirm={booked.asksToConfirm ? confirm : undefined}
      takesFocus={isJustSent}
      again={t(bookedCopy.another)}
      onAgain={onAgain}
    >
      <dl className="grid gap-4 mt-6 py-4 border-y border-hairline sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <Fact name={t(demoCopy.kind)}>
          {t(demoKindCopy[kind].name)}
          <span className="block text-fine font-normal text-ink-quiet">{t(demoKindCopy[kind].length)}</span>
        </Fact>
        {product && <Fact name={t(formWords.product)}>{product}</Fact>}
        <Fact name={t(bookedCopy.when)}>
          {day}
          <span className="block text-fine font-normal text-ink-quiet">
            {preferredTime ? t(bookedCopy.startsAt)(preferredTime) : t(demoCopy.anyTime)}
          </span>
        </Fact>
      </dl>
      <h3 className="mt-6 font-semibold">{t(bookedCopy.next)}</h3>
      <ol className="max-w-[34em] mt-2 pl-[1.5em] list-decimal">
        {bookedCopy.nextSteps.map((step) => (
          <li key={step.en} className="not-first:mt-1">
            {t(step)}
          </li>
        ))}
      </ol>
    </SentCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
