import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/values.tsx'

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
