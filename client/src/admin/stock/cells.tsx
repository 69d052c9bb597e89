import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { langOf } from '../../i18n/useLocalizedText.ts'
import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/values.tsx'

/** Renders a name in the reader's language, with the SKU below. */
export function NamedCell({ row }: { row: { name: string; nameEn: string | null; sku: string | null } }) {
  const language = useLanguage()
  const name = nameIn(row, language)
  return (
    <span>
      <span lang={langOf(name, language)}>{name}</span>
      {row.sku && <small className="block text-fine text-ink-quiet">{row.sku}</small>}
    </span>
  )
}

export function CountCell({ count }: { count: number }) {
  const { number } = useFormats()
  return count === 0 ? <Dash /> : number(count)
}

/** Renders a change with its sign. */
export function ChangeCell({ by }: { by: number }) {
  const { number } = useFormats()
  return <span className={by < 0 ? 'text-danger' : 'text-signal'}>{changeText(by, number)}</span>
}

export function changeText(by: number, number: (value: number) => string): string {
  return `${by < 0 ? '−' : '+'}${number(Math.abs(by))}`
}
