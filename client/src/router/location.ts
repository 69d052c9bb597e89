/** A place within the site, as `window.location` has it. */
export interface Place {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

/** Where the reader is: an entry of the browser's history. */
export interface Location extends Place {
  /** What was noted with the entry; null where nothing was. */
  state: unknown
  /** Each entry's own. */
  key: string
}

/** An address, or parts of one: without a pathname it is another place of the same page. */
export type To = string | Partial<Place>

/**
 * The place that a link or a step leads to.
 * @param from the pathname of the present page, for an address that has none
 */
export function placeOf(to: To, from: string): Place {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to
  return {
    // one that begins with two slashes is a host's, of another site
    pathname: pathname.replace(/^\/{2,}/, '/') || from,
    search: withMark('?', search),
    hash: withMark('#', hash),
  }
}

export function addressOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

function partsOf(address: string): Partial<Place> {
  return /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/s.exec(address)?.groups ?? {}
}

function withMark(mark: string, text: string): string {
  const rest = text.startsWith(mark) ? text.slice(1) : text
  return rest && mark + rest
}
