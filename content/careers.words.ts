import type { Careers } from '#contract/content/company.ts'

/** Built-in content of /careers. */
export const careers: Careers = {
  title: { 'zh-TW': '成果看得見，就在牆上', en: 'Work whose results you can see' },
  lead: {
    'zh-TW':
      '我們的工作一半在工作枱，一半在機房、天台和停車場。寫的程式明天就在大廈裏運行，裝的感測器十年後還要有人維護，所以我們做得慢一點，寫得清楚一點。',
    en: 'Half of our work is at a desk, half in plant rooms, on roofs and in car parks. Code written today runs in a building tomorrow, and a sensor fitted now has to be looked after for ten years, so we take a little longer and write things down.',
  },
  weekTitle: { 'zh-TW': '一位方案工程師的一星期', en: 'A solutions engineer’s week' },
  weekHint: { 'zh-TW': '五天，四十小時；一格是一小時。', en: 'Five days, forty hours; one tick is an hour.' },
  week: [
    { name: { 'zh-TW': '現場勘察和驗收', en: 'Surveys and hand-overs on site' }, hours: 14 },
    { name: { 'zh-TW': '設計方案和計算', en: 'Designs and calculations' }, hours: 12 },
    { name: { 'zh-TW': '測試裝置', en: 'Testing devices' }, hours: 6 },
    { name: { 'zh-TW': '與客戶開會', en: 'Meetings with customers' }, hours: 5 },
    { name: { 'zh-TW': '內部會議', en: 'Meetings among ourselves' }, hours: 3 },
  ],
  principlesTitle: { 'zh-TW': '我們怎樣工作', en: 'How we work' },
  principles: [
    {
      name: { 'zh-TW': '寫下來', en: 'Written down' },
      text: {
        'zh-TW': '決定和原因寫成一頁，半年後看得明白，也毋須再開一次會。',
        en: 'A decision and its reason fit on one page, still clear in half a year, and need no second meeting.',
      },
    },
    {
      name: { 'zh-TW': '量度過才算', en: 'Measured or it is a guess' },
      text: {
        'zh-TW': '距離、功耗、時間，說得出怎樣量的才放進報告。',
        en: 'Range, power, time: a figure goes into a report once we can say how it was measured.',
      },
    },
    {
      name: { 'zh-TW': '安全先行', en: 'Safety first' },
      text: {
        'zh-TW': '高空、帶電和密閉空間的工作，由持牌或合資格的人做；不夠人手就改期。',
        en: 'Work at height, on live circuits or in confined spaces is for those licensed or certified to do it; when they are short, the date moves.',
      },
    },
    {
      name: { 'zh-TW': '兩種語言', en: 'Two languages' },
      text: {
        'zh-TW': '對客戶用他的語言，技術文件中英並存。',
        en: 'We speak the customer’s language, and keep technical documents in both.',
      },
    },
    {
      name: { 'zh-TW': '彈性上班', en: 'Flexible hours' },
      text: {
        'zh-TW': '沒有現場工作的日子，可以在家工作；夜間工程有補假。',
        en: 'On days without site work you may work from home; night work is given back as leave.',
      },
    },
  ],
  stepsTitle: { 'zh-TW': '申請四步', en: 'Four steps' },
  steps: [
    {
      name: { 'zh-TW': '電郵', en: 'Email' },
      text: {
        'zh-TW': '寄履歷和一件你做過的事，中文或英文都可以。毋須相片、年齡或家庭狀況。',
        en: 'Send a résumé and one thing you have made, in Chinese or English. No photo, age or family status, please.',
      },
    },
    {
      name: { 'zh-TW': '通話 30 分鐘', en: 'A call of 30 minutes' },
      text: { 'zh-TW': '談你想做的事，也回答你的問題。', en: 'About what you want to do, and your questions.' },
    },
    {
      name: { 'zh-TW': '半日試工', en: 'Half a day’s work' },
      text: {
        'zh-TW': '與將來的同事做一件真實的工作，我們付酬。',
        en: 'One real task with your future colleagues, paid.',
      },
    },
    {
      name: { 'zh-TW': '答覆', en: 'An answer' },
      text: { 'zh-TW': '兩星期內答覆，不論結果。', en: 'Within two weeks, whatever it is.' },
    },
  ],
}
