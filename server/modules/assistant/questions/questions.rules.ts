import { questionGroups } from '#content/questions.words.ts'
import { slugify } from '#server/modules/catalogue/index.ts'

const slugLengthMax = 60
const numberedMax = 20

const taken = new Set(questionGroups.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)]))

/** Yields possible slugs on /support, best first: from the English question, else from Latin text in the Chinese, else from the id. */
export function* slugsOf(
  { question, questionEn }: { question: string; questionEn: string },
  id: string,
): Generator<string> {
  const short = `q-${id.slice(0, 8)}`
  const wanted = readable(questionEn) || readable(question) || short
  const numbered = Array.from({ length: numberedMax }, (_, index) => (index === 0 ? wanted : `${wanted}-${index + 1}`))
  for (const slug of [...numbered, short]) if (!taken.has(slug)) yield slug
}

/** Returns as many whole words as fit; scraps of Latin in another script ("9", "em-01") do not make a slug. */
function readable(text: string): string {
  const slug = slugify(text)
  if (slug.length < 8 || !/[a-z]{3}/.test(slug)) return ''
  return slug.length <= slugLengthMax
    ? slug
    : slug
        .slice(0, slugLengthMax + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, slugLengthMax)
}
