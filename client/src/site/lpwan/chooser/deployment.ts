import { type Deployment, deploymentBounds, depths, initialDeployment, type Span } from '#contract/catalogue/lpwan.ts'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'

/** Names of the address's parameters. */
export const parameterOf: Record<keyof Deployment, string> = {
  devices: 'devices',
  squareKilometres: 'area',
  messagesPerDay: 'messages',
  depth: 'depth',
  country: 'country',
  years: 'years',
}

/** Parameter with the slug of the selected device. */
export const deviceParameter = 'product'

/** Reads a deployment from the address. Numbers are clamped; invalid values fall back to the defaults. */
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
    country: serviceCountries.find((country) => country === textOf('country')) ?? initialDeployment.country,
    years: whole('years'),
  }
}

function numberWithin(text: string | null, { low, high }: Span, initial: number): number {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isNaN(number) ? initial : Math.min(high, Math.max(low, number))
}

/** Returns the deployment's parameters, without defaults. */
export function deploymentParameters(plan: Partial<Deployment>): Record<string, string | undefined> {
  const fields = Object.keys(parameterOf).filter((field): field is keyof Deployment => field in plan)
  return Object.fromEntries(
    fields.map((field) => [
      parameterOf[field],
      plan[field] === initialDeployment[field] ? undefined : String(plan[field]),
    ]),
  )
}
