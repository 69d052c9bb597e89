import { expect, it } from 'vitest'
import type { QuestionIntent } from '#contract/assistant/intents.ts'
import { intentOf } from '#server/modules/assistant/planner/understanding/intent.rules.ts'

it.each<[QuestionIntent, string[]]>([
  ['price', ['How much is the leak sensor?', '50 個漏水感測器幾錢', 'and for 50?', 'What does it cost over 5 years?']],
  ['stock', ['Is the gateway in stock?', '幾耐有貨？']],
  ['find', ['Do you have anything for fridges?', '有冇量度電流嘅嘢']],
  ['compare', ['WL-01 vs PK-02', '呢兩款有咩分別']],
  ['compatibility', ['Does it work with the platform?', '夾唔夾到我個網關']],
  ['network', ['LoRaWAN or NB-IoT?']],
  ['facts', ['What is the battery life of the door sensor?', '幾重？']],
  ['quotation', ['Please send me a formal quotation', '我想落單']],
  ['demo', ['Can I book a demo?', '想預約示範']],
  ['status', ['Where is my order?', '我張單去到邊']],
  ['company', ['Do you deliver to Macau?', '有冇門市？']],
  ['law', ['Does Cap. 610 apply to my building?']],
  ['how-to', ['How do I reset my router?']],
  ['other', ['qwertz', '哈']],
])('%s', (intent, questions) => {
  expect(questions.map((question) => [question, intentOf(question)])).toEqual(
    questions.map((question) => [question, intent]),
  )
})
