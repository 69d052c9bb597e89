import { type Category, categories, categoryLabels } from '#contract/catalogue/products.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'

/** Accepted beside the ids and the labels of spec §2. */
const synonyms: Record<Category, string[]> = {
  hardware: [
    'iot hardware',
    'sensor',
    'sensors',
    'device',
    'devices',
    '硬件',
    '硬體',
    '感測器',
    '傳感器',
    '設備',
    '物聯網硬件',
    '物聯網硬體',
  ],
  software: ['ai software', 'app', 'apps', 'application', 'software app', '軟件', '軟體', '應用程式', '人工智能軟件'],
  lpwan: ['connectivity', 'network', 'lorawan', 'gateway', '連線', '連接', '網絡', '網路', '低功耗廣域網'],
  systems: ['system', 'complete system', 'complete systems', 'package', 'solution', '系統', '完整系統', '套裝', '方案'],
}

const byName = new Map(
  categories.flatMap((category) =>
    [category, ...writtenLanguages.map((language) => categoryLabels[category][language]), ...synonyms[category]].map(
      (name) => [normalise(name), category] as const,
    ),
  ),
)

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
}

/**
 * The category that an id or a label in either language names (design, "Categories").
 * @returns undefined where it is unknown: the caller keeps the text as subcategory, files under hardware, and warns
 */
export function readCategory(text: string): Category | undefined {
  return byName.get(normalise(text))
}
