import * as z from 'zod/mini'
import { wallKinds } from '../../builder/assumptions.ts'
import { type NumberField, runKinds, systemBounds } from '../../builder/system.ts'
import { deploymentBounds, depths, initialDeployment, technologyIds } from '../../catalogue/lpwan.ts'
import { currencyCodeSchema } from '../../catalogue/money.ts'
import { serviceCountries } from '../../catalogue/values/served-countries.ts'
import { bilingualSchema } from '../../i18n/languages.ts'
import { needs } from '../../sales/offerings.ts'
import {
  currency,
  listTotalsSchema,
  namedProductSchema,
  pricedLineSchema,
  productKey,
  tool,
  toolLines,
} from './tool.ts'

export const priceList = tool('price_list', {
  description:
    'Works out what a list of products, plans and services costs: volume prices, connectivity, one-off, monthly and yearly sums, first year, five and ten years. Use it for every sum.',
  input: z.strictObject({ lines: toolLines, currency }),
  output: z.object({
    currency: currencyCodeSchema,
    lines: z.array(pricedLineSchema),
    totals: listTotalsSchema,
  }),
})

const span = z.object({ low: z.number(), high: z.number() })
const range = z.object({ low: z.number(), likely: z.number(), high: z.number() })
const whole = (field: NumberField, text: string) => {
  const { low, high } = systemBounds[field]
  return z.optional(z.int().check(z.minimum(low), z.maximum(high), z.describe(`${text}, ${low} to ${high}`)))
}

export const buildSystem = tool('build_system', {
  description:
    'Plans a system for a building, as the system builder of the site does: devices, gateways, plans or platform, installation, and its cost over 1, 5 and 10 years. Figures are assumptions that a site survey confirms.',
  input: z.strictObject({
    needs: z.array(z.enum(needs)).check(z.minLength(1), z.maxLength(4), z.describe('What to monitor')),
    floors: whole('floors', 'Storeys, basements too'),
    area: whole('area', 'Square metres of one floor'),
    bays: whole('bays', 'Parking bays'),
    meters: whole('meters', 'Meters to fit; 0: one per floor and those of the building'),
    leaks: whole('leaks', 'Leak sensors per floor'),
    walls: z.optional(z.enum(wallKinds)),
    run: z.optional(z.enum(runKinds).check(z.describe('plan: monthly plans; platform: own platform'))),
    installation: z.optional(z.boolean()),
    currency,
  }),
  output: z.object({
    currency: currencyCodeSchema,
    /** All inputs, with the builder's usual ones where none was given. */
    building: z.object({
      floors: z.int(),
      area: z.int(),
      bays: z.int(),
      meters: z.int(),
      walls: z.enum(wallKinds),
      run: z.enum(runKinds),
      installation: z.boolean(),
      /** Those that were not given. */
      assumed: z.array(z.string()),
    }),
    lines: z.array(
      z.object({
        kind: z.enum(['device', 'gateway', 'plan', 'platform', 'installation']),
        slug: z.string(),
        name: bilingualSchema,
        quantity: z.int(),
        /** Why so many, in the reader's language. */
        reason: z.string(),
      }),
    ),
    once: z.number(),
    yearly: z.number(),
    /** Lines without a price. */
    onRequest: z.int(),
    over: z.array(z.object({ years: z.int(), cost: range })),
    /** Needs that the catalogue has no product for. */
    withoutProduct: z.array(z.enum(needs)),
  }),
})

export const lpwanCost = tool('lpwan_cost', {
  description:
    'Compares what LPWAN networks (LoRaWAN, NB-IoT, Sigfox, LTE-M) cost for a deployment over some years, from published figures, as the calculator of the LPWAN page does. Not a quotation.',
  input: z.strictObject({
    devices: z.int().check(z.minimum(deploymentBounds.devices.low), z.maximum(deploymentBounds.devices.high)),
    squareKilometres: z._default(
      z
        .number()
        .check(z.minimum(deploymentBounds.squareKilometres.low), z.maximum(deploymentBounds.squareKilometres.high)),
      initialDeployment.squareKilometres,
    ),
    messagesPerDay: z._default(
      z.int().check(z.minimum(deploymentBounds.messagesPerDay.low), z.maximum(deploymentBounds.messagesPerDay.high)),
      initialDeployment.messagesPerDay,
    ),
    depth: z._default(z.enum(depths), initialDeployment.depth),
    country: z._default(z.enum(serviceCountries), initialDeployment.country),
    years: z._default(
      z.int().check(z.minimum(deploymentBounds.years.low), z.maximum(deploymentBounds.years.high)),
      initialDeployment.years,
    ),
    technologies: z.optional(z.array(z.enum(technologyIds)).check(z.minLength(1), z.maxLength(4))),
    product: z.optional(productKey),
    currency,
  }),
  output: z.object({
    currency: currencyCodeSchema,
    devices: z.int(),
    squareKilometres: z.number(),
    messagesPerDay: z.int(),
    depth: z.enum(depths),
    years: z.int(),
    country: z.enum(serviceCountries),
    /** At whose catalogue price devices are counted; null: a radio module of the published figures. */
    device: z.nullable(namedProductSchema),
    /** Best fit for this deployment. */
    recommended: z.nullable(z.enum(technologyIds)),
    technologies: z.array(
      z.object({
        id: z.enum(technologyIds),
        name: z.string(),
        /** The limit that rules it out: no network in the country, too many messages, or too deep inside. */
        excludedBy: z.nullable(z.enum(['network', 'data', 'coverage'])),
        total: span,
        perDevice: span,
        gateways: span,
        items: z.array(z.object({ item: z.string(), cost: span })),
        batteryYears: z.number(),
        rangeKilometres: span,
      }),
    ),
  }),
})
