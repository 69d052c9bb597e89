import { warrantyMonths as usualWarranty } from '#content/facts/service.words.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { deviceSamples } from './samples/devices.ts'
import { networkSamples } from './samples/network.ts'
import { specifiedSamples } from './samples/six.ts'
import { systemSamples } from './samples/systems.ts'

/** AS923 as in Hong Kong, and regions that accept the same devices. */
const lora = { bands: 'AS923 (920–925 MHz)', countries: 'HK, SG, MY, TH', requires: 'HI-GW-02, HI-SW-PLAT' }
const warrantyMonths = String(usualWarranty)
const device = { warrantyMonths, leadTimeDays: '5' }

/** Buying facts by SKU. Samples claim no certificates, since there is no document for them. */
export const buyingOf: Record<string, Partial<CatalogueRecord>> = {
  'HI-WL-01': { ...device, ...lora, mounting: 'floor', accessories: 'HI-VA-01' },
  'HI-EM-03': { ...device, ...lora, mounting: 'din-rail', accessories: 'HI-SW-DASH' },
  'HI-PK-02': {
    ...device,
    bands: 'NB-IoT B3/B8',
    countries: 'HK',
    requires: 'HI-SW-PLAT',
    mounting: 'floor, in-ground',
    leadTimeDays: '14',
    accessories: 'HI-SW-DASH',
  },
  'HI-AQ-09': {
    ...device,
    bands: 'Wi-Fi 2.4 GHz',
    countries: 'HK, CN, SG, JP, KR, MY, TH, VN',
    requires: 'HI-SW-PLAT',
    mounting: 'wall, desk',
    accessories: 'HI-SW-DASH',
  },
  'HI-SW-PLAT': { accessories: 'HI-SW-DASH' },
  'HI-SW-DASH': { requires: 'HI-SW-PLAT' },
  'HI-TH-05': { ...device, ...lora, mounting: 'wall', volumePrices: '20: 395\n100: 370', accessories: 'HI-DC-01' },
  'HI-DC-01': { ...device, ...lora, mounting: 'wall', volumePrices: '20: 245\n100: 225' },
  'HI-PC-04': { ...device, ...lora, mounting: 'ceiling, wall' },
  'HI-PM-01': { ...device, ...lora, mounting: 'wall, pipe', volumePrices: '50: 710', accessories: 'HI-SW-DASH' },
  'HI-CT-06': { ...device, ...lora, mounting: 'wall, din-rail', leadTimeDays: '21' },
  'HI-VA-01': { ...device, ...lora, mounting: 'pipe', leadTimeDays: '10', accessories: 'HI-WL-01' },
  'HI-BN-03': { ...device, ...lora },
  'HI-GW-02': { ...device, ...lora, mounting: 'ceiling, wall', requires: 'HI-SW-PLAT', accessories: 'HI-SIM-LTEM' },
  'HI-GW-08': {
    ...device,
    ...lora,
    mounting: 'pole, wall',
    requires: 'HI-SW-PLAT',
    accessories: 'HI-SIM-LTEM',
    leadTimeDays: '10',
  },
  'HI-NET-LORA': { bands: lora.bands, countries: 'HK', requires: 'HI-SW-PLAT', minimumOrder: '10' },
  'HI-SIM-NB': { bands: 'NB-IoT B3/B8', countries: 'HK', leadTimeDays: '3' },
  'HI-SIM-LTEM': { bands: 'LTE-M B3/B8', countries: 'HK', leadTimeDays: '3' },
  'HI-SYS-LEAK': { warrantyMonths, leadTimeDays: '10', countries: lora.countries },
  'HI-SYS-TENANT': { warrantyMonths, leadTimeDays: '15', countries: lora.countries },
  'HI-SYS-PARK': { warrantyMonths, leadTimeDays: '30', countries: 'HK' },
  'HI-SYS-AIR': { warrantyMonths, leadTimeDays: '15', countries: 'HK, SG, MY, TH' },
  'HI-SYS-COLD': { warrantyMonths, leadTimeDays: '10', countries: 'HK' },
  'HI-SYS-WASH': { warrantyMonths, leadTimeDays: '15', countries: lora.countries },
}

/** HKD per piece and payment by SKU, for staff alone; complete systems cost what their components do. */
const costOf: Record<string, string> = {
  'HI-WL-01': '610',
  'HI-EM-03': '870',
  'HI-PK-02': '560',
  'HI-AQ-09': '1240',
  'HI-TH-05': '215',
  'HI-DC-01': '128',
  'HI-PC-04': '1360',
  'HI-PM-01': '425',
  'HI-CT-06': '690',
  'HI-VA-01': '1090',
  'HI-BN-03': '700',
  'HI-GW-02': '1480',
  'HI-GW-08': '3420',
  'HI-NET-LORA': '42',
  'HI-SIM-NB': '138',
  'HI-SIM-LTEM': '214',
  'HI-SW-PLAT': '85',
  'HI-SW-DASH': '48',
}

export const sampleRecords: CatalogueRecord[] = [
  ...specifiedSamples,
  ...deviceSamples,
  ...networkSamples,
  ...systemSamples,
].map((record) => {
  const sku = record.sku ?? ''
  return { ...record, ...buyingOf[sku], ...(costOf[sku] && { hkdCost: costOf[sku] }) }
})
