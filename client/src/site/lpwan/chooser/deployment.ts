import { type Deployment, deploymentBounds, depths, lpwanCountries, type Span } from '#contract/catalogue/lpwan.ts'

/** A deployment's inputs by the names that they have in the address. */
export const parameterOf: Record<keyof Deployment, string> = {
  devices: 'devices',
  squareKilometres: 'area',
  messagesPerDay: 'messages',
  depth: 'depth',
  country: 'country',
  years: 'years',
}

/** The device whose catalogue price is reckoned with: its address. */
export const deviceParameter = 'product'

/** Where nothing is said: a housing estate's meters and leak sensors. */
export const initialDeployment: Deployment = {
  devices: 200,
  squareKilometres: 2,
  messagesPerDay: 24,
  depth: 'indoor',
  country: 'HK',
  years: 5,
}

/** Reads a deployment from an address: numbers are brought within their bounds, what cannot be read is as at first. */
export function readDeployment(parameters: URLSearchParams): Deployment {
  const textOf = (field: keyof Deployment) => parameters.get(parameterOf[field])
  const whole = (field: 'devices' | 'messagesPerDay' | 'years') =>
    Math.round(numberWithin(textOf(field), deploymentBounds[field], initialDeployment[field]))
  return {
    devices: whole('devices'),
    squareKilometres: numberWithin(
      textOf('squareKilometres'),
      deploymentBounds.squareKilometres,
      initialDeployment.squareKilometres,
    ),
    messagesPerDay: whole('messagesPerDay'),
    depth: depths.find((depth) => depth === textOf('depth')) ?? initialDeployment.depth,
    country: lpwanCountries.find((country) => country === textOf('country')) ?? initialDeployment.country,
    years: whole('years'),
  }
}

function numberWithin(text: string | null, { low, high }: Span, initial: number): number {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isNaN(number) ? initial : Math.min(high, Math.max(low, number))
}

/** A deployment's part of the address; what is as at first is left out. */
export function deploymentParameters(plan: Partial<Deployment>): Record<string, string | undefined> {
  const fields = Object.keys(parameterOf).filter((field): field is keyof Deployment => field in plan)
  return Object.fromEntries(
    fields.map((field) => [
      parameterOf[field],
      plan[field] === initialDeployment[field] ? undefined : String(plan[field]),
    ]),
  )
}
