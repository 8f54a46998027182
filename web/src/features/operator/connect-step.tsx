import { type FreeService, freeServices } from '@sojourn/contract/operator/services'
import { operatorServicesWords } from '@sojourn/contract/operator/words-services'
import { operatorSetupWords } from '@sojourn/contract/operator/words-setup'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNeedsConnection } from '../../browser/use-connection-lost.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { settingsQuery } from './queries.ts'
import { ServiceOffer } from './service-offer.tsx'
import { serviceTexts } from './service-texts.ts'
import { NeverSent } from './services-panel.tsx'
import { useSettingsSave } from './use-settings-save.ts'

/** The switches are preset, and nothing is contacted before the button. */
export function ConnectStep({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(settingsQuery)
  const [off, setOff] = useState<ReadonlySet<FreeService>>(new Set())
  const save = useSettingsSave({ onSaved: onDone })
  const offline = useNeedsConnection(operatorSetupWords.services)
  const fixed = new Map(data?.services.map(({ name, isOn, fixedBy }) => [name, { isOn, fixedBy }]))
  const open = freeServices.filter((name) => !fixed.get(name)?.fixedBy)
  const wanted = open.filter((name) => !off.has(name))

  function turn(name: FreeService, isOn: boolean): void {
    const next = new Set(off)
    if (isOn) next.delete(name)
    else next.add(name)
    setOff(next)
  }

  return (
    <>
      <h1 className="mt-6 type-page text-balance">{operatorSetupWords.connect}</h1>
      <p className="mt-2 text-muted-foreground">
        {say(operatorSetupWords.connectText, { product: productName })}
      </p>
      <ul className="mt-4 border-t border-border">
        {freeServices.map((name) => {
          const { isOn = false, fixedBy = null } = fixed.get(name) ?? {}
          return (
            <ServiceOffer
              key={name}
              name={name}
              state={
                fixedBy && (
                  <span className="text-muted-foreground">
                    {say(operatorServicesWords.fixed, { setting: fixedBy })}
                  </span>
                )
              }
              control={
                <Switch
                  label={serviceTexts[name]().name}
                  checked={fixedBy ? isOn : !off.has(name)}
                  disabled={fixedBy !== null || save.isPending}
                  onChange={(event) => turn(name, event.target.checked)}
                />
              }
            />
          )
        })}
      </ul>
      <NeverSent />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {wanted.length > 0 && (
          <Button
            variant="sun"
            size="lg"
            busy={save.isPending}
            busyLabel={operatorSetupWords.connecting}
            onClick={() =>
              save.mutate({
                body: { services: Object.fromEntries(open.map((name) => [name, !off.has(name)])) },
              })
            }
            {...(offline !== undefined && { disabledReason: offline })}
          >
            {wanted.length === freeServices.length
              ? operatorSetupWords.connectAll
              : say(operatorSetupWords.connectSome, { count: wanted.length })}
          </Button>
        )}
        <Button size="lg" disabled={save.isPending} onClick={onDone}>
          {operatorSetupWords.stayPrivate}
        </Button>
        <span className="ms-auto text-small text-muted-foreground max-sm:sr-only">
          {say(operatorSetupWords.step, { step: 2, all: 3 })}
        </span>
      </div>
    </>
  )
}
