import { setTimeout as delay } from 'node:timers/promises'
import { questionGroups } from '#content/questions.words.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { fillCatalogue } from './catalogue.ts'
import { askOnce, askStream, readEvents, type VisitorQuestion } from './chat-visitors.ts'
import { type Child, startChild, startServer } from './children.ts'
import { query, startDatabase } from './database.ts'
import { atMost, median, percentile, type Row, row } from './figures.ts'
import { behindProxy } from './generator/addresses.ts'
import type { Options } from './options.ts'
import { planSettings, slowestPlans } from './plans.ts'
import { watchMemory } from './processes.ts'

const productCount = 1000
const warmUps = 20
const firstTokens = 200
const streams = 200
/** They come one after another, so that all are there for twenty of their thirty seconds; at a model's pace. */
const everyVisitorMs = 50
const long = 'pieces=300 every=100'
/** Of the settings: what is set aside for 200 answers at once is a whole day's, as it ships. */
const withoutBudget = JSON.stringify({ tokensPerDay: 0, usdPerDay: 0 })
const settleMs = 3000

/** The server's share of the time to the first token, 200 answers at once, and the demo mode's answers, over 1,000 products. */
export async function measureChat({ explain }: Options): Promise<Row[]> {
  await using database = await startDatabase(explain ? planSettings : [])
  await fillCatalogue(database.url, productCount)
  await query(database.url, `INSERT INTO "SettingGroup" ("name", "values") VALUES ('chat', '${withoutBudget}')`)
  const environment = { DATABASE_URL: database.url, ...behindProxy }
  const figures = [...(await withGateway(environment)), await inDemoMode(environment)]
  if (explain) console.log(slowestPlans(await database.log(), '', 20).join('\n'))
  return figures
}

async function withGateway(environment: NodeJS.ProcessEnv): Promise<Row[]> {
  await using gateway = await startChild('tests/load/gateway.process.ts', /^CHAT_API_URL=(\S+) CHAT_API_KEY=(\S+)$/)
  const [, CHAT_API_URL = '', CHAT_API_KEY = ''] = gateway.matched
  await using server = await startServer({ ...environment, CHAT_API_URL, CHAT_API_KEY })
  const overhead = await overheadOf(server.url, () => firstTokenOf(CHAT_API_URL, CHAT_API_KEY))
  return [overhead, ...(await together(server))]
}

/** One question after another, the stand-in alone and through the server in turn. */
async function overheadOf(origin: string, alone: () => Promise<number>): Promise<Row> {
  const [without, through]: [number[], number[]] = [[], []]
  for (let count = 0; count < warmUps + firstTokens; count += 1) {
    without.push(await alone())
    const began = performance.now()
    let first: number | undefined
    await askStream(origin, questionOf(count), () => {
      first ??= performance.now() - began
    })
    through.push(first ?? Number.NaN)
  }
  const [ours, own] = [through, without].map((times) => median(times.slice(warmUps))) as [number, number]
  const name = `Assistant: first token, over the gateway's own, median of ${firstTokens}`
  return row(name, ours - own, atMost(30, 'ms'), `${ours.toFixed(1)} and ${own.toFixed(1)} ms`)
}

/** From asking the stand-in itself until its first piece of text, ms. */
async function firstTokenOf(apiUrl: string, apiKey: string): Promise<number> {
  const body = JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: '?' }] })
  const began = performance.now()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const response = await fetch(`${apiUrl}/chat/completions`, { method: 'POST', headers, body })
  let first: number | undefined
  await readEvents(response, () => {
    first ??= performance.now() - began
  })
  return first ?? Number.NaN
}

/** 200 visitors at once: how late a piece of text comes after it has left the gateway, and the memory that it takes. */
async function together(server: Child & { url: string }): Promise<Row[]> {
  await delay(settleMs)
  const delays: number[] = []
  using memory = await watchMemory(server.pid)
  await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await delay(index * everyVisitorMs)
      await askStream(server.url, { message: `${questionOf(index).message} ${long}` }, (text) => {
        const now = performance.timeOrigin + performance.now()
        for (const [, left] of text.matchAll(/t(\d+\.?\d*) /g)) delays.push(now - Number(left))
      })
    }),
  )
  const { idleBytes, peakBytes } = await memory.reading()
  const mebibytes = (peakBytes - idleBytes) / 1024 ** 2
  return [
    row(
      `Assistant: delay of an event, p95 of ${delays.length} in ${streams} answers at once`,
      percentile(delays, 95),
      atMost(100, 'ms'),
    ),
    row('Assistant: peak memory meanwhile, over the process before', mebibytes, atMost(150, 'MiB')),
  ]
}

async function inDemoMode(environment: NodeJS.ProcessEnv): Promise<Row> {
  await using server = await startServer(environment)
  for (const question of questions.slice(0, warmUps)) await askOnce(server.url, question)
  const times: number[] = []
  for (const question of questions) {
    const { answer, ms } = await askOnce(server.url, question)
    if (answer.mode !== 'demo') throw new Error(`The answer is of the mode ${answer.mode}`)
    times.push(ms)
  }
  return row(`Assistant: demo mode's answer, p95 of ${times.length}`, percentile(times, 95), atMost(50, 'ms'))
}

/** What visitors ask on /support, in both languages. */
const questions = writtenLanguages.flatMap((language) =>
  questionGroups.flatMap((group) => group.questions.map(({ question }) => ({ message: question[language], language }))),
)

function questionOf(index: number): VisitorQuestion {
  const question = questions[index % questions.length]
  if (!question) throw new Error('There are no questions')
  return question
}
