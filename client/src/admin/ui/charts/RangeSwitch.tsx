import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/Button.tsx'

interface RangeSwitchProps<Range extends string> {
  legend: string
  ranges: readonly { id: Range; label: string }[]
  selected: Range
}

/** Of what time figures are, kept in the address. */
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
    <fieldset className="range-switch" data-count={ranges.length}>
      <legend className="sr-only">{legend}</legend>
      {ranges.map(({ id, label }) => (
        <Button key={id} size="compact" variant="quiet" aria-pressed={id === selected} onClick={() => select(id)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
