import { planOffering } from '#content/builder/offerings.ts'
import { plans } from '#content/property/plans.words.ts'
import type { Parts } from '#contract/builder/parts.ts'
import { parkingSensor, platform, productWith } from '../chat/products.ts'

/** What the sample catalogue sells: LoRaWAN leak sensor and meter, an air sensor on Wi-Fi, a parking sensor on NB-IoT, a platform. */
export const parts: Parts = {
  leak: [productWith({ slug: 'leak' })],
  energy: [productWith({ slug: 'meter', price: { msrp: 1580 } })],
  air: [
    productWith({
      slug: 'air',
      price: { msrp: 2200, connectivity: { type: 'wifi', annualFee: 0, currency: 'HKD', description: null } },
    }),
  ],
  parking: [parkingSensor],
  gateway: [],
  platform: [platform],
  plans: plans.map(planOffering),
}

/** HK$4,800. */
export const gateway = productWith({
  slug: 'gateway',
  price: { msrp: 4800, connectivity: { type: null, annualFee: null, currency: 'HKD', description: null } },
})
/** On request. */
export const dearAir = productWith({ slug: 'air-pro', price: { msrp: null } })
