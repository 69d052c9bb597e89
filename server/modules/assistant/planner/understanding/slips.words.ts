/** Words of the trade that are recognised with a letter missing, added or swapped. */
export const tradeWords = `
  sensor sensors price prices temperature humidity gateway gateways battery batteries delivery warranty platform indoor outdoor parking
  monitor counter counters valve detector detectors people energy current quality total quotation dashboard subscription installation
  network budget waterproof connectivity thermometer comparison availability available discount bacnet lorawan
`
  .trim()
  .split(/\s+/)

/** Long ones of them that no other word resembles, so that two slips may be made. */
export const longWords = `
  temperature humidity platform dashboard quotation subscription connectivity thermometer availability installation
`
  .trim()
  .split(/\s+/)

/** Words of their own that differ by no more than that. */
export const otherWords = new Set(
  `
  prince princes pricey priced pricer pries senor sensory batter deliver delivers warrant warrants paring budge getaways
  humanity humidify humility temperate dartboard conductivity avoidable companion companions caparison networked instillation
`
    .trim()
    .split(/\s+/),
)

/** Characters that are mistaken for those of a thing's name, by sound or shape. */
export const hanSlips: [RegExp, string][] = [
  [/門[池瓷詞慈辭祠次]/gu, '門磁'],
  [/[綱網罔][官關](?!係)/gu, '網關'],
  [/感[側則冊]器/gu, '感測器'],
  [/感[映印]器/gu, '感應器'],
  [/電[標裱鏢](?!準(?!確))/gu, '電錶'],
  [/水[標裱鏢](?!準)/gu, '水錶'],
  [/水[伐罰筏](?!木)/gu, '水閥'],
  [/[陋露婁]水(?=感|器|偵|sensor|嗰|監)/gu, '漏水'],
  [/溫[失拾]度/gu, '溫濕度'],
  [/泊[居](?=感|位)/gu, '泊車'],
  [/平[枱抬]/gu, '平台'],
]
