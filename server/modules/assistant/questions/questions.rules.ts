import { questionGroups } from '#content/questions.words.ts'
import { slugify } from '#server/modules/catalogue/index.ts'

const slugLengthMax = 60
/** Enough for questions that are called the same; beyond them the id says which. */
const numberedMax = 20

/** Ids that /support has already: groups, and the questions that the pages were built with. The page's own are shorter than any wanted. */
const taken = new Set(questionGroups.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)]))

/**
 * The addresses that a question may have on /support, the most wanted first: of its English, else of what is Latin in its
 * Chinese, else of its id.
 * @param id of the question, or any text that is as rare
 */
export function* slugsOf(
  { question, questionEn }: { question: string; questionEn: string },
  id: string,
): Generator<string> {
  const short = `q-${id.slice(0, 8)}`
  const wanted = readable(questionEn) || readable(question) || short
  const numbered = Array.from({ length: numberedMax }, (_, index) => (index === 0 ? wanted : `${wanted}-${index + 1}`))
  for (const slug of [...numbered, short]) if (!taken.has(slug)) yield slug
}

/** Whole words, as many as fit; scraps of Latin in another script ("9", "em-01") are no address. */
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
