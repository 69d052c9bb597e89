import { expect, it } from 'vitest'
import { parseHistory } from '../../../client/src/site/assistant/parse-history.ts'

it.each([
  'no json',
  '{"turns":[{"id":1,"question":1}]}',
  '{"conversationId":"me","turns":[]}',
  '{"messages":[{"kind":"question","id":0,"text":"of a former version"}]}',
])('a conversation that is kept is begun anew where it is none: %s', (stored) => {
  expect(parseHistory(stored)).toEqual({ turns: [] })
})
