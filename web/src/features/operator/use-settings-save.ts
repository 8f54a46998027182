import { operatorWords } from '@sojourn/contract/operator/words'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { takeSettings } from './queries.ts'

/** Each choice counts at once. */
export const useSettingsSave = ({ onSaved }: { onSaved?: () => void } = {}) =>
  useWrite('operator.change', {
    onSuccess: (settings) => {
      takeSettings(settings)
      if (onSaved) onSaved()
      else toast({ variant: 'success', title: operatorWords.saved })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: operatorWords.saveFailed, description: error.text }),
  })
