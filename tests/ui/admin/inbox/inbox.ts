import { randomUUID } from 'node:crypto'
import { isHongKongHoliday, restOf } from '#server/modules/requests/demo-requests/demo-slots.rules.ts'
import type { TestApp } from '#tests/support/app.ts'

const dayMs = 86_400_000
/** The day of each demo that is stored: the first working day from a week ahead, so that it can be confirmed. */
export const demoDay: string = firstWorkingDay(Date.now() + 7 * dayMs)

/** As the English screens write it: "3 Dec 2026". */
export const demoDayText: string = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
  new Date(demoDay),
)

function firstWorkingDay(from: number): string {
  const day = new Date(from).toISOString().slice(0, 10)
  return restOf(day, isHongKongHoliday) ? firstWorkingDay(from + dayMs) : day
}

let count = 0
/** References of three kinds, each once, in letters alone: who looks for "042" finds a name, in whatever file this was reached before. */
function reference(kind: 'ENQ' | 'DEMO' | 'RFQ'): string {
  count += 1
  return `${kind}-${String(count)
    .padStart(8, '0')
    .replace(/\d/g, (digit) => 'ABCDEFGHJK'.charAt(Number(digit)))}`
}

/** Of what a visitor is known by, in any kind of message. */
function sender(values: { createdAt?: Date; suspect?: boolean }) {
  return {
    submissionId: randomUUID(),
    language: 'en',
    email: 'buyer@example.com',
    company: 'Harbour View Estates',
    phone: '2345 6789',
    message: 'Please quote for three towers.',
    ...values,
  }
}

interface EnquiryValues {
  firstName?: string
  lastName?: string
  company?: string
  email?: string
  phone?: string
  message?: string
  inquiryType?: 'product' | 'quote' | 'support'
  suspect?: boolean
  createdAt?: Date
  /** Then nothing is due of it: it stands behind what is, by its time. */
  answeredAt?: Date
}

/** An enquiry that was stored before; gives its id and reference. */
export async function storeEnquiry({ services }: TestApp, values: EnquiryValues = {}) {
  return services.database.prisma.enquiry.create({
    data: {
      ...sender(values),
      reference: reference('ENQ'),
      product: '',
      firstName: 'Mei',
      lastName: 'Lam',
      ...values,
    },
    select: { id: true, reference: true },
  })
}

/** This many enquiries that were answered, an hour apart, from "Buyer 001" on, the newest first. */
export async function storeEnquiries(app: TestApp, many: number): Promise<void> {
  const hour = 3_600_000
  for (let index = 0; index < many; index += 1) {
    await storeEnquiry(app, {
      firstName: 'Buyer',
      lastName: String(index + 1).padStart(3, '0'),
      email: `buyer${index + 1}@example.com`,
      inquiryType: index % 2 === 0 ? 'quote' : 'support',
      createdAt: new Date(Date.now() - index * hour),
      answeredAt: new Date(),
    })
  }
}

/** A wish for 14:00 of `demoDay`, which is held for them; gives its id and reference. */
export async function storeDemoRequest({ services }: TestApp) {
  return services.database.prisma.demoRequest.create({
    data: {
      ...sender({}),
      reference: reference('DEMO'),
      name: '陳家明',
      kind: 'deep-dive',
      product: '水浸感測器',
      industry: 'government',
      useCase: 'security',
      preferredDate: new Date(demoDay),
      preferredTime: '14:00',
      scheduledDate: new Date(demoDay),
      scheduledTime: '14:00',
    },
    select: { id: true, reference: true },
  })
}

export async function storeQuote({ services }: TestApp) {
  const line = { note: '', pricePeriod: 'once' as const }
  return services.database.prisma.quote.create({
    data: {
      ...sender({}),
      reference: reference('RFQ'),
      name: '李偉 Li Wei',
      company: '',
      currency: 'USD',
      linesCount: 3,
      listTotal: 48_198,
      requestLines: {
        create: [
          {
            ...line,
            position: 0,
            name: '漏水感測器',
            nameEn: 'Water Leak Sensor',
            sku: 'HI-WL-01',
            quantity: 40,
            listPrice: 1180,
            note: 'Plant room',
          },
          {
            ...line,
            position: 1,
            name: 'IoT 管理平台',
            nameEn: 'IoT Platform App',
            sku: 'HI-SW-PLAT',
            quantity: 2,
            listPrice: 499,
            pricePeriod: 'month',
          },
          { ...line, position: 2, name: '特製閘道器', nameEn: null, sku: null, quantity: 1, listPrice: null },
        ],
      },
    },
    select: { id: true, reference: true },
  })
}

/** Says what became of the deliveries of a message. */
export async function storeDelivery(
  { services }: TestApp,
  values: { reference: string; channel: 'form' | 'staff_mail'; status: 'delivered' | 'parked'; lastError?: string },
): Promise<void> {
  await services.database.prisma.delivery.create({ data: { ...values, attempts: 3 } })
}
