import type { CompanyTopic } from '#contract/assistant/tools/tool-names.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { escaped } from '../../../answers/passage-text.rules.ts'
import { sentencesOf } from '../../../answers/sentences.rules.ts'
import type { Asking } from '../../asking.ts'
import type { AskedTopic } from '../../understanding/company.words.ts'
import type { Matter } from '../../understanding/matters/matters.ts'
import { joints } from '../../words/common.words.ts'
import { companyWords } from '../../words/company.words.ts'
import { matterWords } from '../../words/matters.words.ts'
import { quoted } from '../texts.ts'
import { sentence } from '../wording.ts'

/** What answers a question about the company, buying, service or the platform; all parts, in this order. */
interface Answer {
  says?: Bilingual
  /** The site does not state it: the question joins the unanswered ones. */
  isUnstated?: true
  /** Specifications of software in the catalogue, by their names. */
  rows?: RegExp
  /** Passages by key, where given only some of their entries; one that no page shows now is left out. */
  texts?: { key: string; only?: RegExp }[]
  facts?: CompanyTopic[]
}

const question = (id: string) => ({ texts: [{ key: `question:${id}` }] })
const connecting = (id: string) => ({ key: `property:integration:${id}` })

/** Topics and matters without an entry are answered by other repliers, or by the search. */
export const answersOf: Partial<Record<AskedTopic | Matter, Answer>> = {
  payment: { facts: ['payment'] },
  currency: { says: matterWords.otherCurrency },
  returns: { facts: ['returns'] },
  warranty: { facts: ['warranty'] },
  certificates: { facts: ['certificates'] },
  response: { facts: ['response'] },
  hours: { facts: ['hours'] },
  countries: { facts: ['countries'] },
  address: { facts: ['address'] },
  languages: { facts: ['languages'] },
  tax: { facts: ['tax'] },
  delivery: { facts: ['delivery'] },
  installation: { facts: ['installation'] },
  quotation_validity: { facts: ['quotation_validity'] },
  ordering: { facts: ['ordering'] },
  partners: { facts: ['partners'] },
  contact: { facts: ['contact'] },
  about: { facts: ['about'] },
  team: { facts: ['team', 'about'] },
  data: { facts: ['data'] },
  careers: { facts: ['careers'] },

  complaint: { says: matterWords.sorry, facts: ['contact', 'hours'] },
  person: { says: companyWords.person, facts: ['contact', 'hours'] },
  whatsapp: { facts: ['response', 'contact'] },
  visiting: { facts: ['address'] },
  demoOnline: { isUnstated: true, says: matterWords.demoOnline },
  trying: { texts: [{ key: 'live-demo' }] },
  batteryDisposal: question('old-batteries'),
  selfInstall: question('self-install'),
  ratingCode: question('outdoor'),
  misunderstood: { isUnstated: true, says: matterWords.misunderstood },
  beginner: question('where-to-start'),
  placeLeak: { texts: [{ key: 'docs:install:Water leak sensor' }, { key: 'question:how-many' }] },
  placeAir: { texts: [{ key: 'docs:install:Air quality sensor' }] },
  emergency: { facts: ['hours', 'contact'] },
  answerLanguage: { says: matterWords.answerLanguage },
  stolen: { facts: ['warranty', 'contact'] },
  survey: { texts: [{ key: 'docs:order', only: /勘察|survey/u }], facts: ['tax'] },
  disruption: { texts: [{ key: 'question:self-install' }, { key: 'solution:phases', only: /試點|One floor first/u }] },
  pilot: { texts: [{ key: 'demo', only: /試裝|trial installation/u }, { key: 'question:returns' }] },
  references: { says: matterWords.references },
  statedBattery: question('battery-life'),
  batteryChange: { texts: [{ key: 'builder', only: /^電池在|^Batteries are/u }, { key: 'question:faulty' }] },
  training: { texts: [{ key: 'solution:phases', only: /培訓|trained/u }] },
  warrantyCover: { facts: ['warranty', 'contact'] },
  faulty: { facts: ['repairs', 'contact'] },
  arrivedBroken: { facts: ['repairs', 'returns'] },
  returning: { facts: ['returns', 'contact'] },
  projectTime: question('how-long'),

  holding: { says: matterWords.holding },
  cards: { facts: ['payment', 'contact'] },
  changeOrder: { says: matterWords.changeOrder, facts: ['contact'] },
  otherDiscount: { says: matterWords.otherDiscount, ...question('limited-offer') },
  oem: { isUnstated: true, says: matterWords.oem, facts: ['contact'] },
  seePrices: { texts: [{ key: 'privacy:summary', only: /不用登記|without registering/u }] },
  quotationTime: { facts: ['response'] },
  afterRequest: { texts: [{ key: 'docs:order' }] },
  planCovers: { texts: [{ key: 'property:leak', only: /月費已包括|monthly fee includes/u }] },
  futurePrice: { facts: ['quotation_validity'] },
  maintenanceContract: { isUnstated: true, says: matterWords.maintenanceContract },
  otherBusiness: { isUnstated: true, says: matterWords.otherBusiness, facts: ['contact'] },
  taxInvoice: { isUnstated: true, says: matterWords.taxInvoice, facts: ['payment'] },
  certificateCopy: { facts: ['certificates', 'contact'] },
  tradePrice: { facts: ['partners'] },
  makers: { facts: ['about'] },
  oldQuotation: { facts: ['quotation_validity'] },
  priceIncludes: { facts: ['tax'] },
  smallestOrder: { facts: ['minimum_order'] },
  leakPlan: { texts: [{ key: 'property:leak' }] },
  energyPlan: { texts: [{ key: 'property:energy' }] },
  airPlan: { texts: [{ key: 'property:air' }] },
  parkingPlan: { texts: [{ key: 'property:parking' }] },
  renting: { says: matterWords.renting },

  chatKept: {
    texts: [
      { key: 'privacy:retention', only: /對話|chats with/iu },
      { key: 'privacy:assistant', only: /遮蓋|as masked/iu },
    ],
  },
  erase: question('erase'),
  aiTrust: question('ai-answers'),
  unsubscribing: { texts: [{ key: 'privacy:summary', only: /產品消息|product news/u }, { key: 'question:erase' }] },
  typedByMistake: { texts: [{ key: 'privacy:assistant', only: /身份證號碼，|identity card numbers are/u }] },
  cookies: { texts: [{ key: 'privacy:storage' }] },
  owning: question('data-ownership'),
  retention: { ...question('data-retention'), rows: /匯出|exports/iu },
  hosting: { isUnstated: true, says: matterWords.hosting, facts: ['contact'] },
  otherSecurity: { isUnstated: true, says: matterWords.otherSecurity, rows: /登入|加密|sign-in|encrypt/iu },
  platformSecurity: { rows: /登入|加密|sign-in|encrypt/iu },
  accessRights: question('platform-minimum'),
  dashboardUsers: { rows: /用戶數目|users/iu },
  onPhones: { isUnstated: true, says: matterWords.onPhones },
  reports: { texts: [{ key: 'solution:features', only: /報表|reports/iu }] },
  batteryNotice: { texts: [{ key: 'property:leak', only: /電量及離線|Battery and offline/u }] },
  ownDetails: { texts: [{ key: 'question:what-is-kept' }, { key: 'privacy:summary', only: /產品消息|product news/u }] },
  platformLanguage: { rows: /介面|language/iu, facts: ['languages'] },
  severalSystems: question('integration'),
  workOrders: { texts: [connecting('cmms')] },
  buildingSystem: { texts: [connecting('bms')] },
  ownPlatform: { texts: [connecting('iot')] },
  businessSystem: { texts: [connecting('erp')] },
  otherProtocol: { isUnstated: true, says: matterWords.otherProtocol, ...question('integration') },
  interfaces: question('integration'),
  otherChannel: { isUnstated: true, says: matterWords.otherChannel, ...question('alerts') },
  alerts: question('alerts'),
  offline: question('internet-down'),
  plant: { texts: [{ key: 'property:ai', only: /自行開關|switch your plant/iu }, connecting('bms')] },
  cameras: question('cameras'),

  ofShops: { texts: [{ key: 'solution:retail' }] },
  ofEstates: { texts: [{ key: 'solution:residential' }] },
  ofWarehouses: { texts: [{ key: 'solution:logistics' }] },
  ofFactories: { texts: [{ key: 'solution:industrial' }] },
  ofOffices: { texts: [{ key: 'solution:commercial' }] },
  ofOtherSites: question('where-to-start'),

  ownServer: { isUnstated: true, says: matterWords.ownServer, texts: [connecting('iot')], facts: ['contact'] },
  otherGateway: { isUnstated: true, says: matterWords.otherGateway, facts: ['contact'] },
  otherMakes: question('compatible'),
  comparingNetworks: { texts: [{ key: 'lpwan:comparison' }] },
  radioLicence: question('frequency'),
  radioSecurity: { texts: [{ key: 'technology:lora:features', only: /AES/u }] },
  landlord: { texts: [{ key: 'technology:lora:considerations', only: /業主|consent/u }] },
  radioHealth: { isUnstated: true, says: matterWords.radioHealth, ...question('frequency') },
  rangeIndoors: question('range-indoors'),
  feeReason: question('free-connectivity'),
  iaqLabel: { texts: [{ key: 'readings:hong-kong', only: /檢定|IAQ/u }, { key: 'regulation:hong-kong:iaq' }] },
  energyAudit: { texts: [{ key: 'readings:hong-kong', only: /610/u }] },
  disclosure: { texts: [{ key: 'readings:hong-kong' }] },
}

/** Returns the paragraphs of an answer; undefined where nothing of it is published. */
export async function answered(asking: Asking, answer: Answer): Promise<string[] | undefined> {
  const paragraphs = [answer.says?.[asking.language], answer.rows && (await rowsText(asking, answer.rows))]
  for (const { key, only } of answer.texts ?? []) paragraphs.push(await textAt(asking, key, only))
  paragraphs.push(...(await factTexts(asking, answer.facts ?? [])))
  const said = paragraphs.filter((text): text is string => Boolean(text))
  return said.length > 0 ? said : undefined
}

async function textAt(asking: Asking, key: string, only?: RegExp): Promise<string | undefined> {
  const found = await asking.textAt(key)
  if (!found) return undefined
  const lines = found.text.split('\n')
  const entries = (lines.length > 1 ? lines : sentencesOf(found.text)).filter((entry) => !only || only.test(entry))
  return quoted(asking, { ...found, text: only ? entries.join('\n') : found.text })
}

/** Returns a sentence for each fact that the site states. */
export async function factTexts({ run, language, cite }: Asking, topics: CompanyTopic[]): Promise<string[]> {
  if (topics.length === 0) return []
  const result = await run('company_facts', { topics })
  if (!result.ok) return []
  const { facts } = result.output
  const stated = facts.filter(({ isStated }) => isStated)
  return stated.map(
    ({ text }, place) => `${escaped(text[language])}${joints[language].space}${cite.of(result.sources[place])}`,
  )
}

async function rowsText(asking: Asking, wanted: RegExp): Promise<string | undefined> {
  const { run, language, cite } = asking
  const found = await run('find_products', { query: 'platform', category: 'software', limit: 5 })
  for (const { slug } of found.ok ? found.output.items : []) {
    const result = await run('product_facts', { product: slug })
    const rows = result.ok
      ? [...result.output.specifications, ...result.output.features].filter(({ name }) => wanted.test(name))
      : []
    if (!result.ok || rows.length === 0) continue
    const { comma, colon, space } = joints[language]
    const text = rows.map(({ name, value }) => `${name} ${value}`).join(comma)
    const name = `**${escaped(result.output.product.name[language])}**`
    return `${name}${colon}${sentence(escaped(text), language)}${space}${cite.of(result.sources[0])}`
  }
  return undefined
}
