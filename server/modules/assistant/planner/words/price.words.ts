import type { Language } from '#contract/i18n/languages.ts'

interface PriceSentences {
  /** @param each price of one, with its period */
  one: (name: string, each: string, category: string) => string
  onRequest: (name: string) => string
  /** During an offer. */
  usual: (usual: string, until: string) => string
  freeConnectivity: string
  fee: (fee: string, firstYear: string) => string
  aYear: (amount: string) => string
  volume: (steps: string) => string
  step: (from: string, price: string) => string
  noVolume: (name: string) => string
  system: (names: string, amount: string) => string
  needs: (names: string) => string
  /** A line of a sum: 25 × HK$395 = HK$9,875. */
  line: (name: string, quantity: string, each: string, total: string) => string
  lineOne: (name: string, total: string) => string
  byVolume: (single: string) => string
  next: (from: string, price: string) => string
  lineFee: (fee: string) => string
  minimum: (least: string) => string
  missing: (count: string) => string
  once: (sum: string) => string
  monthly: (sum: string) => string
  yearly: (sum: string) => string
  firstYear: (sum: string) => string
  overYears: (years: number, sum: string) => string
  partial: (count: number) => string
  converted: string
  budget: (amount: string, quantity: string, name: string, sum: string, left: string) => string
  budgetShort: (amount: string, name: string, sum: string) => string
  budgetNone: (amount: string, name: string, price: string) => string
  /** Of the parts of a system. */
  singly: (name: string) => string
  singlyWithout: (name: string) => string
  budgetFirstYear: (amount: string, name: string, firstYear: string) => string
  /** An item that is not sold. */
  leftOut: (asked: string) => string
  took: (taken: string, asked: string, others: string) => string
  which: (asked: string) => string
  whichPrice: string
  negative: string
  fraction: string
  zero: string
  huge: string
  runningFree: (name: string) => string
  runningFee: (name: string, fee: string) => string
  runningPrice: (name: string, each: string, aYear: string) => string
  allFree: string
  afterFirst: (amount: string) => string
}

export const priceWords: Record<Language, PriceSentences> = {
  'zh-TW': {
    one: (name, each, category) =>
      category === 'software' || /[／]/.test(each)
        ? `**${name}**：${each}`
        : `**${name}**：每${category === 'systems' ? '套' : '件'} ${each}`,
    onRequest: (name) => `**${name}**的價格需要查詢`,
    usual: (usual, until) => `限時優惠至 ${until}，原價 ${usual}`,
    freeConnectivity: '免連接年費',
    fee: (fee, firstYear) => `另加連接年費 ${fee}，首年合共 ${firstYear}`,
    aYear: (amount) => `一年 ${amount}`,
    volume: (steps) => `批量價：${steps}`,
    step: (from, price) => `${from} 件起每件 ${price}`,
    noVolume: (name) => `${name}沒有批量價，任何數量都是同價；數量大可以在索取報價時說明，由同事個別報價。`,
    system: (names, amount) => `它要配合${names}運作；各買一件，首年整套 ${amount}。`,
    needs: (names) => `它要配合${names}運作。`,
    line: (name, quantity, each, total) => `**${name}**：${quantity} × ${each} = ${total}`,
    lineOne: (name, total) => `**${name}**：${total}`,
    byVolume: (single) => `批量價，單件 ${single}`,
    next: (from, price) => `${from} 件起每件 ${price}。`,
    lineFee: (fee) => `另加連接年費 ${fee}`,
    minimum: (least) => `最少訂購量是 ${least} 件`,
    missing: (count) => `現貨尚欠 ${count} 件`,
    once: (sum) => `一次性費用：${sum}`,
    monthly: (sum) => `每月：${sum}`,
    yearly: (sum) => `每年：${sum}`,
    firstYear: (sum) => `首年總計：${sum}`,
    overYears: (years, sum) => `${years} 年合共：${sum}`,
    partial: (count) => `其中 ${count} 項的價格需要查詢，並未計算在內。`,
    converted: '按固定匯率由港元換算，只供參考。',
    budget: (amount, quantity, name, sum, left) => `${amount} 可以買 ${quantity} 件${name}：${sum}，餘下 ${left}。`,
    budgetShort: (amount, name, sum) => `${amount} 不夠：${name} ${sum}。`,
    budgetNone: (amount, name, price) => `${amount} 不夠買一件${name}，每件是 ${price}。`,
    took: (taken, asked, others) => `「${asked}」有不只一款，這裏以**${taken}**計算；另有${others}。`,
    singlyWithout: (name) => `可以：**${name}**其餘的部件單件購買，便是這樣：`,
    singly: (name) => `不一定：**${name}**的部件也可以單件購買：`,
    budgetFirstYear: (amount, name, firstYear) => `${amount} 不夠：**${name}**首年合共 ${firstYear}。`,
    leftOut: (asked) => `目錄內找不到「${asked}」，未有計算在內。`,
    which: (asked) => `「${asked}」有以下幾款：`,
    whichPrice: '你想知道哪一款產品的價錢？請告訴我名稱、型號或用途，例如「漏水感測器」或「WL-01」，連同數量更好。',
    negative: '數量要是 1 至 100,000 的整數，不能是負數。',
    fraction: '產品以整數出售，數量要是 1 至 100,000 的整數。',
    zero: '數量要是整數，至少 1 件，最多 100,000 件。',
    huge: '我最多可以計算 100,000 件；更大的數量請留言，同事會個別報價。',
    runningFree: (name) => `**${name}**免連接年費，買下後沒有每年的連接費`,
    runningFee: (name, fee) => `**${name}**的連接年費是每件 ${fee}`,
    runningPrice: (name, each, aYear) => `**${name}**收 ${each}，一年 ${aYear}`,
    allFree: '它們都免連接年費。',
    afterFirst: (amount) => `第二年起每年 ${amount}。`,
  },
  en: {
    one: (name, each, category) =>
      category === 'software' || / per (?:month|year)$/.test(each)
        ? `**${name}** is ${each}`
        : `**${name}** is ${each} each`,
    onRequest: (name) => `The price of **${name}** is on request`,
    usual: (usual, until) => `a limited offer until ${until}; otherwise ${usual}`,
    freeConnectivity: 'connectivity is free',
    fee: (fee, firstYear) => `plus ${fee} per year for connectivity: ${firstYear} in the first year`,
    aYear: (amount) => `${amount} per year`,
    volume: (steps) => `Volume prices: ${steps}`,
    step: (from, price) => `${price} each from ${from}`,
    noVolume: (name) =>
      `There is no volume price for ${name}: it costs the same in any number. For a large order, say so in a request for a quotation and a colleague prices it for you.`,
    system: (names, amount) => `It works with ${names}; one of each comes to ${amount} in the first year.`,
    needs: (names) => `It works with ${names}.`,
    line: (name, quantity, each, total) => `**${name}**: ${quantity} × ${each} = ${total}`,
    lineOne: (name, total) => `**${name}**: ${total}`,
    byVolume: (single) => `the volume price; ${single} singly`,
    next: (from, price) => `From ${from} it is ${price} each.`,
    lineFee: (fee) => `plus ${fee} per year for connectivity`,
    minimum: (least) => `the minimum order is ${least}`,
    missing: (count) => `${count} of them are not in stock now`,
    once: (sum) => `One-off: ${sum}`,
    monthly: (sum) => `Per month: ${sum}`,
    yearly: (sum) => `Per year: ${sum}`,
    firstYear: (sum) => `First-year total: ${sum}`,
    overYears: (years, sum) => `Over ${years} years: ${sum}`,
    partial: (count) =>
      `The price of ${count === 1 ? 'one of these is' : `${count} of these are`} on request and not in the sums.`,
    converted: 'Converted from Hong Kong dollars at a fixed rate, for reference.',
    budget: (amount, quantity, name, sum, left) =>
      `${amount} buys ${quantity} × ${name}: ${sum}, which leaves ${left}.`,
    budgetShort: (amount, name, sum) => `${amount} does not reach: ${name} ${sum}.`,
    budgetNone: (amount, name, price) => `${amount} does not buy one ${name}, which is ${price}.`,
    took: (taken, asked, others) =>
      `There is more than one “${asked}”: this takes **${taken}**; there is also ${others}.`,
    singlyWithout: (name) => `Yes: bought singly, the other parts of **${name}** are:`,
    singly: (name) => `Not necessarily: the parts of **${name}** are sold singly too:`,
    budgetFirstYear: (amount, name, firstYear) =>
      `${amount} does not cover it: **${name}** is ${firstYear} in the first year.`,
    leftOut: (asked) => `I found no “${asked}” in the catalogue; it is not in the sum.`,
    which: (asked) => `“${asked}” may be one of these:`,
    whichPrice:
      'Which product’s price would you like? Tell me its name, model or use, such as “water leak sensor” or “WL-01”, and how many if you know.',
    negative: 'A quantity is a whole number from 1 to 100,000; it cannot be negative.',
    fraction: 'Products are sold whole: a quantity is a whole number from 1 to 100,000.',
    zero: 'A quantity is a whole number: at least 1, at most 100,000.',
    huge: 'I can work out up to 100,000 pieces; for more, write to us and a colleague prices it for you.',
    runningFree: (name) => `**${name}** has free connectivity: no annual fee after the purchase`,
    runningFee: (name, fee) => `Connectivity of **${name}** is ${fee} per year each`,
    runningPrice: (name, each, aYear) => `**${name}** is ${each}, ${aYear} per year`,
    allFree: 'Connectivity of all of them is free.',
    afterFirst: (amount) => `From the second year it is ${amount} per year.`,
  },
}
