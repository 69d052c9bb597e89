import { describe, expect, it } from 'vitest'
import { noCharges } from '#contract/catalogue/charges.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { type Issuer, packingSlipOf } from '#server/modules/sales/documents/order-documents.rules.ts'

type Line = OrderDetail['lines'][number]

const sensor: Line = {
  id: '00000000-0000-4000-8000-000000000001',
  productId: null,
  name: '漏水感測器',
  nameEn: 'Water leak sensor',
  sku: 'HI-WL-01',
  category: 'hardware',
  quantity: 1200,
  period: 'once',
  unitPriceHkd: 100,
  discount: 0,
  unitPrice: 100,
  total: 120_000,
  totalHkd: 120_000,
  connectivityFeeHkd: 0,
  connectivityFee: 0,
  note: 'B2',
  reserved: 1200,
  packed: 0,
  stockQuantity: 5000,
  available: 3800,
  isPiece: true,
  shippable: 1200,
  expectedOn: null,
}
const platform: Line = {
  ...sensor,
  name: '平台',
  nameEn: null,
  sku: null,
  category: 'software',
  isPiece: false,
  quantity: 1,
  period: 'year',
  note: '',
}

const order: OrderDetail = {
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'ORD-7K3M9QX2',
  language: 'en',
  status: 'processing',
  customerId: null,
  customerName: 'Harbour Estates',
  contactName: 'Chan Ka Ming',
  email: 'chan@estates.example',
  phone: '+852 3000 5678',
  purchaseOrder: 'PO-9',
  currency: 'HKD',
  charges: noCharges,
  isHeld: false,
  hold: null,
  itemsCount: 1200,
  total: 120_000,
  totalHkd: 120_000,
  carrier: 'SF Express',
  trackingNumber: 'SF100',
  placedAt: '2026-05-20T17:30:00Z',
  version: 1,
  address: '8 Pier Road\nCentral',
  notes: '',
  rate: 1,
  rateDate: '2026-05-19',
  shippedAt: '2026-05-22T02:00:00Z',
  deliveredAt: null,
  cancelledAt: null,
  cancelReason: null,
  createdBy: 'Staff',
  trackingUrl: null,
  quote: { id: 'q', reference: 'RFQ-1' },
  backOrderOf: { id: 'o', reference: 'ORD-0' },
  backOrder: null,
  shipments: [],
  canTell: true,
  lines: [sensor],
  thread: [],
}

const issuer: Issuer = {
  site: {
    name: { 'zh-TW': '港灣物聯', en: 'Harbour IoT' },
    description: { 'zh-TW': '', en: '' },
    origin: null,
    email: 'hello@harbour.example',
    supportEmail: '',
    phone: '+852 3000 1234',
    address: { 'zh-TW': '', en: '' },
    socialLinks: [],
    serviceCountries: [],
    shelves: [],
    languages: ['zh-TW', 'en'],
    defaultLanguage: 'zh-TW',
    currencies: [],
    defaultCurrency: 'HKD',
    savingsBasis: null,
    asksForMarketing: false,
    chatMode: 'demo',
    translateWidgetUrl: null,
  },
  sales: {
    ...defaultSettings.sales,
    businessRegistration: '1234',
    paymentDetails: '轉數快',
    paymentDetailsEn: 'By FPS',
  },
  timezone: 'Asia/Hong_Kong',
}

const given = (changes: Partial<OrderDetail> = {}) => ({ ...order, ...changes })
const rows = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => [label, value])

describe('a packing slip', () => {
  const slip = packingSlipOf(order, issuer)

  it('is called by what it is, and says its facts with the days as they were in Hong Kong', () => {
    expect(slip.name).toBe('Packing slip ORD-7K3M9QX2')
    expect(rows(slip.facts)).toEqual([
      ['Order', 'ORD-7K3M9QX2'],
      ['Rest of order', 'ORD-0'],
      ['Ordered', '21 May 2026'],
      ['Shipped', '22 May 2026'],
      ['Your PO', 'PO-9'],
      ['Carrier', 'SF Express'],
      ['Tracking', 'SF100'],
    ])
  })

  it('leaves out what there is not', () => {
    const bare = given({ backOrderOf: null, shippedAt: null, purchaseOrder: '', carrier: '', trackingNumber: '' })
    expect(rows(packingSlipOf(bare, issuer).facts)).toEqual([
      ['Order', 'ORD-7K3M9QX2'],
      ['Ordered', '21 May 2026'],
    ])
  })

  it('goes to where it is delivered, without an email address', () => {
    expect(slip.parties).toEqual([
      { label: 'Deliver to', lines: ['Harbour Estates', 'Chan Ka Ming', '8 Pier Road', 'Central', '+852 3000 5678'] },
    ])
  })

  it('has a line to tick off of each thing, no price, and how many pieces there are', () => {
    expect(slip.columns.map(({ heading }) => heading)).toEqual(['Qty', 'Packed'])
    expect(slip.lines).toEqual([
      {
        name: 'Water leak sensor',
        details: ['HI-WL-01', 'B2'],
        cells: [{ text: '1,200' }, { text: expect.stringMatching(/^_+$/) }],
      },
    ])
    expect(slip.totals).toEqual([{ label: 'Pieces', value: '1,200', isStrong: true }])
    expect(slip.paragraphs).toEqual([{ title: 'Received', text: expect.stringContaining('Signed: ___') }])
  })

  it('lists pieces, not services', () => {
    const installation = { ...sensor, name: '安裝', nameEn: 'Installation', isPiece: false }
    const slipOf3 = packingSlipOf(given({ lines: [installation, { ...sensor, quantity: 3 }, platform] }), issuer)
    expect(slipOf3.lines.map(({ name }) => name)).toEqual(['Water leak sensor'])
    expect(slipOf3.totals[0]?.value).toBe('3')
  })
})
