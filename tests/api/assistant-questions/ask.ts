import type { Language } from '#contract/i18n/languages.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import type { Asked } from './asked.ts'
import { judged, Scores } from './judge.ts'
import { sets } from './sets.ts'

/** An app with the sample company, whose visitors may ask as much as they like. */
export async function startAsked(): Promise<TestApp> {
  const app = await startTestApp({ DEMO: '1' }, { limits: { messages: { max: 100_000, windowMs: 60_000 } } })
  const values = { ...defaultSettings.chat, messagesPerDay: 1000 }
  const { prisma } = app.services.database
  await prisma.settingGroup.upsert({ where: { name: 'chat' }, create: { name: 'chat', values }, update: { values } })
  await app.services.settings.refresh()
  return app
}

/** What comes of a question, asked by a visitor of its own after those before it. */
async function answerTo(app: TestApp, [question, , , before = []]: Asked, language: Language): Promise<string> {
  const visitor = chatVisitor(app)
  let conversationId: string | undefined
  for (const one of before)
    ({ conversationId } = await visitor.ask(one, { language, ...(conversationId && { conversationId }) }))
  const { answer } = await visitor.ask(question, { language, ...(conversationId && { conversationId }) })
  return answer
}

/** Asks one in so many of each kind. */
export async function askedAll(
  app: TestApp,
  language: Language,
  oneIn = 1,
): Promise<{ scores: Scores; misses: string[] }> {
  const scores = new Scores()
  const misses: string[] = []
  for (const [kind, questions] of sets[language]) {
    for (const [place, asked] of questions.entries()) {
      if (place % oneIn !== 0) continue
      const answer = await answerTo(app, asked, language)
      const judgement = judged(kind, asked, answer, language)
      scores.add(kind, place, judgement)
      if (judgement !== 'right') misses.push(`  [${judgement}] ${kind}: ${asked[0]}`)
    }
  }
  return { scores, misses }
}
