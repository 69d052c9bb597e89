/** Simplified characters in names and units, each followed by the traditional one. */
const pairs =
  '电電温溫湿濕离離级級压壓间間准準确確范範围圍频頻续續护護报報响響应應时時数數据據网網线線传傳输輸讯訊无無测測样樣误誤'

const traditional = new Map(
  [...pairs].flatMap((sign, place, all) => (place % 2 === 0 ? [[sign, all[place + 1] ?? sign] as const] : [])),
)

/** Normalizes a text for comparison: width, case, script, minus signs and spaces; text in brackets is removed. */
export function plainText(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()]
    .map((sign) => traditional.get(sign) ?? sign)
    .join('')
    .replace(/[−‐‑]/g, '-')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Normalizes a text so that differences in spacing or a closing colon are ignored. */
export function comparedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:]+/g, '')
}
