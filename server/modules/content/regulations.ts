import { markets } from '#contract/content/choices.ts'
import { regulationSchema, shownRegulationsSchema } from '#contract/content/regulations.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import { demoTimeZone } from '#contract/requests/demo-requests.ts'
import type { ContentData } from './content.repo.ts'
import type { PublishedContent } from './published-content.ts'

export function regulationsNow(shown: Pick<PublishedContent, 'current'>) {
  const readings = shown.current('readings').map(({ data }) => data)
  return shownRegulationsSchema.parse({
    items: shown.current('regulations').map(({ key, data }) => ({ ...data, key })),
    readings: markets.flatMap((market) => readings.find((one) => one.market === market) ?? []),
  })
}

/** Refuses a date of checking that is in the future in Hong Kong. */
export function regulationFaults(data: ContentData, now: Date): FieldError[] {
  const { checkedOn } = regulationSchema.parse(data)
  const today = now.toLocaleDateString('sv-SE', { timeZone: demoTimeZone })
  return checkedOn > today ? [fieldError('data.checkedOn', 'in_future')] : []
}
