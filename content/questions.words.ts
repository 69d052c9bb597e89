import type { QuestionGroupId } from '#contract/assistant/questions.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { gatewayExample, gatewayReach, loraFees, platformDevices } from './facts/gateways.words.ts'
import {
  afterOrder,
  limitedOffer,
  orderRule,
  outOfStock,
  outOfStockInList,
  requestRule,
} from './facts/ordering.words.ts'
import { readingsBack, serviceAreas, warrantyRule } from './facts/service.words.ts'

export interface QuestionGroup {
  id: QuestionGroupId
  title: Bilingual
  questions: Question[]
}

export interface Question {
  /** Fragment on the page; never changes once published. */
  id: string
  question: Bilingual
  answer: Bilingual
  /** Additional search terms of staff's questions; those of built-in ones are in question-keywords.words.ts. */
  words?: Bilingual
  link?: { label: Bilingual; to: string }
}

const seeLpwan = { label: { 'zh-TW': '比較四種 LPWAN 技術', en: 'Compare four LPWAN technologies' }, to: '/lpwan' }
const seeProducts = { label: { 'zh-TW': '看產品目錄', en: 'See the catalogue' }, to: '/products' }
const seeQuote = { label: { 'zh-TW': '打開報價清單', en: 'Open your quotation' }, to: '/quote' }
const seeContact = { label: { 'zh-TW': '聯絡我們', en: 'Contact us' }, to: '/contact' }
const seeBuilder = { label: { 'zh-TW': '用系統規劃計算', en: 'Work it out in the system builder' }, to: '/builder' }
const seeDocs = { label: { 'zh-TW': '看技術文件', en: 'Read the documentation' }, to: '/docs' }
const seeTerms = {
  label: { 'zh-TW': '使用條款：報價和訂單', en: 'Terms: quotations and orders' },
  to: '/terms#quotations',
}

/** Describes what the site and the sample products do; contract terms are left to the quotation. */
export const questionGroups: QuestionGroup[] = [
  {
    id: 'choosing',
    title: { 'zh-TW': '選擇產品', en: 'Choosing' },
    questions: [
      {
        id: 'where-to-start',
        question: { 'zh-TW': '不懂技術，從哪裏開始？', en: 'I am not an engineer. Where do I start?' },
        answer: {
          'zh-TW':
            '由問題開始，不必由產品開始：漏水、電費、車位還是空氣。產品目錄可以按用途篩選，每件產品列出距離、電池、庫存和價格。再不清楚，告訴我們場地類型、面積和最想解決的一件事。',
          en: 'Start from the problem, not the product: leaks, power, parking or air. The catalogue filters by use, and each product shows range, battery, stock and price. If in doubt, tell us the kind of site, its size and the one thing you want solved.',
        },
        link: seeProducts,
      },
      {
        id: 'which-technology',
        question: { 'zh-TW': 'LoRaWAN、NB-IoT、Sigfox、LTE-M，應該選哪種？', en: 'LoRaWAN, NB-IoT, Sigfox or LTE-M?' },
        answer: {
          'zh-TW':
            '粗略而言：裝置集中在一幢大廈或一個屋苑，用 LoRaWAN，自設網關、不用逐個付流動網絡費；裝置分散各區，用 NB-IoT，靠電訊商網絡；要傳較多數據或會移動，用 LTE-M；每日只傳幾個短訊息又當地有覆蓋，才考慮 Sigfox。',
          en: 'Roughly: many devices in one building or estate, LoRaWAN, with a gateway of your own and no mobile fee for each; devices scattered across districts, NB-IoT on an operator’s network; more data or movement, LTE-M; a few short messages a day where there is coverage, Sigfox.',
        },
        link: seeLpwan,
      },
      {
        id: 'how-many',
        question: { 'zh-TW': '怎樣估計需要多少個感測器？', en: 'How many sensors will I need?' },
        answer: {
          'zh-TW':
            '漏水：每個會積水的低點一個，長喉管加感應繩。空氣：每個通風區一部，開放式辦公室約每 200 至 500 平方米一部作起點。用電：每條要分開計的電路一個。泊車：每個車位一個。數量以勘察為準。',
          en: 'Leaks: one for each low point where water gathers, with a rope along pipes. Air: one for each ventilation zone; in open offices one per 200 to 500 m² is a starting point. Power: one for each circuit to be measured separately. Parking: one per bay. A survey settles the number.',
        },
      },
      {
        id: 'battery-life',
        question: { 'zh-TW': '標示的電池壽命可靠嗎？', en: 'Can I rely on the stated battery life?' },
        answer: {
          'zh-TW':
            '它是一般上報間隔和室溫下的參考值。上報愈密、訊號愈弱、溫度愈極端，壽命愈短。產品頁寫明該型號的年期；勘察時若訊號偏弱，我們會建議加網關，而不是靠裝置加大發射。',
          en: 'It is a reference at the usual reporting interval and room temperature. Denser reports, weaker signal and extreme temperatures shorten it. The product page gives each model’s years; where a survey finds a weak signal, we suggest another gateway rather than having the device transmit at full power.',
        },
      },
      {
        id: 'compatible',
        question: { 'zh-TW': '可以用其他牌子的感測器嗎？', en: 'Can I use sensors of other makes?' },
        answer: {
          'zh-TW':
            '標準的 LoRaWAN 裝置一般可以連上同一網絡，平台再按型號解讀數據。請先把型號告訴我們，確認頻段和數據格式後再決定。',
          en: 'Standard LoRaWAN devices can usually join the same network, and the platform then decodes them by model. Send us the model first: band and payload format must be checked.',
        },
        link: seeContact,
      },
    ],
  },
  {
    id: 'prices',
    title: { 'zh-TW': '價格和報價', en: 'Prices and quotations' },
    questions: [
      {
        id: 'first-year-total',
        question: { 'zh-TW': '「首年總計」包括甚麼？', en: 'What is in the first-year total?' },
        answer: {
          'zh-TW':
            '硬件、一年授權和一年連接費的總和。連接費標示「免費」的，不會另收年費。送貨、安裝和香港以外的稅項不包括在內。',
          en: 'Hardware, one year’s licence and one year’s connectivity. Where connectivity is marked FREE there is no yearly fee. Delivery, installation and taxes outside Hong Kong are not included.',
        },
        link: seeProducts,
      },
      {
        id: 'currency',
        question: { 'zh-TW': '可以用美元或人民幣看價錢嗎？', en: 'Can I see prices in US dollars or RMB?' },
        answer: {
          'zh-TW':
            '可以，在頁頂（手機在選單內）選 USD 或 RMB。價格以港元訂定，按固定匯率由港元換算，四捨五入至兩個小數位，只供參考；結算貨幣以報價單為準。',
          en: 'Yes: choose USD or RMB at the top of the page, in the menu on a phone. Prices are set in Hong Kong dollars and converted from them at a fixed rate to two decimals, for reference; the quotation says which currency applies.',
        },
      },
      {
        id: 'partner-price',
        question: { 'zh-TW': '「夥伴價」是甚麼？', en: 'What is the partner price?' },
        answer: {
          'zh-TW':
            '供系統整合商、承辦商和經銷商參考的價格，須先簽訂夥伴協議。請在查詢中說明希望成為夥伴，並簡介你的公司。',
          en: 'The reference price for integrators, contractors and resellers, under a signed partner agreement. Say so in an enquiry and tell us about your company.',
        },
        link: seeContact,
      },
      {
        id: 'quotation-validity',
        question: { 'zh-TW': '報價有效多久？', en: 'How long is a quotation valid?' },
        answer: {
          'zh-TW': '以報價單上的日期為準；沒有列明的，由發出日起 30 日。限時優惠結束，不影響已發出而仍然有效的報價單。',
          en: 'Until the date on it; where it gives none, 30 days from issue. The end of a limited offer does not affect a quotation already issued and still valid.',
        },
        link: seeTerms,
      },
      {
        id: 'limited-offer',
        question: { 'zh-TW': '「限時優惠」是怎樣定的？', en: 'What does “limited offer” mean?' },
        answer: {
          'zh-TW': `${limitedOffer['zh-TW']}優惠由職員為個別產品訂定，不是隨機出現。`,
          en: `${limitedOffer.en} Staff set it for particular products; it does not appear at random.`,
        },
      },
    ],
  },
  {
    id: 'ordering',
    title: { 'zh-TW': '不用帳戶的採購', en: 'Ordering without an account' },
    questions: [
      {
        id: 'account',
        question: { 'zh-TW': '索取報價要開帳戶嗎？', en: 'Do I need an account to ask for a quotation?' },
        answer: {
          'zh-TW':
            '不用。把產品加入報價清單，填上姓名和電郵便可送出，並會得到一條專用連結，隨時查看進度。我們會在 24 小時內與你聯絡。',
          en: 'No. Add products to your quotation, give a name and an email, and send it. You get a private link on which to follow it, and we’ll get in touch within 24 hours.',
        },
        link: seeQuote,
      },
      {
        id: 'many-items',
        question: {
          'zh-TW': '要報價的產品很多，可以一次過交來嗎？',
          en: 'I need a quotation for many items. Can I send them at once?',
        },
        answer: {
          'zh-TW':
            '可以。在報價清單頁貼上產品編號（SKU）或型號和數量，一行一款；試算表的兩欄可以直接貼上。加入前會列出哪些對得上，對不上的可以寫在留言內，我們替你對照。',
          en: 'Yes. Paste SKU or model number and quantity into the quotation page, one product per line; two columns of a spreadsheet will do. You see what matches before it is added. Describe the rest in the message, and we find it.',
        },
        link: seeQuote,
      },
      {
        id: 'is-it-an-order',
        question: { 'zh-TW': '按「索取報價」就等於下訂單嗎？', en: 'Is a request for a quotation an order?' },
        answer: {
          'zh-TW': `${requestRule['zh-TW']}${orderRule['zh-TW']}${afterOrder['zh-TW']}`,
          en: `${requestRule.en} ${orderRule.en} ${afterOrder.en}`,
        },
        link: seeTerms,
      },
      {
        id: 'stock',
        question: { 'zh-TW': '網站上的庫存準確嗎？', en: 'Is the stock shown on the site accurate?' },
        answer: {
          'zh-TW': '庫存隨目錄更新，一般每 30 分鐘一次。報價單發出前，我們會再確認數量。',
          en: 'Stock follows the catalogue, which is usually brought up to date every 30 minutes. We confirm quantities again before we send a quotation.',
        },
      },
      {
        id: 'out-of-stock',
        question: { 'zh-TW': '缺貨的產品可以索取報價嗎？', en: 'Can I ask for a quotation of something out of stock?' },
        answer: {
          'zh-TW': `產品頁會註明：「${outOfStock['zh-TW']}」你可以查詢到貨時間。已在清單上、由系統規劃加入或整批貼上的，會保留在清單，照樣報價：${outOfStockInList['zh-TW']}`,
          en: `Its page says: “${outOfStock.en}” You may ask when that is. In a list that has it already, that you paste or that the system builder makes, it stays and is quoted. ${outOfStockInList.en}`,
        },
        link: seeContact,
      },
      {
        id: 'regions',
        question: { 'zh-TW': '可以送到香港以外嗎？', en: 'Do you deliver outside Hong Kong?' },
        answer: {
          'zh-TW': `可以。服務地區是${serviceAreas['zh-TW']}。無線裝置須符合當地的頻段和型號規定，產品頁列出每件產品的適用地區，請在查詢時寫明使用地點；運費、稅項和關稅另列於報價單。`,
          en: `Yes. Our service areas are ${serviceAreas.en}. Radio devices must fit the local bands and type rules: each product’s page lists where it may be used, so say where it will be. Freight, taxes and duties are listed in the quotation.`,
        },
      },
    ],
  },
  {
    id: 'installation',
    title: { 'zh-TW': '安裝', en: 'Installation' },
    questions: [
      {
        id: 'self-install',
        question: { 'zh-TW': '可以自己安裝嗎？', en: 'Can I install it myself?' },
        answer: {
          'zh-TW':
            '漏水、空氣質素等電池或 USB 供電的裝置，貼上或放好便可以。智能電錶要在電箱內接線，屬固定電力裝置工程，須由註冊電業工程人員進行。嵌入地面的泊車感測器要鑽地，建議由我們安裝。',
          en: 'Battery and USB devices such as leak and air sensors only need placing. A smart meter is wired inside a distribution board: that is work on a fixed electrical installation and takes a registered electrical worker. Flush parking sensors need coring; best left to us.',
        },
      },
      {
        id: 'how-many-gateways',
        question: { 'zh-TW': '一幢大廈要多少部網關？', en: 'How many gateways does a building need?' },
        answer: {
          'zh-TW': `按樓層計，地庫也算。${gatewayReach['zh-TW']}${gatewayExample['zh-TW']}系統規劃按你的樓層、面積和牆身計出數目；落實前，我們會到場量度訊號。`,
          en: `Count the floors, basements too. ${gatewayReach.en} ${gatewayExample.en} The system builder works it out from your floors, area and walls; we measure the signal on site before anything is ordered.`,
        },
        link: seeBuilder,
      },
      {
        id: 'gateway-place',
        question: { 'zh-TW': '網關應該放在哪裏？', en: 'Where should the gateway go?' },
        answer: {
          'zh-TW':
            '高處、開揚、離金屬和升降機槽遠一點，附近有電和網絡。一幢大廈通常由天台或中層走廊開始；地庫多半要另加一部。以實地量度訊號為準。',
          en: 'High and open, away from metal and lift shafts, with power and a network near. A building usually starts from the roof or a mid-floor corridor; a basement usually needs its own. Measurements on site decide.',
        },
        link: seeLpwan,
      },
      {
        id: 'how-long',
        question: { 'zh-TW': '由勘察到啟用要多久？', en: 'How long from survey to running?' },
        answer: {
          'zh-TW':
            '一般分三個階段：勘察及設計、安裝、調校和移交；每個階段要幾多星期，「行業方案」頁有說明。只裝幾個電池感測器的，會快得多。',
          en: 'Usually three phases: survey and design, installation, tuning and hand-over. Industry solutions says how many weeks each takes. A few battery sensors take far less.',
        },
        link: { label: { 'zh-TW': '看實施階段', en: 'See the phases' }, to: '/solutions#phases' },
      },
      {
        id: 'outdoor',
        question: { 'zh-TW': '裝置可以放在室外或潮濕地方嗎？', en: 'Can devices be used outdoors or in the wet?' },
        answer: {
          'zh-TW':
            '看產品頁的 IP 等級：首位數字是防塵，次位是防水。IP67 可短暫浸水，IP68 按製造商條件可長時間浸水；IP30 沒有防水，只供室內。',
          en: 'Read the IP code on the product page: the first digit is dust, the second water. IP67 withstands a short immersion, IP68 a longer one under the maker’s conditions; IP30 has no protection from water and is for indoors.',
        },
        link: seeDocs,
      },
    ],
  },
  {
    id: 'connectivity',
    title: { 'zh-TW': '連接', en: 'Connectivity' },
    questions: [
      {
        id: 'range-indoors',
        question: { 'zh-TW': '標示 15 km，為何在大廈內到不了？', en: 'It says 15 km. Why not inside my building?' },
        answer: {
          'zh-TW':
            '15 km 是空曠視線距離。石屎、金屬門和地庫會大幅削弱訊號，市區室內往往以樓層計。所以我們先量訊號，再定網關數量。',
          en: '15 km is line of sight in the open. Concrete, metal doors and basements weaken it greatly; indoors in a city it is better counted in floors. That is why signal is measured before the number of gateways is set.',
        },
        link: seeLpwan,
      },
      {
        id: 'free-connectivity',
        question: { 'zh-TW': '為何有些產品免連接年費？', en: 'Why is connectivity free for some products?' },
        answer: {
          'zh-TW': `${loraFees['zh-TW']}Wi-Fi 裝置用你現有的網絡，同樣免費。NB-IoT 裝置內有 SIM 卡，年費列於產品頁。`,
          en: `${loraFees.en} Wi-Fi devices use the network that you have, without a fee. NB-IoT devices carry a SIM, and its yearly fee is on the product page.`,
        },
      },
      {
        id: 'internet-down',
        question: { 'zh-TW': '場地斷網會怎樣？', en: 'What if the site’s internet goes down?' },
        answer: {
          'zh-TW':
            '感測器照常量度，但警報送不出去；部分裝置會暫存讀數，恢復後補傳，以型號規格為準。關鍵地點建議網關配備後備流動網絡和不斷電電源。',
          en: 'Sensors keep measuring but alerts cannot leave. Some devices hold readings and send them later; the specification of the model says which. For critical places, give the gateway a mobile fallback and a UPS.',
        },
      },
      {
        id: 'frequency',
        question: { 'zh-TW': '在香港使用 LoRaWAN 要領牌嗎？', en: 'Do I need a licence for LoRaWAN in Hong Kong?' },
        answer: {
          'zh-TW':
            'LoRaWAN 使用免授權頻段；在香港通常是 920–925 MHz（AS923）。符合通訊事務管理局辦公室豁免條件的低功率裝置，使用者毋須逐台領牌。其他地區頻段不同，不可直接搬用。',
          en: 'LoRaWAN uses unlicensed bands, in Hong Kong usually 920–925 MHz (AS923). Low-power devices that meet the exemption conditions of the Office of the Communications Authority need no licence of their own. Bands differ elsewhere, so devices cannot simply be moved.',
        },
      },
    ],
  },
  {
    id: 'platform',
    title: { 'zh-TW': '平台', en: 'Platform' },
    questions: [
      {
        id: 'alerts',
        question: { 'zh-TW': '警報可以送到哪裏？', en: 'Where can alerts go?' },
        answer: {
          'zh-TW': '電郵、WhatsApp 和 SMS。可以按樓層、時段和嚴重程度分派給不同的人，避免全隊半夜被吵醒。',
          en: 'Email, WhatsApp and SMS, to different people by floor, hour and severity, so the whole team need not be woken at night.',
        },
      },
      {
        id: 'integration',
        question: { 'zh-TW': '可以接到我們的 BMS 或其他系統嗎？', en: 'Can it connect to our BMS or other systems?' },
        answer: {
          'zh-TW':
            '平台支援 REST API、MQTT 和 BACnet。這個網站的產品目錄亦有公開 API，採購系統可以直接讀取產品、價格和庫存。',
          en: 'The platform speaks REST API, MQTT and BACnet. This site’s catalogue has a public API too, so a purchasing system can read products, prices and stock.',
        },
        link: seeDocs,
      },
      {
        id: 'platform-minimum',
        question: { 'zh-TW': '平台最少要買多少裝置？', en: 'Is there a minimum number of devices?' },
        answer: {
          'zh-TW': `${platformDevices['zh-TW']}另一幢大廈或租戶可以加購附加儀表板，權限和報表分開。`,
          en: `${platformDevices.en} Another building or tenant can have an additional dashboard, with its own access and reports.`,
        },
      },
      {
        id: 'data-retention',
        question: {
          'zh-TW': '讀數保存多久？可以匯出嗎？',
          en: 'How long are readings kept, and can they be exported?',
        },
        answer: {
          'zh-TW':
            '平台保存 24 個月，其間可經 API 取回。需要更長的紀錄（例如年度對比或審核），請定期匯出，或在報價時提出。',
          en: 'The platform keeps 24 months, during which they can be fetched by API. For longer records, such as year-on-year audits, export regularly or ask for it in the quotation.',
        },
      },
      {
        id: 'data-ownership',
        question: {
          'zh-TW': '讀數屬於誰？合約完結後可以取回嗎？',
          en: 'Who owns the readings, and do we get them when a contract ends?',
        },
        answer: {
          'zh-TW': `讀數屬於客戶。${readingsBack['zh-TW']}`,
          en: `The readings belong to you. ${readingsBack.en}`,
        },
        link: seeDocs,
      },
    ],
  },
  {
    id: 'warranty',
    title: { 'zh-TW': '保養和退貨', en: 'Warranty and returns' },
    questions: [
      {
        id: 'warranty-period',
        question: { 'zh-TW': '保養期多長？', en: 'How long is the warranty?' },
        answer: {
          'zh-TW': warrantyRule['zh-TW'],
          en: warrantyRule.en,
        },
        link: seeTerms,
      },
      {
        id: 'faulty',
        question: { 'zh-TW': '裝置壞了怎麼辦？', en: 'A device is faulty. What now?' },
        answer: {
          'zh-TW':
            '先換電池，再看平台上最後一次上報的時間和訊號。仍然沒有反應，把型號、裝置編號和相片電郵給我們；很多時可以遙距判斷是訊號、電池還是硬件。',
          en: 'Change the battery, then look up its last report and signal on the platform. Still silent? Email us the model, the device number and a photo; often we can tell remotely whether it is signal, battery or hardware.',
        },
        link: seeContact,
      },
      {
        id: 'returns',
        question: { 'zh-TW': '可以退貨嗎？', en: 'Can I return goods?' },
        answer: {
          'zh-TW':
            '收貨時有損壞或與訂單不符，請保留包裝並盡快告訴我們。其他退貨按報價單的條件處理；已接線或鑽地安裝的裝置一般不能退。想先試用，可要求試點或示範。',
          en: 'If goods arrive damaged or differ from the order, keep the packaging and tell us soon. Other returns follow the quotation; devices already wired or set in the floor usually cannot come back. To try first, ask for a pilot or a demonstration.',
        },
        link: { label: { 'zh-TW': '預約示範', en: 'Book a demo' }, to: '/demo' },
      },
      {
        id: 'old-batteries',
        question: { 'zh-TW': '舊電池和舊裝置怎樣棄置？', en: 'How do I dispose of old batteries and devices?' },
        answer: {
          'zh-TW':
            '不要當一般垃圾。充電池可交回環保署充電池回收計劃的收集點；一次性鋰電池和裝置請交予合資格的回收商，或在保養服務中由我們帶走。',
          en: 'Not with general waste. Rechargeable batteries go to collection points of the Environmental Protection Department’s recycling programme; single-use lithium cells and devices to a qualified recycler, or with us during a maintenance visit.',
        },
      },
    ],
  },
  {
    id: 'data',
    title: { 'zh-TW': '資料和私隱', en: 'Data and privacy' },
    questions: [
      {
        id: 'what-is-kept',
        question: { 'zh-TW': '你們會保存我的甚麼資料？', en: 'What do you keep about me?' },
        answer: {
          'zh-TW':
            '你在表格和對話中寫下的內容，用來回覆和跟進。語言、貨幣和目錄副本只存在你的瀏覽器。保存期、接收者和你的權利都寫在私隱政策。',
          en: 'What you write in forms and chats, to answer and follow up. Language, currency and a copy of the catalogue stay in your browser. The privacy statement says how long, who receives it and what you may ask.',
        },
        link: { label: { 'zh-TW': '私隱政策', en: 'Privacy' }, to: '/privacy' },
      },
      {
        id: 'erase',
        question: { 'zh-TW': '怎樣索取或刪除我的資料？', en: 'How do I get or erase my data?' },
        answer: {
          'zh-TW': '電郵給我們，說明要副本、改正還是刪除，並附上當時的電郵或參考編號。我們在 40 日內答覆。',
          en: 'Email us: say copy, correction or erasure, and give the email or reference you used. We answer within 40 days.',
        },
        link: {
          label: { 'zh-TW': '私隱政策：索取副本、改正或刪除', en: 'Privacy: a copy, a correction, erasure' },
          to: '/privacy#rights',
        },
      },
      {
        id: 'cameras',
        question: { 'zh-TW': '感測器會拍攝或錄音嗎？', en: 'Do sensors film or record sound?' },
        answer: {
          'zh-TW':
            '目錄內的漏水、用電、泊車和空氣質素感測器都沒有鏡頭，也不錄音：它們量度水、電流、磁場與雷達回波、空氣成分。人流計數器也沒有鏡頭：以測距數算進出，不拍影像，不辨認任何人。',
          en: 'The leak, energy, parking and air sensors in the catalogue have no lens and record no sound: they measure water, current, magnetic field and radar echo, and what is in the air. The people counter has no camera either: it counts by measuring distance, takes no picture and recognises nobody.',
        },
      },
      {
        id: 'ai-answers',
        question: { 'zh-TW': '可以信賴 AI 助手的答案嗎？', en: 'Can I trust the AI assistant?' },
        answer: {
          'zh-TW':
            '它只用本站的產品目錄、問答和網頁作答，並註明出處，按一下便可核對；在出處找不到的數字會標示為未核實。它幫你找方向，不能代替報價或工程意見；價格、庫存和規格以產品頁為準，重要決定請向我們查證。',
          en: 'It answers only from this site’s catalogue, questions and pages, and cites them, so that a tap shows where an answer comes from; a figure that none of them has is marked as unverified. It gives a first direction and replaces neither a quotation nor engineering advice. Go by the product page for prices, stock and specifications, and check important decisions with us.',
        },
      },
    ],
  },
]
