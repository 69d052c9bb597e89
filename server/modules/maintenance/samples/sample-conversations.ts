import type { Language } from '#contract/i18n/languages.ts'
import { firstWords, nothingAnswer, passageAnswer, questionPassages } from '#server/modules/assistant/index.ts'
import { daysOf, momentsOf, type Span } from './sample-calendar.rules.ts'
import { answeredQuestions, unansweredQuestions } from './sample-conversations.words.ts'
import { type Chance, chanceOf, sampleId } from './sample-random.ts'

const rate = 0.9
const shares = { chinese: 0.66, unanswered: 0.16, rated: 0.3, up: 0.8, handedOver: 0.14 }
const questionsMax = 4
const secondMs = 1000

/** Returns the conversations of a span in demo mode. The same span always gives the same ones; none ends after it. */
export function conversationsOf(span: Span) {
  return daysOf(span)
    .flatMap((day) => momentsOf('talk', day, rate, span))
    .map(({ key, at }) => conversationOf(key, at))
    .filter(({ row }) => row.lastAt <= span.until)
}

export type SampleConversation = ReturnType<typeof conversationOf>

function conversationOf(key: string, startedAt: Date) {
  const chance = chanceOf(key)
  const id = sampleId(key)
  const language: Language = chance.next() < shares.chinese ? 'zh-TW' : 'en'
  const turns = turnsOf(id, chance, language, startedAt)
  const [first] = turns
  const last = turns.at(-1)
  if (!(first && last)) throw new Error('A conversation has a question')
  const count = (is: (turn: (typeof turns)[number]) => boolean) => turns.filter(is).length
  const isHandedOver = chance.next() < shares.handedOver
  const row = {
    id,
    language,
    // Not a hash of any cookie, so nobody can continue the conversation.
    visitorHash: `sample ${id}`,
    opening: first.question,
    questions: turns.length,
    up: count(({ rating }) => rating === 'up'),
    down: count(({ rating }) => rating === 'down'),
    unanswered: count(({ gapId }) => gapId !== null),
    handedOverTo: isHandedOver ? 'messaging' : null,
    handedOverAt: isHandedOver ? last.createdAt : null,
    isSample: true,
    startedAt,
    lastAt: last.createdAt,
  }
  return { row, turns }
}

function turnsOf(conversationId: string, chance: Chance, language: Language, startedAt: Date) {
  const length = 1 + Math.floor(chance.next() ** 2 * questionsMax)
  const begins = chance.between(0, answeredQuestions.length - 1)
  let at = startedAt.getTime()
  return Array.from({ length }, (_, index) => {
    const createdAt = new Date(at)
    at += chance.between(20, 150) * secondMs
    const exchange =
      chance.next() < shares.unanswered
        ? unanswered(chance, language)
        : answered(begins + 5 * index, language, index === 0)
    const isRated = chance.next() < shares.rated
    return {
      id: sampleId(`turn ${index} of ${conversationId}`),
      conversationId,
      seq: index + 1,
      state: 'answered',
      mode: 'demo',
      ...exchange,
      rating: isRated ? (exchange.gapId === null && chance.next() < shares.up ? 'up' : 'down') : null,
      firstTextMs: chance.between(6, 24),
      durationMs: chance.between(25, 48),
      createdAt,
    }
  })
}

/** Builds a turn as the assistant would answer it from the pages. */
function answered(nth: number, language: Language, isFirst: boolean) {
  const sample = answeredQuestions[nth % answeredQuestions.length] ?? answeredQuestions[0]
  const question = sample.question[language]
  const found = sample.of.map((id, index) => ({ ...passageOf(id, language), score: sample.of.length - index }))
  const lead = isFirst ? [firstWords(language)] : []
  const answer = [...lead, passageAnswer(question, language, found)].join('\n\n')
  const sources = found.map(({ kind, title, path }, index) => ({ number: index + 1, kind, title, path }))
  return { question, answer, sources, cited: sources.map(({ number }) => number), products: [], gapId: null }
}

function passageOf(id: string, language: Language) {
  const passage = questionPassages.find(({ key }) => key === `question:${id}`)
  if (!passage) throw new Error(`No page answers ${id}`)
  const { kind, title, path, text } = passage
  return { kind, title: title[language], path, text: text[language], language }
}

function unanswered(chance: Chance, language: Language) {
  const question = chance.pick(unansweredQuestions)[language]
  return { question, answer: nothingAnswer(language), sources: [], cited: [], products: [], gapId: gapIdOf(question) }
}

function gapIdOf(question: string): string {
  return sampleId(`gap of ${question}`)
}

export function gapsOf(conversations: SampleConversation[]) {
  const gaps = conversations.flatMap(({ row, turns }) =>
    turns.flatMap(({ gapId, question, createdAt }) =>
      gapId ? [{ id: gapId, question, language: row.language, createdAt, lastAskedAt: createdAt }] : [],
    ),
  )
  return [...new Map(gaps.toReversed().map((gap) => [gap.id, gap])).values()]
}
