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
 * The address a product would like. A name in another script whose only Latin signs are digits ("9合1感測器") says too
 * little, and falls back like one that has none.
 */
export function slugOf(source: SlugSource): string {
  return nameSlug(source.name) || slugify(source.nameEn ?? '') || slugify(source.sku ?? '') || source.id.slice(0, 8)
}

function nameSlug(name: string): string {
  const slug = slugify(name)
  const otherScript = /[^\p{Script=Latin}\P{L}]/u.test(name)
  return otherScript && !/[a-z]/.test(slug) ? '' : slug
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
