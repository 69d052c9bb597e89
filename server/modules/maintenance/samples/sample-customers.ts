import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { CustomerType } from '#contract/sales/customers.ts'
import { daysAfter, type Span, startOf } from './sample-calendar.rules.ts'
import { chanceOf, sampleId } from './sample-random.ts'

export interface SampleCustomer {
  id: string
  type: CustomerType
  name: string
  nameEn: string
  email: string
  phone: string
  location: string
  address: string
  language: Language
  source: string
  createdAt: Date
  contact: { id: string; name: string; email: string; phone: string; position: string }
  currency: CurrencyCode
}

/** Invented names that no real company or person has. */
const houses: [zh: string, en: string][] = [
  ['晴川', 'Clearbrook'],
  ['雲梯', 'Cloudstep'],
  ['月台', 'Moonplatform'],
  ['青瓦', 'Greentile'],
  ['浮標', 'Buoymark'],
  ['紙鳶', 'Paperkite'],
  ['松針', 'Pineneedle'],
  ['燈籠', 'Lanternlight'],
  ['石階', 'Stonestair'],
  ['潮汐', 'Tideline'],
  ['銀杏', 'Ginkgoleaf'],
  ['算盤', 'Abacus Yard'],
]
const trades: [zh: string, en: string, type: CustomerType][] = [
  ['物業管理', 'Property Management', 'enterprise'],
  ['物流倉庫', 'Logistics', 'business'],
  ['冷凍倉', 'Cold Storage', 'business'],
  ['商場', 'Malls', 'enterprise'],
  ['工程', 'Engineering', 'business'],
]
const places: [zh: string, en: string][] = [
  ['葵涌', 'Kwai Chung'],
  ['觀塘', 'Kwun Tong'],
  ['沙田', 'Sha Tin'],
  ['荃灣', 'Tsuen Wan'],
  ['灣仔', 'Wan Chai'],
  ['將軍澳', 'Tseung Kwan O'],
  ['屯門', 'Tuen Mun'],
]
const departments: [zh: string, en: string][] = [
  ['採購部', 'Purchasing team'],
  ['工程部', 'Engineering team'],
  ['管理處', 'Management office'],
]
const count = 60
const atFirst = 12
const yearDays = 365

export function sampleCustomers({ anchor }: Pick<Span, 'anchor'>): SampleCustomer[] {
  return Array.from({ length: count }, (_, index) => {
    const later = Math.floor((Math.max(index - atFirst, 0) / (count - atFirst)) ** 0.8 * (yearDays - 3))
    const createdAt = new Date(startOf(daysAfter(anchor, later)) + (9 + (index % 8)) * 3_600_000)
    return customerOf(index, createdAt, anchor)
  })
}

function customerOf(index: number, createdAt: Date, anchor: string): SampleCustomer {
  const key = `customer ${index} since ${anchor}`
  const chance = chanceOf(key)
  const at = <Item>(items: Item[], place: number): Item => items[place % items.length] as Item
  const [house, trade] = [at(houses, index), at(trades, Math.floor(index / houses.length))]
  const [place, department] = [at(places, index * 3), at(departments, index)]
  const isPerson = index % 9 === 4
  const number = String(index + 1).padStart(4, '0')
  const language = chance.next() < 0.65 ? 'zh-TW' : 'en'
  const here = inLanguage<{ department: string; location: string; address: string }>(
    {
      'zh-TW': { department: department[0], location: place[0], address: `香港${place[0]}示範街 ${index + 1} 號` },
      en: {
        department: department[1],
        location: place[1],
        address: `${index + 1} Demo Street, ${place[1]}, Hong Kong`,
      },
    },
    language,
  )
  const mailbox = `${isPerson ? 'buyer' : 'office'}-${number}@${trade[1].toLowerCase().replaceAll(' ', '-')}.example`
  const phone = `+852 0000 ${number}`
  const contactName = isPerson ? `示範客戶 ${index + 1}` : here.department
  return {
    id: sampleId(key),
    type: isPerson ? 'individual' : trade[2],
    name: isPerson ? `示範客戶 ${index + 1}` : `${house[0]}${trade[0]}（示範）有限公司`,
    nameEn: isPerson ? `Demo Buyer ${index + 1}` : `${house[1]} ${trade[1]} (Demo) Ltd`,
    email: mailbox,
    phone,
    location: here.location,
    address: here.address,
    language,
    source: 'staff',
    createdAt,
    contact: { id: sampleId(`contact of ${key}`), name: contactName, email: mailbox, phone, position: '' },
    currency: chance.next() < 0.72 ? 'HKD' : chance.next() < 0.6 ? 'USD' : 'RMB',
  }
}

/** Picks a customer who existed at a moment; the earliest ones are picked most often. @param draw from 0 to 1 */
export function customerAt(customers: SampleCustomer[], at: Date, draw: number): SampleCustomer | undefined {
  const there = customers.filter(({ createdAt }) => createdAt <= at)
  return there[Math.floor(draw ** 1.8 * there.length)]
}
