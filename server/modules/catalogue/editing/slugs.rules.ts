export interface SlugSource {
  id: string
  name: string
  nameEn: string | null
  sku: string | null
}

const slugLengthMax = 120

/** Converts a text to lower-case words joined by hyphens, without accents and punctuation. Empty where nothing Latin is left. */
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
 * Returns the preferred slug of a product. A name partly in another script leaves only scraps ("三相電錶 EM-01" gives "em-01"), so the English
 * name comes first, and scraps without a letter ("9合1") do not count.
 */
export function slugOf({ id, name, nameEn, sku }: SlugSource): string {
  const fromName = slugify(name)
  const fromEnglish = slugify(nameEn ?? '')
  const isMixed = /[^\p{Script=Latin}\P{L}]/u.test(name)
  const candidates = isMixed ? [fromEnglish, /[a-z]/.test(fromName) ? fromName : ''] : [fromName, fromEnglish]
  return [...candidates, slugify(sku ?? ''), id.slice(0, 8)].find((slug) => slug !== '') ?? ''
}

/**
 * Returns the first free one of `slug`, `slug-2`, `slug-3`…
 * @param isTaken whether another product has, or had, this slug
 */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/**
 * Returns a product's slug: the present one while it follows from its name, else the first free one.
 * @param owners all slugs, present and former; the chosen one is added
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
