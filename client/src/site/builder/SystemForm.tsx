import { needWords, runWords, wallWords } from '#content/builder/bill.words.ts'
import { wallKinds } from '#contract/builder/assumptions.ts'
import { type NumberField as Field, initialSystem, runKinds, systemBounds } from '#contract/builder/system.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { needs } from '#contract/sales/offerings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { builderWords } from './builder.words.ts'
import { examples } from './examples.words.ts'
import type { System } from './useSystem.ts'

/** Renders the inputs. Changes apply at once; nothing is submitted. */
export function SystemForm({ system }: { system: System }) {
  const t = useTranslate()
  const { input, change, needed } = system
  const numbers = (['floors', 'area', 'bays', 'meters'] as const).filter((field) => needed.has(field))
  return (
    <form
      className="grid gap-5 self-start border border-hairline border-t-ink bg-raised p-5 lg:sticky lg:top-20"
      aria-label={t(builderWords.form)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Needs system={system} />
      {numbers.length > 0 && (
        <div className="grid grid-cols-2 items-start gap-4">
          {numbers.map((field) => (
            <BoundedNumber
              key={field}
              field={field}
              system={system}
              {...(field === 'meters' && { hint: t(builderWords.metersHint) })}
            />
          ))}
        </div>
      )}
      <div className="grid gap-4">
        {needed.has('walls') && (
          <Select
            label={t(builderWords.walls)}
            value={input.walls}
            onChange={(walls) => change({ walls: wallKinds.find((kind) => kind === walls) ?? input.walls })}
          >
            {wallKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(wallWords[kind])}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={t(builderWords.run)}
          value={input.run}
          onChange={(run) => change({ run: runKinds.find((kind) => kind === run) ?? input.run })}
        >
          {runKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(runWords[kind])}
            </option>
          ))}
        </Select>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          className="size-5"
          type="checkbox"
          checked={input.installation}
          onChange={() => change({ installation: !input.installation })}
        />
        {t(builderWords.installation)}
      </label>
      <div className="flex flex-wrap gap-2">
        <p className="-mb-1 w-full text-fine text-ink-quiet">{t(builderWords.examples)}</p>
        {examples.map(({ name, input: example }) => (
          <Button key={name.en} size="compact" onClick={() => change(example)}>
            {t(name)}
          </Button>
        ))}
        <Button variant="quiet" size="compact" onClick={() => change(initialSystem)}>
          {t(builderWords.reset)}
        </Button>
      </div>
    </form>
  )
}

/** Renders what to monitor; needs without any product are disabled. */
function Needs({ system: { input, parts, change } }: { system: System }) {
  const t = useTranslate()
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-1 font-semibold">{t(builderWords.know)}</legend>
      {needs.map((need) => {
        const isChosen = input.needs.includes(need)
        const isSold = !parts || parts[need].length > 0
        return (
          <label
            key={need}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline py-1 leading-[1.4]"
          >
            <input
              className="size-5"
              type="checkbox"
              checked={isChosen}
              disabled={!isSold && !isChosen}
              onChange={() =>
                change({ needs: needs.filter((one) => (one === need ? !isChosen : input.needs.includes(one))) })
              }
            />
            <span>
              <span className="font-semibold">{t(needWords[need].name)}</span>{' '}
              <span className="text-fine text-ink-quiet">
                {t(isSold ? needWords[need].question : builderWords.notSold)}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

export function BoundedNumber({ field, system, hint }: { field: Field; system: System; hint?: string }) {
  const t = useTranslate()
  const { low, high } = systemBounds[field]
  return (
    <NumberField
      label={t(builderWords[field])}
      bounds={{ low, high }}
      hint={hint ?? t(builderWords.bounds)(numberText(low), numberText(high))}
      value={system.input[field]}
      onCommit={(value) => system.adjust({ [field]: value })}
    />
  )
}
