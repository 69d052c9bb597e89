/** What an address may be made from: the name first, then each fallback (spec §9; design, "Slugs"). */
export interface SlugSource {
  id: string
  name: string
  nameEn: string | null
  sku: string | null
}

const slugLengthMax = 120

/** Lower case, words joined by hyphens, accents and punctuation removed (spec §9). Empty where nothing Latin is left. */
export function slugify(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, slugLengthMax).replace(/-$/, '')
}

/**
 * The address a product would like. Of a name that is partly in another script only scraps are left ("三相電錶 EM-01"
 * gives "em-01"), so its English name goes first, and scraps without a letter ("9合1") do not count.
 */
export function slugOf({ id, name, nameEn, sku }: SlugSource): string {
  const fromName = slugify(name)
  const fromEnglish = slugify(nameEn ?? '')
  const isMixed = /[^\p{Script=Latin}\P{L}]/u.test(name)
  const candidates = isMixed ? [fromEnglish, /[a-z]/.test(fromName) ? fromName : ''] : [fromName, fromEnglish]
  return [...candidates, slugify(sku ?? ''), id.slice(0, 8)].find((slug) => slug !== '') ?? ''
}

/**
 * The first of `slug`, `slug-2`, `slug-3`… that is free: two products never share one.
 * @param isTaken whether another product has, or once had, this address
 */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/**
 * The address for a product: its present one while that still follows from its name, else the first free one.
 * @param owners every address ever given; the chosen one is added
 */
export function assignSlug(product: SlugSource, present: string | null, owners: Map<string, string>): string {
  const wanted = slugOf(product)
  if (present !== null && (present === wanted || isNumbered(present, wanted))) return present
  const slug = freeSlug(wanted, (candidate) => (owners.get(candidate) ?? product.id) !== product.id)
  owners.set(slug, product.id)
  return slug
}

function isNumbered(slug: string, wanted: string): boolean {
  return slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1))
}
