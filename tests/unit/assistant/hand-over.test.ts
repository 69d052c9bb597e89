import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../client/src/site/assistant/history.ts'
import { messagingText } from '../../../client/src/site/assistant/log/hand-over.rules.ts'

const turn = (question: string, text: string, state: Turn['state'] = 'answered'): Turn => ({
  id: 1,
  question,
  text,
  state,
  rating: null,
})
const opening = 'Hello, I have just asked the assistant on your site and would like a colleague to take it on:\n\n'
const addressLength = (message: string) => encodeURIComponent(message).length

describe('what is written for a visitor who goes on in the messaging app', () => {
  it('tells what was asked and answered, in their language', () => {
    const turns = [turn('How far?', '**Two** km [1].'), turn('And in town?', 'Half of it.', 'stopped')]
    expect(messagingText(turns, 'en')).toBe(`${opening}Q: How far?\nA: Two km.\n\nQ: And in town?\nA: Half of it.`)
    expect(messagingText([turn('多遠？', '兩公里。')], 'zh-TW')).toBe(
      '你好，我剛問過網站的 AI 助手，想請同事跟進：\n\n問：多遠？\n答：兩公里。',
    )
  })

  it('says nothing of an answer that failed on its way', () => {
    expect(messagingText([turn('How far?', 'Two', 'failed')], 'en')).toBe(`${opening}Q: How far?\nA: (no answer)`)
  })

  it('is no longer than people read, and holds the last that was said', () => {
    const turns = Array.from({ length: 20 }, (_, index) => turn(`Question ${index}?`, 'So it is. '.repeat(20)))
    const message = messagingText(turns, 'en')
    expect(message.length).toBeLessThanOrEqual(1500)
    expect(message.length).toBeGreaterThan(1200)
    expect(message).toContain(`${opening}(Earlier questions are left out.)`)
    expect(message).toContain('Question 19?')
    expect(message).not.toContain('Question 0?')
  })

  it('is no longer in Chinese than an address may be', () => {
    const turns = Array.from({ length: 20 }, (_, index) => turn(`問題 ${index}？`, '可以。'.repeat(30)))
    const message = messagingText(turns, 'zh-TW')
    expect(addressLength(message)).toBeLessThanOrEqual(6000)
    expect(addressLength(message)).toBeGreaterThan(4500)
    expect(message).toContain('（較早的對話從略）')
    expect(message).toContain('問題 19？')
  })

  it('uses all of the address that there is', () => {
    const turnsWith = (letters: number) => [
      turn('a'.repeat(letters), '可'.repeat(200)),
      turn('多遠？', '可'.repeat(300)),
      turn('多久？', '可'.repeat(120)),
    ]
    const letters = 6000 - addressLength(messagingText(turnsWith(0), 'zh-TW'))
    expect(addressLength(messagingText(turnsWith(letters), 'zh-TW'))).toBe(6000)
    expect(messagingText(turnsWith(letters + 1), 'zh-TW')).toContain('（較早的對話從略）')
  })
})
