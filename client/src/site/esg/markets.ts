import { type Market, markets } from '#contract/requests/markets.ts'

/** The market that an address asks for, else Hong Kong. */
export function marketOf(parameters: URLSearchParams): Market {
  const requested = parameters.get('market')
  return markets.find((market) => market === requested) ?? 'hong-kong'
}

/** The address's parameters for a market; what else they hold stays. */
export function withMarket(parameters: URLSearchParams, market: Market): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  if (market === 'hong-kong') changed.delete('market')
  else changed.set('market', market)
  return changed
}
