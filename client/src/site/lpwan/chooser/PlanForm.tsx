import { type Deployment, deploymentBounds, depths, initialDeployment, type Span } from '#contract/catalogue/lpwan.ts'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { countryWords } from '../../../i18n/countries.words.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { nameOf, useMoney } from '../../catalogue/index.ts'
import { chooserCopy, depthCopy } from './chooser.words.ts'
import type { Costs } from './costs/useCosts.ts'
import { exampleCopy } from './examples.words.ts'

type Change = (values: Partial<Deployment>) => void

interface PlanFormProps {
  plan: Deployment
  costs: Costs
  /** @param slug undefined selects the first device */
  chooseDevice: (slug: string | undefined) => void
  change: Change
  /** Replaces the history entry, for typing. */
  adjust: Change
}

/** Renders the inputs. Changes apply at once; nothing is submitted. */
export function PlanForm({ plan, costs, chooseDevice, change, adjust }: PlanFormProps) {
  const t = useTranslate()
  const boundsText = ({ low, high }: Span) => t(chooserCopy.bounds)(numberText(low), numberText(high))
  return (
    <form
      className="grid gap-5 self-start border border-hairline border-t-ink bg-raised p-5 lg:sticky lg:top-20"
      aria-label={t(chooserCopy.plan)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField
          label={t(chooserCopy.devices)}
          bounds={deploymentBounds.devices}
          hint={boundsText(deploymentBounds.devices)}
          value={plan.devices}
          onCommit={(devices) => adjust({ devices })}
        />
        <NumberField
          label={t(chooserCopy.area)}
          bounds={deploymentBounds.squareKilometres}
          hint={boundsText(deploymentBounds.squareKilometres)}
          isWhole={false}
          value={plan.squareKilometres}
          onCommit={(squareKilometres) => adjust({ squareKilometres })}
        />
        <NumberField
          label={t(chooserCopy.messages)}
          bounds={deploymentBounds.messagesPerDay}
          hint={boundsText(deploymentBounds.messagesPerDay)}
          value={plan.messagesPerDay}
          onCommit={(messagesPerDay) => adjust({ messagesPerDay })}
        />
        <NumberField
          label={t(chooserCopy.years)}
          bounds={deploymentBounds.years}
          hint={boundsText(deploymentBounds.years)}
          value={plan.years}
          onCommit={(years) => adjust({ years })}
        />
      </div>
      <p className="-mt-2 text-fine">
        <LocalLink to={paths.builder} className="link touchable">
          {t(chooserCopy.oneBuilding)}
        </LocalLink>
      </p>
      <DeviceField costs={costs} choose={chooseDevice} />
      <DepthField plan={plan} change={change} />
      <Select
        label={t(chooserCopy.country)}
        value={plan.country}
        onChange={(country) => change({ country: serviceCountries.find((one) => one === country) ?? plan.country })}
      >
        {serviceCountries.map((country) => (
          <option key={country} value={country}>
            {t(countryWords[country])}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-2">
        <p className="-mb-1 w-full text-fine text-ink-quiet">{t(chooserCopy.examples)}</p>
        {exampleCopy.map(({ name, plan: example }) => (
          <Button key={name.en} size="compact" onClick={() => change({ ...initialDeployment, ...example })}>
            {t(name)}
          </Button>
        ))}
        <Button variant="quiet" size="compact" onClick={() => change(initialDeployment)}>
          {t(chooserCopy.reset)}
        </Button>
      </div>
    </form>
  )
}

/** Chooses the product whose price is used for devices; the table's price if the catalogue has none. */
function DeviceField({ costs: { devices, device }, choose }: { costs: Costs; choose: PlanFormProps['chooseDevice'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { format } = useMoney()
  if (!device) return <p className="text-fine text-ink-quiet">{t(chooserCopy.deviceOfTable)}</p>
  return (
    <div>
      <Select
        label={t(chooserCopy.device)}
        value={device.slug}
        onChange={(slug) => choose(slug === devices[0]?.slug ? undefined : slug)}
      >
        {devices.map((one) => (
          <option key={one.slug} value={one.slug}>
            {nameOf(one, language).text} · {format(one.price.msrp ?? 0)}
          </option>
        ))}
      </Select>
      <p className="mt-1 text-fine text-ink-quiet">{t(chooserCopy.deviceHint)}</p>
    </div>
  )
}

function DepthField({ plan, change }: { plan: Deployment; change: Change }) {
  const t = useTranslate()
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-1 text-fine text-ink-quiet">{t(chooserCopy.depth)}</legend>
      {depths.map((depth) => (
        <label
          key={depth}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-hairline py-1 leading-[1.4]"
        >
          <input
            className="size-5"
            type="radio"
            name="depth"
            value={depth}
            checked={plan.depth === depth}
            onChange={() => change({ depth })}
          />
          <span>
            {t(depthCopy[depth].name)}
            <span className="block text-fine text-ink-quiet">{t(depthCopy[depth].hint)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
