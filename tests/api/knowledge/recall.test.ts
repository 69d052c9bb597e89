import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/i18n/languages.ts'
import {
  createKnowledge,
  type Knowledge,
  type SearchOptions,
} from '#server/modules/assistant/knowledge/knowledge.service.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { englishQuestions } from '#tests/support/questions/en.ts'
import { answers, type WrittenQuestion } from '#tests/support/questions/question.ts'
import { chineseQuestions } from '#tests/support/questions/zh.ts'

/** Addresses of what is found, the best first. */
type Find = (question: string, searching: SearchOptions) => Promise<string[]>

let app: TestApp
let wordsAlone: Knowledge
const searches: Record<'both' | 'words' | 'trigrams', Find> = {
  both: async (question, searching) => pathsOf(await app.services.knowledge.search(question, searching)),
  /** Full text alone: a word in error stays one. */
  words: async (question, searching) => pathsOf(await wordsAlone.search(question, searching)),
  /** By the likeness of the question to all that there is, letter by letter; a likeness by chance is none. */
  trigrams: async (question, { before = '' }) => {
    const rows = await app.services.database.prisma.$queryRaw<{ path: string }[]>`
      SELECT "path" FROM (
        SELECT "path", word_similarity("asked", "letters") AS likeness
        FROM "Letters", product_search_text(${`${question} ${before}`}) AS "asked"
      ) AS "all" WHERE likeness >= 0.3 ORDER BY likeness DESC LIMIT 8`
    return pathsOf(rows)
  },
}
const pathsOf = (found: { path: string }[]) => found.map(({ path }) => path)

const sets: Record<Language, WrittenQuestion[]> = { 'zh-TW': chineseQuestions, en: englishQuestions }

interface Score {
  at3: number
  at8: number
  /** Of questions that nothing answers: those that find nothing. */
  quiet: number
}

async function scoreOf(find: Find, language: Language): Promise<Score> {
  const count = { answered: 0, at3: 0, at8: 0, unanswered: 0, quiet: 0 }
  for (const question of sets[language]) {
    const paths = await find(question.question, { language, ...(question.before && { before: question.before }) })
    const place = paths.findIndex((path) => answers(path, question))
    if (question.sources.length > 0) {
      count.answered += 1
      count.at3 += place >= 0 && place < 3 ? 1 : 0
      count.at8 += place >= 0 ? 1 : 0
    } else {
      count.unanswered += 1
      count.quiet += paths.length === 0 ? 1 : 0
    }
  }
  const { answered, at3, at8, unanswered, quiet } = count
  return { at3: at3 / answered, at8: at8 / answered, quiet: quiet / unanswered }
}

beforeAll(async () => {
  app = await startTestApp()
  const { database } = app.services
  wordsAlone = createKnowledge({ database, isForgiving: false })
  // all that there is as it is searched, which takes longer to make than to search
  await database.prisma.$executeRaw`
    CREATE TABLE "Letters" AS
      SELECT "path", product_search_text("title" || ' ' || "words" || ' ' || "text") AS "letters" FROM "Passage"
      UNION ALL SELECT '/products/' || "slug", "searchText" FROM "Product"`
  return () => app.close()
})

const table: string[] = []
afterAll(() => process.stdout.write(`\nRecall on the written questions\n${table.join('\n')}\n`))

describe.each(['zh-TW', 'en'] as const)('of sixty written questions in %s', (language) => {
  const scores = new Map<string, Score>()

  beforeAll(async () => {
    for (const [way, find] of Object.entries(searches)) {
      const score = await scoreOf(find, language)
      scores.set(way, score)
      const percent = (share: number) => `${Math.round(share * 100)} %`
      table.push(
        `${language.padEnd(6)} ${way.padEnd(9)} recall@3 ${percent(score.at3)}, recall@8 ${percent(score.at8)}, finds nothing for what nothing answers ${percent(score.quiet)}`,
      )
    }
  }, 120_000)

  it('has sixty, some of which nothing answers, and some that follow up', () => {
    expect(sets[language]).toHaveLength(60)
    expect(sets[language].filter(({ sources }) => sources.length === 0).length).toBeGreaterThanOrEqual(5)
    expect(sets[language].filter(({ before }) => before).length).toBeGreaterThanOrEqual(3)
  })

  it('finds what answers them', () => {
    expect(scores.get('both')?.at8).toBeGreaterThanOrEqual(0.9)
    expect(scores.get('both')?.at3).toBeGreaterThanOrEqual(0.85)
  })

  it('finds nothing for most that nothing here answers', () => {
    expect(scores.get('both')?.quiet).toBeGreaterThanOrEqual(0.8)
  })

  it('does so better than full text or trigrams alone', () => {
    const [both, words, trigrams] = [scores.get('both'), scores.get('words'), scores.get('trigrams')]
    expect(both?.at8).toBeGreaterThanOrEqual(words?.at8 ?? 1)
    expect(both?.at8).toBeGreaterThan(trigrams?.at8 ?? 1)
  })
})
