/** Simplified characters of names and units, each before the one that Hong Kong writes. */
const pairs =
  '电電温溫湿濕离離级級压壓间間准準确確范範围圍频頻续續护護报報响響应應时時数數据據网網线線传傳输輸讯訊无無测測样樣误誤'

const traditional = new Map(
  [...pairs].flatMap((sign, place, all) => (place % 2 === 0 ? [[sign, all[place + 1] ?? sign] as const] : [])),
)

/** A text in one form of its letters: width, case, script, dashes of a minus and spaces do not count; nor does what stands in brackets. */
export function plainText(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()]
    .map((sign) => traditional.get(sign) ?? sign)
    .join('')
    .replace(/[−‐‑]/g, '-')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What two texts that say the same have in common: neither spacing nor a closing colon counts. */
export function comparedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:]+/g, '')
}
