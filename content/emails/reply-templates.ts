import type { NewReplyTemplate } from '#contract/requests/reply-templates.ts'

/**
 * Templates of emails to buyers that a new site starts with; staff change them from then on. Greeting and signature
 * are not part of them.
 */
export const replyTemplates: (Omit<NewReplyTemplate, 'isArchived'> & { id: string })[] = [
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0001',
    name: '了解需要',
    nameEn: 'Ask about the site',
    kinds: ['enquiry', 'demo-request'],
    subject: '',
    subjectEn: '',
    body: `多謝你聯絡我們。為了建議合適的方案，想先了解以下幾點：

1. 場地的類型、地址和大約面積；
2. 想監察甚麼（例如漏水、用電、空氣質素），各有多少個位置；
3. 現場有沒有電源和網絡，以及希望何時完成安裝。

如有平面圖或現場相片，直接回覆這封電郵附上便可。你亦可致電 {{our_phone}} 與我們商討。`,
    bodyEn: `Thank you for getting in touch. So that we can recommend the right system, could you tell us a little more:

1. the type of site, its address and its approximate area;
2. what you would like to monitor (such as leaks, energy use or air quality), and at how many points;
3. whether there is power and a network on site, and when you would like the work to be finished.

If you have floor plans or photos, please attach them to your reply. You can also call us on {{our_phone}}.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0002',
    name: '產品資料（附件）',
    nameEn: 'Product information (attached)',
    kinds: ['enquiry', 'demo-request'],
    subject: '',
    subjectEn: '',
    body: `附上{{products}}的資料，供你參考。

如想知道價格、交貨期或安裝要求，請告訴我們所需數量和安裝地點，我們會為你準備報價。`,
    bodyEn: `Please find attached the information on {{products}}.

If you would like to know about prices, delivery or installation, tell us how many you need and where they will be installed, and we will prepare a quotation.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0003',
    name: '安排到場視察',
    nameEn: 'Arrange a site visit',
    kinds: ['enquiry', 'demo-request', 'quote', 'order'],
    subject: '',
    subjectEn: '',
    body: `我們想安排同事到場視察，確認安裝位置、訊號和供電，約需一小時。

請回覆兩至三個方便的日期和時間、場地地址，以及當日聯絡人的姓名和電話。`,
    bodyEn: `We would like to visit the site to check the positions, the signal and the power supply. It takes about an hour.

Please reply with two or three dates and times that suit you, the address, and the name and phone number of a contact on the day.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0004',
    name: '示範前準備',
    nameEn: 'Before the demo',
    kinds: ['demo-request'],
    subject: '',
    subjectEn: '',
    body: `期待在{{demo_time}}為你示範。為了切合你的需要，請先告訴我們：

1. 最想了解哪些功能；
2. 會有多少位同事參加，以及他們的職責；
3. 現時使用甚麼系統。

如要改期，直接回覆這封電郵便可。`,
    bodyEn: `We look forward to showing you the system on {{demo_time}}. To make the most of the time, please tell us:

1. which functions interest you most;
2. how many colleagues will join, and what they do;
3. which systems you use today.

If you need another time, just reply to this email.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0005',
    name: '跟進報價',
    nameEn: 'Follow up a quotation',
    kinds: ['quote'],
    subject: '跟進報價 {{reference}}',
    subjectEn: 'Following up on quotation {{reference}}',
    body: `想跟進早前發給你的報價 {{reference}}：{{products}}，首年總計 {{total}}，有效期至 {{valid_until}}。

你可以在這裏查看、提問或接受報價：
{{quote_link}}

如想調整數量或分階段安裝，請告訴我們，我們會修訂報價。`,
    bodyEn: `We would like to follow up on quotation {{reference}}: {{products}}, {{total}} in the first year, valid until {{valid_until}}.

You can view it, ask questions or accept it here:
{{quote_link}}

If you would like other quantities, or to install in phases, let us know and we will revise it.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0006',
    name: '報價快將到期',
    nameEn: 'Quotation about to expire',
    kinds: ['quote'],
    subject: '報價 {{reference}} 的有效期至 {{valid_until}}',
    subjectEn: 'Quotation {{reference}} is valid until {{valid_until}}',
    body: `報價 {{reference}} 的有效期至 {{valid_until}}。如仍有需要，請在限期前接受，以保留報價上的價格：
{{quote_link}}

如需要更多時間考慮，請告訴我們，我們會重新報價。`,
    bodyEn: `Quotation {{reference}} is valid until {{valid_until}}. If you still need the items, please accept it before then to keep its prices:
{{quote_link}}

If you need more time, let us know and we will quote again.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0007',
    name: '確認訂單',
    nameEn: 'Order received',
    kinds: ['order'],
    subject: '',
    subjectEn: '',
    body: `多謝訂購。我們已收到訂單 {{reference}}：{{products}}，共 {{quantity}} 件，首年總計 {{total}}，正在安排備貨，發貨時會再通知你。

如要更改送貨地址或收貨時間，請盡快回覆這封電郵。`,
    bodyEn: `Thank you for your order. We have received {{reference}}: {{products}}, {{quantity}} pieces, {{total}} in the first year. We are preparing it and will let you know when it ships.

To change the delivery address or time, please reply to this email as soon as possible.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0008',
    name: '運送資料',
    nameEn: 'Delivery details',
    kinds: ['order'],
    subject: '',
    subjectEn: '',
    body: `訂單 {{reference}} 已交由 {{carrier}} 派送，運單編號為 {{tracking_number}}。

收貨時請核對數量，並檢查包裝有沒有損壞。如有問題，請即時致電 {{our_phone}} 與我們聯絡。`,
    bodyEn: `Order {{reference}} is on its way with {{carrier}}, tracking number {{tracking_number}}.

When it arrives, please check the quantities and that the packaging is undamaged. If anything is wrong, call us on {{our_phone}} straight away.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0009',
    name: '安裝後跟進',
    nameEn: 'After installation',
    kinds: ['order'],
    subject: '',
    subjectEn: '',
    body: `訂單 {{reference}} 的設備使用至今，不知運作是否順利？

如在警報設定、報表或日常使用上有任何問題，直接回覆這封電郵，或致電 {{our_phone}}，我們會協助處理。`,
    bodyEn: `You have been using the equipment of order {{reference}} for a while now. Is everything working as it should?

If you have any questions about alarms, reports or everyday use, reply to this email or call us on {{our_phone}}, and we will help.`,
  },
  {
    id: '5f1c1a60-6d0e-4d2b-9a53-0a4b1f6f0010',
    name: '正在跟進',
    nameEn: 'We are looking into it',
    kinds: ['enquiry', 'demo-request', 'quote', 'order'],
    subject: '',
    subjectEn: '',
    body: `抱歉讓你久等。我們正在跟進 {{reference}}，會盡快給你完整的答覆。

如有急事，請致電 {{our_phone}} 與我們聯絡。`,
    bodyEn: `Sorry to keep you waiting. We are looking into {{reference}} and will get back to you with a full answer as soon as we can.

If it is urgent, please call us on {{our_phone}}.`,
  },
]
