import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'

export const sample: CatalogueRecord = { ...blankRecord, category: 'hardware', term: 'One-time' }

/** Name and value of a line in both languages; a single value where it is the same. */
type Row = [name: string, nameEn: string, value: string, valueEn?: string]

export function specified(rows: Row[]): Pick<CatalogueRecord, 'specifications' | 'specificationsEn'> {
  return { specifications: inChinese(rows), specificationsEn: inEnglish(rows) }
}

export function featured(
  groups: [group: string, groupEn: string, rows: Row[]][],
): Pick<CatalogueRecord, 'features' | 'featuresEn'> {
  return {
    features: groups.map(([group, , rows]) => `#${group}\n${inChinese(rows)}`).join('\n'),
    featuresEn: groups.map(([, group, rows]) => `#${group}\n${inEnglish(rows)}`).join('\n'),
  }
}

function inChinese(rows: Row[]): string {
  return rows.map(([name, , value]) => `${name}: ${value}`).join('\n')
}

function inEnglish(rows: Row[]): string {
  return rows.map(([, name, value, valueEn = value]) => `${name}: ${valueEn}`).join('\n')
}

export const loraSecurity: Row = ['加密', 'Encryption', 'AES-128']
