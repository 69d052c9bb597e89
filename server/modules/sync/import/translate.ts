import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { Language } from '#contract/i18n/languages.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { storable } from '#server/platform/visible-text.ts'
import { SyncError } from '../run/sync-error.ts'

const timeoutMs = 10_000
const pauseMs = 1000

export class TranslatorAwayError extends SyncError {
  override name = 'TranslatorAwayError'
}

const answerSchema = z.object({
  data: z.object({
    translations: z.tuple(
      [z.object({ translatedText: z.string().transform(storable).check(z.minLength(1)) })],
      z.unknown(),
    ),
  }),
})

export interface Translator {
  /** @throws TranslatorAwayError; another error with a message for staff; the signal's reason */
  translate(text: string, source: Language, target: Language, signal: AbortSignal): Promise<string>
}

/** Creates a client for Google Cloud Translation v2. The key is a header, because URLs end up in logs. */
export function createTranslator({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }): Translator {
  function post(body: object, signal: AbortSignal): Promise<Response | undefined> {
    return fetch(apiUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => {
      signal.throwIfAborted()
      return undefined
    })
  }

  return {
    async translate(text, source, target, signal) {
      const body = { q: text, source, target, format: 'text' }
      const first = await post(body, signal)
      if (first && first.status !== 429 && first.status < 500) return readTranslation(first)
      await first?.body?.cancel()
      await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
      return readTranslation(await post(body, signal))
    },
  }
}

async function readTranslation(response: Response | undefined): Promise<string> {
  if (!response) throw new TranslatorAwayError(syncNote('translation.away'))
  if (!response.ok) throw new SyncError(syncNote('translation.status', { status: response.status }))
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) throw new SyncError(syncNote('translation.none'))
  return answer.data.data.translations[0].translatedText
}
