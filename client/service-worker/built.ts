/** A language that pages are read in. */
export interface Spoken {
  /** What its addresses begin with. */
  prefix: string
  /** BCP 47, for `lang`. */
  tag: string
  /** For Intl's dates. */
  dateLocale: string
  /** What a kept page says above all else, with `{time}` in it. */
  bar: string
}

/** What the build tells the service worker of the site (client/build/service-worker.tsx). */
export interface Built {
  /** In the name of each file of this build; those of former builds are dropped. */
  hashes: string[]
  /** What a kept page and the page for none need, whichever was seen. */
  needed: string[]
  /** With what the path of a page begins that may be kept, without its language. */
  segments: string[]
  /** The parameters that pages are drawn by. */
  parameters: string[]
  /** Paths of the API whose answers may be kept, as regular expressions. */
  answers: string[]
  /** The first is that of addresses without a prefix. */
  languages: [Spoken, ...Spoken[]]
  /** The page for none that was kept, with `{address}`, and `{seen}` where links to those that were belong. */
  offLinePage: string
}

declare const __BUILT__: Built

export const built = __BUILT__
