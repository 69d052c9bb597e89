import type { ProductSummary } from '#contract/catalogue/products.ts'
import { unlistedFacts } from '#contract/catalogue/values/buying-facts.ts'

/** What a list does not tell of a product. */
export const unlisted = {
  components: [],
  specifications: [],
  specificationsEn: [],
  ...unlistedFacts,
}

type Change = Partial<Omit<ProductSummary, 'price'>> & { price?: Partial<ProductSummary['price']> }

/** A leak sensor of HK$1,180 with 120 in stock, changed as a test needs it. */
export function productWith({ price, ...change }: Change = {}): ProductSummary {
  return {
    id: '0f6a2b7c-1d3e-4f50-8a9b-0c1d2e3f4a5b',
    slug: 'water-leak-sensor',
    sku: 'HI-WL-01',
    name: '漏水感測器',
    nameEn: 'Water Leak Sensor',
    category: 'hardware',
    subcategory: null,
    ipRating: null,
    mounting: [],
    minimumOrder: null,
    volumePrices: [],
    countries: [],
    description: null,
    descriptionEn: null,
    manufacturerCode: null,
    modelNumber: 'WL-01',
    price: {
      baseCurrency: 'HKD',
      displayPrice: 'HK$1,180.00',
      msrp: 1180,
      period: 'once',
      partnerPrice: 708,
      sensorPrice: 1180,
      licensePrice: { annual: null, currency: 'HKD' },
      connectivity: { type: 'lora', annualFee: 0, currency: 'HKD', description: null },
      firstYearTotal: 1180,
      ...price,
    },
    term: 'one-time',
    recurring: false,
    tracksStock: true,
    inStock: true,
    stockQuantity: 120,
    stockStatus: 'in-stock',
    availability: 'In Stock - High',
    limitedOffer: false,
    images: [],
    features: [],
    featuresEn: [],
    tags: [],
    machineTranslated: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...change,
  }
}

/** NB-IoT: HK$980 and HK$120 a year. */
export const parkingSensor = productWith({
  slug: 'parking-sensor',
  sku: 'HI-PK-02',
  name: '泊車感測器',
  nameEn: 'Parking Sensor',
  modelNumber: 'PK-02',
  stockQuantity: 8,
  stockStatus: 'low-stock',
  availability: 'In Stock - Low',
  price: {
    msrp: 980,
    sensorPrice: 980,
    firstYearTotal: 1100,
    partnerPrice: 588,
    connectivity: { type: 'nb-iot', annualFee: 120, currency: 'HKD', description: 'NB-IoT SIM' },
  },
})

/** HK$399 a month. */
export const platform = productWith({
  slug: 'iot-platform-app',
  sku: 'HI-SW-PLAT',
  name: 'IoT 管理平台',
  nameEn: 'IoT Platform App',
  category: 'software',
  modelNumber: null,
  stockQuantity: 50,
  price: {
    msrp: 399,
    period: 'month',
    sensorPrice: null,
    licensePrice: { annual: 4788, currency: 'HKD' },
    connectivity: { type: null, annualFee: null, currency: 'HKD', description: null },
    firstYearTotal: 4788,
    partnerPrice: 239.4,
  },
})
