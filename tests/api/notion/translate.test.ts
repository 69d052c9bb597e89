import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { createTranslator } from '#server/modules/sync/import/translate.ts'
import { serve } from './support.ts'

interface TranslationRequest {
  path: string | undefined
  key: unknown
  body: unknown
}

const translated = { data: { translations: [{ translatedText: 'Water leak sensor' }] } }

/** A translation service that gives these answers in turn, the last one for good. */
async function answering(
  ...answers: { status: number; body: string }[]
): Promise<{ url: string; requests: TranslationRequest[] }> {
  const requests: TranslationRequest[] = []
  const origin = await serve(async (request, response) => {
    requests.push({ path: request.url, key: request.headers['x-goog-api-key'], body: await json(request) })
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    response.writeHead(answer?.status ?? 500).end(answer?.body)
  })
  return { url: `${origin}/v2`, requests }
}

const ok = { status: 200, body: JSON.stringify(translated) }
const translate = (apiUrl: string, signal = AbortSignal.timeout(5000)) =>
  createTranslator({ apiKey: 'the key', apiUrl }).translate('漏水感測器', 'zh-TW', 'en', signal)

describe('machine translation', () => {
  test('sends q, source, target and format, reads translatedText; the key is not in the address', async () => {
    const { url, requests } = await answering(ok)
    expect(await translate(url)).toBe('Water leak sensor')
    const body = { q: '漏水感測器', source: 'zh-TW', target: 'en', format: 'text' }
    expect(requests).toEqual([{ path: '/v2', key: 'the key', body }])
  })

  test.each([429, 500, 503])('%d is tried once more', async (status) => {
    const { url, requests } = await answering({ status, body: '' }, ok)
    expect(await translate(url)).toBe('Water leak sensor')
    expect(requests).toHaveLength(2)
  })

  test.each([
    [{ status: 403, body: '' }, 'The translation service answered with status 403', 1],
    [{ status: 503, body: '' }, 'The translation service answered with status 503', 2],
    [{ status: 200, body: '<html>' }, 'The translation service gave no translation', 1],
    [{ status: 200, body: '{"data":{"translations":[]}}' }, 'The translation service gave no translation', 1],
  ])('%j ends in "%s"', async (answer, message, count) => {
    const { url, requests } = await answering(answer)
    await expect(translate(url)).rejects.toThrow(message)
    expect(requests).toHaveLength(count)
  })

  test('nobody listening', async () => {
    await expect(translate('http://127.0.0.1:1')).rejects.toThrow('The translation service did not answer')
  })

  test('an abort rejects with its own reason', async () => {
    const reason = new Error('The server is stopping')
    const { url } = await answering(ok)
    await expect(translate(url, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
