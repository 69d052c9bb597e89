import { expect, it } from 'vitest'
import { companyTopics } from '#contract/assistant/tools/tool-names.ts'
import { startTestApp } from '#tests/support/app.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { answered, refused } from './tools.ts'

const app = await restoredApp({ DEMO: '1' })

async function fact(topic: (typeof companyTopics)[number], of = app) {
  const { facts } = await answered(of, 'company_facts', { topics: [topic] })
  return facts[0]
}

it('states each topic in both languages, with the page that states it', async () => {
  for (const topic of companyTopics) {
    const known = await fact(topic)
    expect(known?.isStated, topic).toBe(true)
    expect(known?.text['zh-TW'], topic).toMatch(/\p{Script=Han}/u)
    expect(known?.text.en, topic).toMatch(/^[^\p{Script=Han}]+$/u)
  }
})

it.each([
  ['countries', /Hong Kong, Singapore, .*Vietnam/],
  ['response', /within 24 hours/],
  ['hours', /Monday to Friday, 09:00–18:00/],
  ['warranty', /usually have a warranty of/],
  ['quotation_validity', /30 days/],
  ['tax', /taxes and duties outside Hong Kong/],
  ['certificates', /ISO 9001:2015.*Sample content/],
] as const)('says of %s what the site says', async (topic, text) => {
  expect((await fact(topic))?.text.en).toMatch(text)
})

it('says that something is not stated, rather than invent it', async () => {
  const plain = await startTestApp()
  try {
    expect(await fact('certificates', plain)).toEqual({
      topic: 'certificates',
      isStated: false,
      text: { 'zh-TW': '', en: '' },
      path: '/contact',
    })
  } finally {
    await plain.close()
  }
})

it('refuses topics that there are not, none, and too many', async () => {
  for (const topics of [['salaries'], [], companyTopics.slice(0, 7), 'hours', [null]]) {
    expect(await refused(app, 'company_facts', { topics })).toMatchObject({ code: 'tool.input_invalid' })
  }
})
