import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { type DemoTime, demoTimes, industries, useCases } from '#contract/requests/demo-requests.ts'
import type { DemoStatus, EnquiryStatus } from '#contract/requests/messages.ts'
import { newReference } from '#server/modules/requests/index.ts'
import { activity, type SampleActivity } from './sample-activities.ts'
import { ageAt, dayMs, dayOf, daysAfter, type Span, startOf } from './sample-calendar.rules.ts'
import { customerAt, type SampleCustomer } from './sample-customers.ts'
import { type Chance, chanceOf, sampleBytes, sampleId } from './sample-random.ts'

const enquiryTexts: [Bilingual, ...Bilingual[]] = [
  { 'zh-TW': '想了解漏水監測方案，請提供資料。', en: 'Please send details of your leak detection.' },
  { 'zh-TW': '請問交貨期大約多久？', en: 'What is the lead time for about forty units?' },
  { 'zh-TW': '能否接駁現有的樓宇管理系統？', en: 'Does it connect to an existing building management system?' },
  { 'zh-TW': '我們有三個停車場，想統計車位使用率。', en: 'We run three car parks and would like to count free bays.' },
  { 'zh-TW': '冷凍倉零下二十五度，電池能用多久？', en: 'How long does the battery last at minus 25 °C?' },
  { 'zh-TW': '年費包括哪些服務？', en: 'What does the annual fee include?' },
]

/** Half of the messages of these last days stay open, so that the inbox is not empty. */
const openDays = 5

function sender(key: string, customer: SampleCustomer, at: Date) {
  const { contact, language, name, nameEn } = customer
  return {
    id: sampleId(key),
    submissionId: sampleId(`form of ${key}`),
    language,
    email: contact.email,
    phone: contact.phone,
    company: inLanguage({ 'zh-TW': name, en: nameEn }, language),
    createdAt: at,
    isSample: true,
  }
}

/** Returns when a message was answered, nearly always within the promised day; null if it is too young. */
function answerOf(at: Date, age: number, chance: Chance): Date | null {
  const wait = chance.next() < 0.93 ? 0.05 + chance.next() * 0.8 : 1.1 + chance.next() * 0.6
  return age > wait ? new Date(at.getTime() + wait * dayMs) : null
}

/** Creates an enquiry with its timeline. Some of the newest stay open, a few past the promised day. */
export function enquiryOf(key: string, at: Date, span: Span, customers: SampleCustomer[]) {
  const chance = chanceOf(key)
  const customer = customerAt(customers, at, chance.next())
  if (!customer) return undefined
  const age = ageAt(at, span)
  const isOpen = age < openDays && chance.next() < 0.5
  const answeredAt = isOpen ? null : answerOf(at, age, chance)
  const status: EnquiryStatus = answeredAt
    ? chance.next() < 0.3
      ? 'closed'
      : 'answered'
    : chance.next() < 0.4
      ? 'in_progress'
      : 'new'
  const row = {
    ...sender(key, customer, at),
    reference: newReference('enquiry', sampleBytes(key)),
    product: '',
    ...nameParts(customer.contact.name),
    inquiryType: chance.pick(['product', 'quote', 'support', 'other']),
    message: chance.pick(enquiryTexts)[customer.language],
    status,
    answeredAt,
  }
  const activities = [activity('enquiry', row.id, at, 'created', {}, customer.contact.name)]
  if (answeredAt) activities.push(activity('enquiry', row.id, answeredAt, 'status', { from: 'new', to: 'answered' }))
  return { row, activities }
}

/** Creates a demo request with its timeline: requested, confirmed and held; a few are declined. */
export function demoRequestOf(key: string, at: Date, span: Span, customers: SampleCustomer[]) {
  const chance = chanceOf(key)
  const customer = customerAt(customers, at, chance.next())
  if (!customer) return undefined
  const age = ageAt(at, span)
  const day = workingDay(daysAfter(dayOf(at), chance.between(3, 12)))
  const time: DemoTime = chance.pick(demoTimes)
  const isOpen = age < openDays && chance.next() < 0.5
  const answeredAt = isOpen ? null : answerOf(at, age, chance)
  const isDeclined = chance.next() < 0.12
  const isOver = day < dayOf(span.until)
  const status: DemoStatus = !answeredAt ? 'requested' : isDeclined ? 'declined' : isOver ? 'completed' : 'confirmed'
  const isHeld = status !== 'declined'
  const row = {
    ...sender(key, customer, at),
    reference: newReference('demo-request', sampleBytes(key)),
    kind: chance.pick(['live', 'deep-dive', 'tour']),
    product: '',
    name: customer.contact.name,
    industry: chance.pick(industries),
    useCase: chance.pick(useCases),
    message: '',
    preferredDate: new Date(day),
    preferredTime: time,
    scheduledDate: isHeld ? new Date(day) : null,
    scheduledTime: isHeld ? time : null,
    status,
    answeredAt,
  }
  const activities: SampleActivity[] = [activity('demo-request', row.id, at, 'created', {}, customer.contact.name)]
  if (answeredAt) {
    const params = isDeclined ? {} : { date: day, time }
    activities.push(
      activity('demo-request', row.id, answeredAt, isDeclined ? 'demo.declined' : 'demo.confirmed', params),
    )
  }
  if (status === 'completed') {
    const held = new Date(startOf(day) + Number(time.slice(0, 2)) * 3_600_000 + dayMs / 24)
    activities.push(activity('demo-request', row.id, held, 'status', { from: 'confirmed', to: 'completed' }))
  }
  return { row, activities }
}

function workingDay(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 ? daysAfter(day, 1) : weekday === 6 ? daysAfter(day, 2) : day
}

/** Splits a name so that the database's `full_name` joins it again without surrounding blanks. */
function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}
