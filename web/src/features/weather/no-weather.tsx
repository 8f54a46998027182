import { weatherWords } from '@sojourn/contract/weather/words'
import CloudOff from 'icon:cloud-off'
import { RetryLink } from '../../ui/states/retry.tsx'

/** The sky could not be asked for, and can be asked for again. */
export const NoWeather = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
    <CloudOff size={20} className="shrink-0" />
    {weatherWords.unavailable}
    <RetryLink busy={busy} onRetry={onRetry}>
      {weatherWords.retry}
    </RetryLink>
  </p>
)
