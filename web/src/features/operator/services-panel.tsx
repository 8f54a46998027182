import type { OperatorSettings, ServiceState } from '@sojourn/contract/operator/schema'
import { operatorServicesWords } from '@sojourn/contract/operator/words-services'
import { say } from '@sojourn/contract/words/say'
import CloudOff from 'icon:cloud-off'
import ShieldCheck from 'icon:shield-check'
import { clockTime } from '../../browser/format.ts'
import { useFigures } from '../../session/units.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { agoText } from './figures.ts'
import { PanelHead } from './panel-head.tsx'
import { ServiceOffer } from './service-offer.tsx'
import { serviceTexts } from './service-texts.ts'
import { useSettingsSave } from './use-settings-save.ts'

interface PanelProps {
  settings: OperatorSettings
  /** Why nothing can be changed now. */
  offline: string | undefined
}

export function ServicesPanel({ settings: { services }, offline }: PanelProps) {
  const save = useSettingsSave()
  const on = services.filter(({ isOn }) => isOn).length
  const asked = save.isPending ? save.variables.body.services : undefined
  return (
    <Card>
      <PanelHead
        title={operatorServicesWords.title}
        text={say(operatorServicesWords.on, { on, all: services.length })}
      />
      <ul className="mt-2">
        {services.map((service) => {
          const { name, fixedBy } = service
          return (
            <ServiceOffer
              key={name}
              name={name}
              state={<State service={service} />}
              control={
                <Switch
                  label={serviceTexts[name]().name}
                  checked={asked?.[name] ?? service.isOn}
                  disabled={fixedBy !== null || offline !== undefined || save.isPending}
                  onChange={(event) => save.mutate({ body: { services: { [name]: event.target.checked } } })}
                />
              }
            />
          )
        })}
      </ul>
      <NeverSent />
    </Card>
  )
}

export const NeverSent = () => (
  <p className="mt-3 flex items-start gap-2.5 rounded-md border border-border bg-sunken/50 px-4 py-3 text-small text-muted-foreground">
    <ShieldCheck size={18} aria-hidden className="mt-px shrink-0" />
    {operatorServicesWords.never}
  </p>
)

function State({
  service: { name, isOn, fixedBy, answeredAt, tookMs, failedAt },
}: {
  service: ServiceState
}) {
  const figures = useFigures()
  const words = operatorServicesWords
  if (fixedBy) return <span className="text-muted-foreground">{say(words.fixed, { setting: fixedBy })}</span>
  if (!isOn || name === 'streetMaps') return null
  if (failedAt)
    return (
      <span className="inline-flex items-start gap-2 rounded-sm bg-warning-wash px-2.5 py-1 text-warning">
        <CloudOff size={16} aria-hidden className="mt-0.5 shrink-0" />
        {say(words.failed, {
          time: clockTime(Date.parse(failedAt), figures),
          without: serviceTexts[name]().without,
        })}
      </span>
    )
  const text = answeredAt
    ? say(words.answered, { ago: agoText(answeredAt), ms: tookMs ?? 0 })
    : words.notAsked
  return <span className="text-muted-foreground">{text}</span>
}
