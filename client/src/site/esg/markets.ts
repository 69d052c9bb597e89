import { type Market, markets } from '#contract/content/choices.ts'

/** Reads the market from the address; defaults to Hong Kong. */
export function marketOf(parameters: URLSearchParams): Market {
  const requested = parameters.get('market')
  return markets.find((market) => market === requested) ?? 'hong-kong'
}

export function withMarket(parameters: URLSearchParams, market: Market): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  if (market === 'hong-kong') changed.delete('market')
  else changed.set('market', market)
  return changed
}
