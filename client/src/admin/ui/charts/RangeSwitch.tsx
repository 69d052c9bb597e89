import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/Button.tsx'

interface RangeSwitchProps<Range extends string> {
  legend: string
  ranges: readonly { id: Range; label: string }[]
  selected: Range
}

export function RangeSwitch<Range extends string>({ legend, ranges, selected }: RangeSwitchProps<Range>) {
  const [, setParams] = useSearchParams()
  const select = (range: Range) =>
    setParams(
      (params) => {
        params.set('range', range)
        return params
      },
      { replace: true },
    )
  return (
    <fieldset
      className={`flex flex-wrap gap-1 ${ranges.length === 4 ? 'max-[30rem]:grid max-[30rem]:w-full max-[30rem]:grid-cols-2' : ''}`}
    >
      <legend className="sr-only">{legend}</legend>
      {ranges.map(({ id, label }) => (
        <Button
          key={id}
          size="compact"
          variant="quiet"
          className="aria-pressed:bg-signal-soft aria-pressed:font-semibold"
          aria-pressed={id === selected}
          onClick={() => select(id)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
