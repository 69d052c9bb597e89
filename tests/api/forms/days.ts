import { demoSlotsSchema } from '#contract/requests/demo-requests.ts'

const searchedDays = 30

/** The first day from so many days on, of the form YYYY-MM-DD, on which a demo can start at this time: no Sunday, no holiday. */
export async function dayWith({ url }: { url: string }, time: string, fromDays = 7): Promise<string> {
  for (let days = fromDays; days < fromDays + searchedDays; days += 1) {
    const day = new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
    const { slots } = demoSlotsSchema.parse(await (await fetch(`${url}/api/v1/demo-slots?date=${day}`)).json())
    if (slots.some((slot) => slot.time === time)) return day
  }
  throw new Error(`No demo can start at ${time} in the ${searchedDays} days from day ${fromDays} on`)
}
