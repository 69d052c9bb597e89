import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductDetail, ProductSummary } from '#contract/catalogue/products.ts'
import { namedProduct, productSource } from './product-cards.rules.ts'
import { factRows, specificationRows } from './product-facts.ts'
import { productByKey } from './product-keys.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

const gatewaysMax = 4

/** Names of specifications that say how a product connects. */
const interfaceNames =
  /network|backhaul|protocol|interface|\bapi\b|integration|data goes|output|gateway|網絡|回程|協定|協議|接口|介面|整合|數據去向|輸出|網關|网络|协议|接口|网关/i

type With = NonNullable<ToolOutput<'compatibility'>['with']>

export function compatibility({ products, lookup }: ToolServices) {
  async function gatewaysFor(product: ProductDetail): Promise<ProductSummary[]> {
    if (!needsGateway(product)) return []
    const { items } = await products.find({ search: 'LoRaWAN gateway', sort: 'price', page: 1, pageSize: 24 })
    return items.filter((item) => deviceKindOf(item) === 'gateway').slice(0, gatewaysMax)
  }

  return async (
    { product: key, with: otherKey, country }: ToolInput<'compatibility'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'compatibility'>>> => {
    const detailOf = async (one: string) => products.detail((await productByKey(lookup, one)).slug)
    const [product, other] = await Promise.all([detailOf(key), otherKey === undefined ? undefined : detailOf(otherKey)])
    const gateways = await gatewaysFor(product)
    const { countries, parts, bands, price } = product
    const rows = [...specificationRows(product, language), ...factRows(product, language)]
    return {
      output: {
        product: namedProduct(product),
        network: price.connectivity.type,
        needsGateway: needsGateway(product),
        gateways: gateways.map(namedProduct),
        bands,
        requires: parts.requires.map(namedProduct),
        missing: parts.missing,
        accessories: parts.accessories.map(namedProduct),
        interfaces: rows.filter(({ name }) => interfaceNames.test(name)),
        countries,
        isForCountry: country && countries.length > 0 ? countries.includes(country) : null,
        with: other ? { product: namedProduct(other), ...verdictOf(product, other) } : null,
      },
      sources: [product, ...(other ? [other] : [])].map((one) => productSource(one, language)),
    }
  }
}

function needsGateway(product: ProductDetail): boolean {
  const kind = deviceKindOf(product)
  const isDevice = product.category === 'hardware' && kind !== 'gateway'
  return isDevice && product.price.connectivity.type === 'lora'
}

function verdictOf(one: ProductDetail, other: ProductDetail): Pick<With, 'verdict' | 'reason'> {
  const isAmong = (list: { slug: string }[], { slug }: ProductDetail) => list.some((entry) => entry.slug === slug)
  const contains = (whole: ProductDetail, part: ProductDetail) =>
    whole.componentProducts.some(({ product }) => product?.slug === part.slug)
  if (isAmong(one.parts.requires, other)) return { verdict: 'yes', reason: 'required' }
  if (isAmong(other.parts.requires, one)) return { verdict: 'yes', reason: 'required_by' }
  if (isAmong(one.parts.accessories, other) || isAmong(other.parts.accessories, one)) {
    return { verdict: 'yes', reason: 'accessory' }
  }
  if (contains(one, other) || contains(other, one)) return { verdict: 'yes', reason: 'part' }
  return byNetwork(one, other)
}

/** A device and a gateway work together where both speak LoRaWAN. */
function byNetwork(one: ProductDetail, other: ProductDetail): Pick<With, 'verdict' | 'reason'> {
  const isGateway = [one, other].map((product) => deviceKindOf(product) === 'gateway')
  const networks = [one, other].map(({ price }) => price.connectivity.type)
  if (isGateway[0] === isGateway[1] || networks.includes(null)) return { verdict: 'unknown', reason: 'not_stated' }
  return networks[0] === networks[1]
    ? { verdict: 'yes', reason: 'same_network' }
    : { verdict: 'no', reason: 'other_network' }
}
