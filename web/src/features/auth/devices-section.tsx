import { isHandheld } from '@sojourn/contract/auth/device-name'
import type { SignedInDevice } from '@sojourn/contract/auth/schema'
import { authDevicesWords } from '@sojourn/contract/auth/words-devices'
import { fullDate } from '@sojourn/contract/values/date-text'
import { localToday } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { queryOptions, useQuery } from '@tanstack/react-query'
import CloudOff from 'icon:cloud-off'
import LogOut from 'icon:log-out'
import Monitor from 'icon:monitor'
import Smartphone from 'icon:smartphone'
import { useState } from 'react'
import { useNeedsConnection } from '../../browser/use-connection-lost.ts'
import { callApi } from '../../sync/http/api.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { AccordionItem } from '../../ui/layout/accordion.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** Nothing of it is kept on the device: what it says is of use only while it is true. */
const devicesQuery = queryOptions({
  queryKey: ['auth', 'devices'] as const,
  queryFn: ({ signal }) => callApi('auth.devices', {}, { signal }),
  retry: false,
  staleTime: 0,
  gcTime: 0,
})
const readAgain = () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })

/** Asked for when it is opened. */
export function DevicesSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccordionItem title={authDevicesWords.title} name="account" onToggle={setIsOpen}>
      {isOpen && <Devices />}
    </AccordionItem>
  )
}

function Devices() {
  const read = useQuery(devicesQuery)
  const offline = useNeedsConnection(authDevicesWords.needs)
  if (!read.data && offline !== undefined) return <EmptyState icon={CloudOff} title={offline} />
  if (!read.data) {
    return (
      <QueryState
        read={read}
        loading={<Skeleton className="h-24 w-full rounded-lg" />}
        title={authDevicesWords.loadFailed}
        text={authDevicesWords.loadFailedText}
      />
    )
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{authDevicesWords.text}</p>
      <ul className="w-full divide-y divide-border">
        {read.data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {read.data.length > 1 && <LogOutElsewhere />}
    </div>
  )
}

const dayOf = (moment: string): string => fullDate(localToday(new Date(moment)))

function nameOf({ browser, system }: SignedInDevice): string {
  if (browser && system) return say(authDevicesWords.both, { browser, system })
  return browser ?? system ?? authDevicesWords.unknown
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const Icon = isHandheld(device) ? Smartphone : Monitor
  const [name, date, seen] = [nameOf(device), dayOf(device.signedInAt), dayOf(device.seenAt)]
  const leave = useWrite('auth.logOutDevice', {
    onSuccess: () =>
      toast({
        variant: 'success',
        title: authDevicesWords.loggedOut,
        description: say(authDevicesWords.loggedOutText, { device: name }),
      }),
    onError: ({ code, text }) =>
      code === 'not_found'
        ? toast({ title: authDevicesWords.loggedOut, description: authDevicesWords.alreadyOut })
        : toast({
            variant: 'destructive',
            title: authDevicesWords.failed,
            description: text || authDevicesWords.failedText,
          }),
    onSettled: readAgain,
  })
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={24} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug font-semibold text-foreground">
          {name}
          {device.isThis && <Badge tone="trip">{authDevicesWords.thisOne}</Badge>}
        </p>
        <p className="text-caption">
          {seen === date
            ? say(authDevicesWords.since, { date })
            : say(authDevicesWords.lastUsed, { date, seen })}
        </p>
      </div>
      {!device.isThis && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={say(authDevicesWords.logOutOf, { device: name })}
          busy={leave.isPending}
          onClick={() => leave.mutate({ params: { deviceId: device.id } })}
        >
          {authDevicesWords.logOut}
        </Button>
      )}
    </li>
  )
}

function LogOutElsewhere() {
  const leave = useWrite('auth.logOutElsewhere', {
    onSuccess: () =>
      toast({
        variant: 'success',
        title: authDevicesWords.elsewhereDone,
        description: authDevicesWords.elsewhereText,
      }),
    onError: ({ text }) =>
      toast({
        variant: 'destructive',
        title: authDevicesWords.failed,
        description: text || authDevicesWords.failedText,
      }),
    onSettled: readAgain,
  })
  return (
    <Button icon={LogOut} busy={leave.isPending} onClick={() => leave.mutate({ body: {} })}>
      {authDevicesWords.elsewhere}
    </Button>
  )
}
