import type { LegalDocument } from './legal-document.ts'

const untilSent = { 'zh-TW': '直至你送出、清空表格或關閉分頁', en: 'Until you send it, clear it or close the tab' }
const untilCleared = { 'zh-TW': '直至你清除瀏覽器資料', en: 'Until you clear the browser’s data' }

/** Personal Data (Privacy) Ordinance, Cap. 486: information required by data protection principles 1, 2, 3, 5 and 6. */
export const privacy: LegalDocument = {
  title: { 'zh-TW': '私隱政策', en: 'Privacy' },
  description: {
    'zh-TW':
      '按香港《個人資料（私隱）條例》的收集個人資料聲明：收集甚麼、為何收集、交給誰、保存多久，以及如何索取副本、改正或刪除。',
    en: 'Our personal information collection statement under Hong Kong’s Personal Data (Privacy) Ordinance: what is collected, why, who receives it, how long it is kept, and how to ask for a copy, a correction or erasure.',
  },
  lead: {
    'zh-TW':
      '我們只收集回覆你所需的資料，不賣廣告，也不追蹤你到其他網站。以下按香港《個人資料（私隱）條例》（第 486 章）說明我們如何處理個人資料。',
    en: 'We collect what we need to answer you. We sell no advertising and do not follow you to other sites. This statement explains how we handle personal data under Hong Kong’s Personal Data (Privacy) Ordinance (Cap. 486).',
  },
  updated: '2026-11-29',
  parts: [
    {
      id: 'summary',
      title: { 'zh-TW': '要點', en: 'In short' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              'zh-TW': '瀏覽產品和價格不用登記，也不用留下任何資料。',
              en: 'Products and prices can be read without registering or leaving any details.',
            },
            {
              'zh-TW': '你在表格和對話中寫下的，只用來回覆和跟進你的要求。',
              en: 'What you write in a form or a chat is used to answer and follow up your request.',
            },
            {
              'zh-TW':
                '只有你在表格上選擇收取產品消息，我們才會以電郵寄給你，每封都寫明怎樣取消；除此之外不會用你的資料作直接促銷，也不會轉讓給他人作此用途。',
              en: 'Only if you tick the box on a form that asks do we email you product news, and each such email says how to stop it. Otherwise we do not use your data in direct marketing, nor pass it to others for that.',
            },
            {
              'zh-TW': '你可以隨時索取副本、要求改正或刪除，電郵一封即可。',
              en: 'You may ask for a copy, a correction or erasure at any time; one email is enough.',
            },
          ],
        },
      ],
    },
    {
      id: 'collect',
      title: { 'zh-TW': '我們收集甚麼', en: 'What we collect' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '表格會標明哪些是必填。欠缺必填資料，我們便無法處理該項要求；其餘由你決定是否提供。我們可能寄電郵到你填寫的地址請你確認；確認之後，才會把你填寫的內容寄到該處。',
            en: 'A form marks what is required. Without it we cannot deal with that request; the rest is up to you. We may email the address you give and ask you to confirm it; what you entered is sent there only once you have.',
          },
        },
        {
          kind: 'table',
          caption: { 'zh-TW': '按你所做的事', en: 'By what you do' },
          heads: [
            { 'zh-TW': '你做甚麼', en: 'What you do' },
            { 'zh-TW': '必須提供', en: 'Required' },
            { 'zh-TW': '自願提供', en: 'Voluntary' },
          ],
          rows: [
            {
              name: { 'zh-TW': '查詢', en: 'Send an enquiry' },
              cells: [
                { 'zh-TW': '姓名、電郵、訊息', en: 'Name, email, message' },
                { 'zh-TW': '公司、電話、查詢類別、相關產品', en: 'Company, phone, type of enquiry, product' },
              ],
            },
            {
              name: { 'zh-TW': '預約示範', en: 'Book a demo' },
              cells: [
                { 'zh-TW': '姓名、電郵、公司、行業', en: 'Name, email, company, industry' },
                { 'zh-TW': '電話、用途、日期、時間、訊息', en: 'Phone, use case, date, time, message' },
              ],
            },
            {
              name: { 'zh-TW': '索取報價', en: 'Request a quotation' },
              cells: [
                { 'zh-TW': '姓名、電郵、產品和數量', en: 'Name, email, products and quantities' },
                { 'zh-TW': '公司、電話、備註', en: 'Company, phone, notes' },
              ],
            },
            {
              name: { 'zh-TW': '與 AI 助手對話', en: 'Chat with the AI assistant' },
              cells: [
                { 'zh-TW': '你輸入的訊息', en: 'The messages you type' },
                {
                  'zh-TW': '你對答案的評分。請不要輸入身份證號碼或他人的資料。',
                  en: 'How you rate an answer. Please don’t enter an identity card number or anyone else’s data.',
                },
              ],
            },
            {
              name: { 'zh-TW': '電郵、致電或應徵', en: 'Email, call or apply' },
              cells: [
                { 'zh-TW': '你的聯絡方法', en: 'How to reach you' },
                { 'zh-TW': '你選擇告訴我們的內容，例如履歷', en: 'What you choose to tell us, such as a résumé' },
              ],
            },
            {
              name: { 'zh-TW': '瀏覽網站', en: 'Visit the site' },
              cells: [
                {
                  'zh-TW': 'IP 位址、時間、所要求的網址（伺服器紀錄）',
                  en: 'IP address, time and address asked for (server log)',
                },
                {
                  'zh-TW': '語言、貨幣和外觀的選擇，只存在你的瀏覽器',
                  en: 'Language, currency and theme, kept in your browser only',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: {
            'zh-TW': '我們不使用廣告或流量分析的追蹤工具，也不會向第三方購買你的資料。',
            en: 'We use no advertising or analytics trackers, and buy no data about you from others.',
          },
        },
      ],
    },
    {
      id: 'assistant',
      title: { 'zh-TW': 'AI 助手怎樣處理你的訊息', en: 'How the assistant handles your messages' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              'zh-TW':
                '電郵地址、電話號碼和香港身份證號碼，在儲存、搜尋或傳送之前已換成「[電郵]」、「[電話]」、「[身份證號碼]」。系統未必認得所有寫法，請不要輸入。',
              en: 'Email addresses, phone numbers and Hong Kong identity card numbers are replaced by “[email]”, “[phone]” and “[HKID]” before anything is stored, searched or sent. Not every way of writing one is recognised, so please don’t enter them.',
            },
            {
              'zh-TW':
                '我們保存遮蓋後的問題、答案、答案的依據和你的評分，讓同事跟進和改善答案；不會連到你的姓名，除非你把對話附在查詢上。',
              en: 'We keep the question as masked, the answer, its sources and your rating, for staff to follow up and improve. None of it is tied to your name unless you attach the chat to an enquiry.',
            },
            {
              'zh-TW':
                '助手顯示「AI 驅動」時，問題、之前幾輪對話和找到的本站內容會傳送到模型閘道以產生答案；你的 IP 位址和 cookie 不會。顯示「示範模式」時，甚麼也不會傳送。',
              en: 'While the assistant shows “AI Powered”, the question, the last turns of the chat and what was found on this site go to a model gateway, which writes the answer; your IP address and cookie do not. While it shows “Demo Mode”, nothing is sent.',
            },
            {
              'zh-TW': '為限制每日用量，我們以 cookie 和 IP 位址計算提問次數；兩者只以無法還原的代碼保存，三日後刪除。',
              en: 'To limit what is asked in a day we count by a cookie and by IP address. Both are kept only as codes that cannot be reversed, and those counts are erased after three days.',
            },
          ],
        },
      ],
    },
    {
      id: 'use',
      title: { 'zh-TW': '為何收集', en: 'Why we collect it' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              'zh-TW': '回覆查詢、安排示範、擬備報價和跟進訂單。',
              en: 'To answer, arrange demonstrations, prepare quotations and follow up orders.',
            },
            { 'zh-TW': '提供安裝、保養和技術支援。', en: 'To install, maintain and support.' },
            {
              'zh-TW': '改善網站上的答案，例如找出助手答不到的問題。',
              en: 'To improve the site’s answers, for instance by finding questions the assistant could not answer.',
            },
            {
              'zh-TW': '防止濫發和攻擊，確保網站正常運作。',
              en: 'To prevent spam and attacks and keep the site running.',
            },
            {
              'zh-TW': '履行法律責任，例如保存商業紀錄。',
              en: 'To meet legal duties, such as keeping business records.',
            },
          ],
        },
        {
          kind: 'text',
          text: {
            'zh-TW': '如要用作其他新目的，我們會先徵求你的同意。',
            en: 'For any new purpose we ask for your consent first.',
          },
        },
      ],
    },
    {
      id: 'recipients',
      title: { 'zh-TW': '誰會收到', en: 'Who receives it' },
      blocks: [
        {
          kind: 'table',
          caption: { 'zh-TW': '我們的員工以外', en: 'Beyond our own staff' },
          heads: [
            { 'zh-TW': '接收者', en: 'Recipient' },
            { 'zh-TW': '收到甚麼', en: 'What it receives' },
            { 'zh-TW': '用途', en: 'What for' },
          ],
          rows: [
            {
              name: { 'zh-TW': '表格服務', en: 'Form service' },
              cells: [
                { 'zh-TW': '你提交的表格內容', en: 'What you submit in a form' },
                { 'zh-TW': '轉交負責的同事', en: 'Hands it to the colleague in charge' },
              ],
            },
            {
              name: { 'zh-TW': '電郵服務', en: 'Email service' },
              cells: [
                { 'zh-TW': '表格內容、你的電郵地址', en: 'What you submit, your email address' },
                { 'zh-TW': '通知同事，並把副本寄給你', en: 'Notifies staff and sends you a copy' },
              ],
            },
            {
              name: { 'zh-TW': '模型閘道（AI）', en: 'Model gateway (AI)' },
              cells: [
                {
                  'zh-TW': '遮蓋後的對話訊息和本站內容；助手顯示「示範模式」時不會傳送',
                  en: 'What you type in the chat, masked, and content of this site; nothing while the assistant shows “Demo Mode”',
                },
                { 'zh-TW': '產生答案', en: 'Writes the answer' },
              ],
            },
            {
              name: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
              cells: [
                {
                  'zh-TW': '你按「在 WhatsApp 傳送」後自行發出的訊息',
                  en: 'Messages that you send yourself after “Send on WhatsApp”',
                },
                { 'zh-TW': '按 WhatsApp 自己的條款傳送', en: 'Delivers them under its own terms' },
              ],
            },
            {
              name: { 'zh-TW': '寄存服務供應商', en: 'Hosting provider' },
              cells: [
                { 'zh-TW': '存於伺服器上的資料', en: 'What is stored on the servers' },
                { 'zh-TW': '運作伺服器和備份', en: 'Runs servers and backups' },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: {
            'zh-TW':
              '以上服務只可按我們的指示使用資料，部分可能在香港以外處理。法例、法院或執法機關有要求時，我們亦會依法披露。網站若設有第三方翻譯小工具，你啟用它時，頁面文字會傳送給該供應商。',
            en: 'These services may use the data on our instructions only; some may process it outside Hong Kong. We also disclose what law, a court or a law-enforcement agency lawfully requires. Where the site offers a third-party translation widget, its provider receives the text of the page when you switch it on.',
          },
        },
      ],
    },
    {
      id: 'retention',
      title: { 'zh-TW': '保存多久', en: 'How long we keep it' },
      blocks: [
        {
          kind: 'table',
          caption: {
            'zh-TW': '期滿後刪除，或除去可識別個人的部分',
            en: 'Afterwards it is erased, or stripped of what identifies a person',
          },
          heads: [
            { 'zh-TW': '資料', en: 'Data' },
            { 'zh-TW': '保存期', en: 'Kept for' },
          ],
          rows: [
            {
              name: { 'zh-TW': '查詢和示範預約', en: 'Enquiries and demo bookings' },
              cells: [{ 'zh-TW': '最後一次聯絡後 24 個月', en: '24 months after the last contact' }],
            },
            {
              name: { 'zh-TW': '報價、訂單和發票', en: 'Quotations, orders and invoices' },
              cells: [
                {
                  'zh-TW': '7 年，即《稅務條例》（第 112 章）要求保存業務紀錄的年期',
                  en: '7 years, the period for which the Inland Revenue Ordinance (Cap. 112) requires business records',
                },
              ],
            },
            {
              name: { 'zh-TW': '與助手的對話', en: 'Chats with the assistant' },
              cells: [
                {
                  'zh-TW': '由最後一則訊息起，一般 90 日，最長 24 個月；已有同事作答的提問，遮蓋後與答案一同保留',
                  en: 'Usually 90 days after the last message, at most 24 months; a question that staff have answered stays, masked, with its answer',
                },
              ],
            },
            {
              name: { 'zh-TW': '落選的求職申請', en: 'Unsuccessful job applications' },
              cells: [{ 'zh-TW': '最長 2 年；你可以要求提早刪除', en: 'At most 2 years; earlier if you ask' }],
            },
            {
              name: { 'zh-TW': '伺服器紀錄', en: 'Server logs' },
              cells: [{ 'zh-TW': '容量滿後由新紀錄覆寫', en: 'Until newer entries take their space' }],
            },
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: { 'zh-TW': 'Cookie 和瀏覽器儲存', en: 'Cookies and browser storage' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '下列各項只為記住你的選擇、看過的網頁、未送出的文字和你與助手的對話，沒有一項用作追蹤。清除瀏覽器資料便可全部刪除，網站仍可使用。',
            en: 'Each of these remembers a choice of yours, a page you have seen, a text not yet sent or your chat with the assistant; none is for tracking. Clearing the browser’s data removes them all, and the site still works.',
          },
        },
        {
          kind: 'table',
          caption: { 'zh-TW': '按名稱', en: 'By name' },
          heads: [
            { 'zh-TW': '名稱', en: 'Name' },
            { 'zh-TW': '用途', en: 'What for' },
            { 'zh-TW': '存放', en: 'Where' },
            { 'zh-TW': '期限', en: 'How long' },
          ],
          rows: [
            {
              name: 'language',
              cells: [
                { 'zh-TW': '你選擇的語言', en: 'The language you chose' },
                { 'zh-TW': 'localStorage 和 cookie', en: 'localStorage and cookie' },
                { 'zh-TW': 'Cookie 為一年', en: 'The cookie: one year' },
              ],
            },
            {
              name: 'currency',
              cells: [
                { 'zh-TW': '顯示價格的貨幣', en: 'The currency of prices' },
                { 'zh-TW': 'localStorage', en: 'localStorage' },
                untilCleared,
              ],
            },
            {
              name: 'theme',
              cells: [
                { 'zh-TW': '淺色或深色', en: 'Light or dark' },
                { 'zh-TW': 'localStorage', en: 'localStorage' },
                untilCleared,
              ],
            },
            {
              name: 'syncedProducts',
              cells: [
                { 'zh-TW': '上次看到的產品目錄，離線時顯示', en: 'The catalogue as last seen, shown when offline' },
                { 'zh-TW': 'localStorage', en: 'localStorage' },
                untilCleared,
              ],
            },
            {
              name: 'lastSyncTime',
              cells: [
                { 'zh-TW': '目錄存下的時間', en: 'When that catalogue was saved' },
                { 'zh-TW': 'localStorage', en: 'localStorage' },
                untilCleared,
              ],
            },
            {
              name: 'quoteBasket',
              cells: [
                { 'zh-TW': '你加入報價清單的產品、數量和備註', en: 'Products, quantities and notes in your quotation' },
                { 'zh-TW': 'localStorage', en: 'localStorage' },
                { 'zh-TW': '直至你送出、移除或清除', en: 'Until you send, remove or clear them' },
              ],
            },
            {
              name: 'comparedProducts',
              cells: [
                { 'zh-TW': '你勾選比較的產品', en: 'Products you marked to compare' },
                { 'zh-TW': 'localStorage', en: 'localStorage' },
                untilCleared,
              ],
            },
            {
              name: 'draft-enquiry',
              cells: [
                { 'zh-TW': '未送出的查詢', en: 'An enquiry not yet sent' },
                { 'zh-TW': 'sessionStorage', en: 'sessionStorage' },
                untilSent,
              ],
            },
            {
              name: 'draft-demo',
              cells: [
                { 'zh-TW': '未送出的示範預約', en: 'A demo booking not yet sent' },
                { 'zh-TW': 'sessionStorage', en: 'sessionStorage' },
                untilSent,
              ],
            },
            {
              name: 'draft-quote-request',
              cells: [
                { 'zh-TW': '未送出的報價要求', en: 'A request for quotation not yet sent' },
                { 'zh-TW': 'sessionStorage', en: 'sessionStorage' },
                untilSent,
              ],
            },
            {
              name: 'assistant',
              cells: [
                {
                  'zh-TW':
                    '認得是同一個瀏覽器繼續對話，並計算每日提問次數；在你第一次提問時設定，加密連線下名為 __Secure-assistant',
                  en: 'Recognises the same browser so that a chat can go on, and counts questions per day; set with your first question, and called __Secure-assistant over an encrypted connection',
                },
                { 'zh-TW': 'Cookie，網頁程式讀不到', en: 'Cookie that no script can read' },
                { 'zh-TW': '一般 90 日，與對話相同', en: 'Usually 90 days, as the chats themselves' },
              ],
            },
            {
              name: 'chatConversation',
              cells: [
                { 'zh-TW': '你與助手的對話，重新載入後仍在', en: 'Your chat with the assistant, kept over a reload' },
                { 'zh-TW': 'sessionStorage', en: 'sessionStorage' },
                { 'zh-TW': '直至你關閉分頁或按「重新開始」', en: 'Until you close the tab or press Start over' },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: {
            'zh-TW': '報價清單和未填妥的表格亦只存在你的瀏覽器，直至你提交或清除；提交之前我們看不到。',
            en: 'A quotation list and a half-filled form also stay in your browser until you send or clear them; we see neither before you send.',
          },
        },
      ],
    },
    {
      id: 'security',
      title: { 'zh-TW': '如何保護', en: 'How we protect it' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '網站以加密連線傳送資料。資料存於受密碼和權限保護的資料庫，員工按職責才可查閱；連接其他服務的金鑰不會送到瀏覽器，也不會寫入紀錄。若發生可能對你造成傷害的外洩，我們會盡快通知你和個人資料私隱專員。',
            en: 'Traffic to and from the site is encrypted. Data is kept in a database behind a password and permissions, and staff see what their work requires; keys to other services reach neither the browser nor the log. Should a breach be likely to harm you, we tell you and the Privacy Commissioner as soon as we can.',
          },
        },
      ],
    },
    {
      id: 'rights',
      title: { 'zh-TW': '索取副本、改正或刪除', en: 'A copy, a correction, erasure' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW': '條例賦予你查閱和改正個人資料的權利。不再需要的資料，你亦可以要求我們刪除。',
            en: 'The Ordinance gives you the right to see and correct your personal data. You may also ask us to erase what is no longer needed.',
          },
        },
        {
          kind: 'steps',
          items: [
            {
              'zh-TW': '電郵至下方地址，說明你要副本、改正還是刪除，並附上當時使用的電郵或參考編號。',
              en: 'Email the address below. Say whether you want a copy, a correction or erasure, and give the email or reference you used.',
            },
            {
              'zh-TW': '我們會核實你的身份；由原來的電郵地址寄出最快。',
              en: 'We check that it is you; writing from the same email address is quickest.',
            },
            {
              'zh-TW': '我們在收到要求後 40 日內答覆。刪除要求若涉及依法須保存的紀錄，我們會說明保留哪些、為何和多久。',
              en: 'We answer within 40 days of receiving the request. Where the law makes us keep some records, we say which, why and for how long.',
            },
            {
              'zh-TW': '查閱資料如需收費，金額不會超乎適度，並會事先告知。',
              en: 'Should there be a fee for a copy, it will not be excessive, and we tell you beforehand.',
            },
          ],
        },
        {
          kind: 'contact',
          role: { 'zh-TW': '資料保障主任', en: 'Data Protection Officer' },
          subject: { 'zh-TW': '個人資料要求', en: 'Personal data request' },
        },
        {
          kind: 'text',
          text: {
            'zh-TW': '如不滿意我們的處理，你可以向個人資料私隱專員公署投訴。查閱資料亦可使用公署的指定表格（OPS003）。',
            en: 'If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner for Personal Data. Its form OPS003 may be used for a data access request.',
          },
        },
        {
          kind: 'link',
          label: { 'zh-TW': '個人資料私隱專員公署', en: 'Office of the Privacy Commissioner for Personal Data' },
          href: 'https://www.pcpd.org.hk/',
        },
      ],
    },
    {
      id: 'changes',
      title: { 'zh-TW': '修訂和語言', en: 'Changes and language' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW': '修訂會在本頁公布並更新日期。中英文版本如有歧異，以中文版為準。',
            en: 'Changes are published here with a new date. Should the two languages differ, the Chinese text prevails.',
          },
        },
      ],
    },
  ],
}
