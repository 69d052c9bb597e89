import { buttonClass } from '../../ui/Button.tsx'

interface ChoiceButtonsProps<Id extends string> {
  label: string
  /** For screen readers only. */
  isLabelHidden?: boolean
  chosen: Id
  choices: readonly { id: Id; name: string }[]
  onChoose: (id: Id) => void
}

/** Renders a few buttons, one of which is pressed. */
export function ChoiceButtons<Id extends string>(props: ChoiceButtonsProps<Id>) {
  const { label, isLabelHidden = false, chosen, choices, onChoose } = props
  return (
    <fieldset className="flex items-center gap-1">
      <legend className={isLabelHidden ? 'sr-only' : 'float-start text-fine text-ink-quiet'}>{label}</legend>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={buttonClass('quiet', 'compact', 'aria-pressed:bg-signal-soft aria-pressed:text-signal')}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
