/** A place within the site, as `window.location` has it. */
export interface Place {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

/** A place that the reader came to: a step of the browser's history. */
export interface Location extends Place {
  /** Noted with the step; null where nothing is. */
  state: unknown
  /** Each step's own. */
  key: string
}

/** An address, or parts of one: without a pathname it is another place of the same page. */
export type To = string | { pathname?: string; search?: string; hash?: string }

/** @param from what an address without a pathname is of */
export function placeOf(to: To, from: string): Place {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to
  return {
    // one that began with two would be of another site
    pathname: pathname.replace(/^\/{2,}/, '/') || from,
    search: marked('?', search),
    hash: marked('#', hash),
  }
}

export function addressOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

function partsOf(address: string): Partial<Place> {
  return /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/s.exec(address)?.groups ?? {}
}

function marked(mark: string, text: string): string {
  const rest = text.startsWith(mark) ? text.slice(1) : text
  return rest && mark + rest
}
