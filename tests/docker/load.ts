import { enquiry, post } from '#tests/api/forms/forms.ts'
import { percentile } from '#tests/load/measure.ts'

export interface Answer {
  path: string
  /** Status of the answer, or the error that came in its place. */
  status: number | string
  retryAfter: string | null
  ms: number
  /** That of a form. */
  reference?: string
}

const perSecond = 100
/** One request in so many is a form: all senders together may send 300 in ten minutes. */
const formEvery = 100
const formPath = '/api/v1/enquiries'
const paths = ['/', '/en', '/en/products', '/cn', '/api/v1/products', '/api/v1/site', '/api/v1/products?sort=name']

/** Sends 100 requests a second, each by another visitor, whatever becomes of those before. @returns what ends it */
export function startLoad(url: string): () => Promise<Answer[]> {
  const began = performance.now()
  const answers: Promise<Answer>[] = []
  const timer = setInterval(() => {
    const due = ((performance.now() - began) * perSecond) / 1000
    while (answers.length < due) answers.push(visit(url, answers.length))
  }, 1000 / perSecond)
  return () => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

async function visit(url: string, index: number): Promise<Answer> {
  const began = performance.now()
  const sendsForm = index % formEvery === 0
  const path = sendsForm ? formPath : String(paths[index % paths.length])
  const headers = { 'x-forwarded-for': `${20 + (index % 150)}.${Math.floor(index / 150) % 256}.7.1` }
  const sent = sendsForm
    ? post({ url }, '/enquiries', enquiry({ email: `visitor-${index}@buyer.example` }), headers)
    : fetch(url + path, { headers })
  return sent
    .then(async (answer) => {
      const { reference } = sendsForm && answer.ok ? await answer.json() : { reference: undefined }
      if (!sendsForm) await answer.arrayBuffer()
      return { path, status: answer.status, retryAfter: answer.headers.get('retry-after'), reference }
    })
    .catch((error: Error) => ({ path, status: String(error.cause ?? error), retryAfter: null }))
    .then((answer) => ({ ...answer, ms: performance.now() - began }))
}

export const isForm = ({ path }: Answer) => path === formPath

/** Counts answers by status: `{ 200: 5940, 201: 60 }`. */
export function statusesOf(answers: Answer[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, group = []]) => [
      status,
      group.length,
    ]),
  )
}

/** Returns the references that visitors were given. */
export function referencesOf(answers: Answer[]): string[] {
  return answers.flatMap(({ reference }) => reference ?? [])
}

/** Prints how long answers took, for docs/reliability.md. */
export function printTimes(what: string, answers: Answer[]): void {
  const times = answers.map(({ ms }) => ms)
  const figures = [50, 95, 99, 100].map((percent) => `p${percent} ${percentile(times, percent).toFixed(0)} ms`)
  process.stdout.write(`${what}: ${answers.length} requests, ${figures.join(', ')}\n`)
}
