import type { CatalogueRecord } from '#contract/fields/product.ts'
import { buyingOf } from './samples/buying.ts'
import { deviceSamples } from './samples/devices.ts'
import { networkSamples } from './samples/network.ts'
import { specifiedSamples } from './samples/six.ts'
import { systemSamples } from './samples/systems.ts'

export const sampleRecords: CatalogueRecord[] = [
  ...specifiedSamples,
  ...deviceSamples,
  ...networkSamples,
  ...systemSamples,
].map((record) => ({ ...record, ...buyingOf[record.sku ?? ''] }))
