import type { Category, ProductSummary } from './products.ts'

/** Drawings for products without a photograph, on the site and on datasheets. */
export const deviceKinds = [
  'leak',
  'energy',
  'parking',
  'air',
  'gateway',
  'plan',
  'platform',
  'dashboard',
  'system',
  'sensor',
] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** The first pattern that matches wins. */
const words: [DeviceKind, RegExp][] = [
  ['leak', /leak|flood|漏水|水浸|滲水/i],
  ['energy', /energy|power meter|electric|能源|電錶|電表|用電/i],
  ['parking', /parking|泊車|停車|車位/i],
  ['air', /\bair\b|\biaq\b|空氣|co₂|co2|pm2\.5/i],
  ['dashboard', /dashboard|儀表板|看板/i],
  ['platform', /platform|平台/i],
  ['plan', /\bsim\b|\bplan\b|計劃/i],
  ['gateway', /gateway|base station|網關|閘道|基站/i],
  ['system', /\bsystem\b|\bkit\b|package|系統|套裝/i],
]

const kindOfCategory: Record<Category, DeviceKind> = {
  hardware: 'sensor',
  software: 'platform',
  lpwan: 'gateway',
  systems: 'system',
}

type Described = Pick<ProductSummary, 'category' | 'subcategory' | 'name' | 'nameEn' | 'tags'>

/** Returns the drawing of a product by its use, then names, tags and category. */
export function deviceKindOf({ category, subcategory, name, nameEn, tags }: Described): DeviceKind {
  if (category === 'systems') return 'system'
  const texts = [subcategory ?? '', `${name} ${nameEn ?? ''}`, tags.join(' ')]
  for (const text of texts) {
    const found = words.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return kindOfCategory[category]
}
