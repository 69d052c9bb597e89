import type { ShownPlan } from '#contract/content/plans.ts'
import { numberText } from '#contract/i18n/formats.ts'
import type { Language } from '#contract/i18n/language-values.ts'
import {
  gatewayAddress,
  installationAddress,
  type Offering,
  type PlanOffering,
  planAddress,
} from '#contract/sales/offerings.ts'
import { assumptions } from './assumptions.ts'

/** Services that lines of a quotation may name besides products and plans. */
export const services: Offering[] = [
  {
    address: installationAddress,
    sku: 'SVC-INSTALL',
    name: { 'zh-TW': '安裝及調試（每小時）', en: 'Installation and set-up (hour)' },
    listPrice: assumptions.hourlyRate,
    period: 'once',
  },
  {
    address: gatewayAddress,
    sku: 'SVC-GATEWAY',
    name: { 'zh-TW': 'LoRaWAN 網關（型號待定）', en: 'LoRaWAN gateway (model to be confirmed)' },
    listPrice: null,
    period: 'once',
  },
]

const planNames: Record<Language, (name: string, points: string) => string> = {
  'zh-TW': (name, points) => `${name}計劃（${points}）`,
  en: (name, points) => `${name} plan (${points})`,
}

/** Converts a published plan for lines of a quotation. Its name is empty in a language in which it is missing. */
export function planOffering({ key, name, unit, need, monthly, points }: ShownPlan): PlanOffering {
  const nameIn = (language: Language) =>
    name[language] && planNames[language](name[language], pointsText(points, unit[language]))
  return {
    address: planAddress(key),
    sku: `PLAN-${key.toUpperCase()}`,
    name: { 'zh-TW': nameIn('zh-TW'), en: nameIn('en') },
    listPrice: monthly,
    period: 'month',
    plan: { need, points },
  }
}

/** Formats points, such as "20 meters". @param unit the plan's name for a point; may be empty */
export function pointsText(points: number, unit: string): string {
  return `${numberText(points)} ${unit}`.trimEnd()
}

/**
 * Returns the plan or service of an address.
 * @param plans offered now
 * @returns undefined when it does not exist or is no longer offered
 */
export function offeringAt(address: string, plans: readonly PlanOffering[]): Offering | undefined {
  return [...plans, ...services].find((offering) => offering.address === address)
}

/** Returns the plan or service of a line without a product, if it is still offered. */
export function offeringOfSku(sku: string | null, plans: readonly PlanOffering[]): Offering | undefined {
  return [...plans, ...services].find((offering) => offering.sku === sku)
}
