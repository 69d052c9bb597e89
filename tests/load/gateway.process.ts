// The stand-in for a model gateway, whose every piece of text says when it left: "t1795300000123.4 ". A question that holds
// "pieces=100 every=100" is answered with so many, so many milliseconds apart.
import { startGateway } from '#tests/support/gateway/stand-in.ts'

const gateway = await startGateway()
gateway.answerWith(({ body }) => {
  const options = /pieces=(\d+) every=(\d+)/.exec(body.messages.at(-1)?.content ?? '')
  const [pieces, everyMs] = [Number(options?.[1] ?? 1), Number(options?.[2] ?? 0)]
  return {
    kind: 'stream',
    comments: 0,
    pieces: Array.from({ length: pieces }, () => [
      () => `t${performance.timeOrigin + performance.now()} `,
      everyMs,
    ]).flat(),
    usage: { promptTokens: 20, completionTokens: 10, costUsd: 0.000_01 },
  }
})
console.log(`CHAT_API_URL=${gateway.url} CHAT_API_KEY=${gateway.apiKey}`)
process.once('SIGTERM', () => gateway.close())
