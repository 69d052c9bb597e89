import type { Dictionary } from '../../../i18n/language.tsx'

export const deliveryCopy = {
  architecture: { 'zh-TW': '四層架構', en: 'Four layers' },
  architectureLead: {
    'zh-TW': '每一層各司其職，換一層不用換全部。',
    en: 'Each layer has one task; one can be replaced without the rest.',
  },
  flow: { 'zh-TW': '一個讀數怎樣送到你手上', en: 'How a reading reaches you' },
  flowLead: {
    'zh-TW': '27.2 °C，由感測器到手機，通常不過數秒。',
    en: '27.2 °C from sensor to phone, usually within seconds.',
  },
  roadmap: { 'zh-TW': '四步完成部署', en: 'Four steps to a running network' },
  checklist: { 'zh-TW': '成本效益清單', en: 'Cost-benefit checklist' },
  checklistLead: {
    'zh-TW': '開會前逐項填好，報價才比較得公平。',
    en: 'Fill these in before the meeting so that quotations can be compared fairly.',
  },
  industries: { 'zh-TW': '六個行業，各有用法', en: 'Six industries at work' },
} satisfies Dictionary
