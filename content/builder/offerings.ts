import { gatewayAddress, installationAddress, type Offering, planAddress } from '#contract/sales/offerings.ts'
import { planIds, plans } from '../property/plans.ts'
import { planCopy } from '../property/plans.words.ts'
import { assumptions } from './assumptions.ts'

/** What lines of a quotation may ask for besides products. A plan that is taken out of these is withdrawn: baskets say so. */
export const offerings: Offering[] = [
  ...planIds.map((id) => ({
    address: planAddress(id),
    sku: `PLAN-${id.toUpperCase()}`,
    name: {
      'zh-TW': `${planCopy[id].name['zh-TW']}計劃（${planCopy[id].included['zh-TW']}）`,
      en: `${planCopy[id].name.en} plan (${planCopy[id].included.en})`,
    },
    listPrice: plans[id].monthlyFrom,
    period: 'month' as const,
  })),
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

/** undefined where there is none, or none any more. */
export function offeringAt(address: string): Offering | undefined {
  return offerings.find((offering) => offering.address === address)
}

/** The one that a line without a product is of; undefined where it is of none. */
export function offeringOfSku(sku: string | null): Offering | undefined {
  return offerings.find((offering) => offering.sku === sku)
}
