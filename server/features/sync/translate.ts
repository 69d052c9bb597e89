import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { Language } from '#contract/languages.ts'

const timeoutMs = 10_000
const pauseMs = 1000

const answerSchema = z.object({
  data: z.object({ translations: z.tuple([z.object({ translatedText: z.string().min(1) })], z.unknown()) }),
})

export interface Translator {
  /**
   * Translates plain text.
   * @throws Error with a sentence for staff, or the signal's reason once that is aborted
   */
  translate(text: string, source: Language, target: Language, signal: AbortSignal): Promise<string>
}

/**
 * Machine translation (spec §7), by a service of the shape of Google Cloud Translation v2. The key travels in a header:
 * addresses end up in logs.
 */
export function createTranslator({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }): Translator {
  function post(body: object, signal: AbortSignal): Promise<Response> {
    return fetch(apiUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => {
      signal.throwIfAborted()
      return new Response(null, { status: 503 })
    })
  }

  return {
    async translate(text, source, target, signal) {
      const body = { q: text, source, target, format: 'text' }
      let response = await post(body, signal)
      if (response.status === 429 || response.status >= 500) {
        await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
        response = await post(body, signal)
      }
      return readTranslation(response)
    },
  }
}

async function readTranslation(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The translation service answered with status ${response.status}`)
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) throw new Error('The translation service gave no translation')
  return answer.data.data.translations[0].translatedText
}
