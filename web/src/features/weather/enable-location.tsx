import { weatherWords } from '@sojourn/contract/weather/words'
import LocateFixed from 'icon:locate-fixed'
import { useState } from 'react'
import { askPosition, browserLocator } from '../../queries/position.ts'
import { permissionQuery, positionQuery } from '../../queries/weather.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { toast } from '../../toasts/toast-store.ts'
import { Button } from '../../ui/primitives/button.tsx'

/** Asks the browser where the traveller is; where it says nothing, why. */
export function EnableLocation() {
  const [isAsking, setIsAsking] = useState(false)
  async function ask() {
    setIsAsking(true)
    const found = await askPosition(browserLocator)
    setIsAsking(false)
    if (found === null) toast({ title: weatherWords.notFound, description: weatherWords.notFoundText })
    else if (found === 'blocked')
      toast({ title: weatherWords.blocked, description: weatherWords.blockedText })
    else {
      queryClient.setQueryData(permissionQuery.queryKey, 'granted')
      queryClient.setQueryData(positionQuery.queryKey, found)
    }
  }
  return (
    <Button size="sm" variant="soft" icon={LocateFixed} busy={isAsking} onClick={() => void ask()}>
      {weatherWords.enableLocation}
    </Button>
  )
}
