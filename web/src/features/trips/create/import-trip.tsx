import { fileTooLarge, maxImportBytes, readExportFile } from '@sojourn/contract/export/format'
import { exportWords } from '@sojourn/contract/export/words'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import CircleAlert from 'icon:circle-alert'
import Upload from 'icon:upload'
import { type ChangeEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Input } from '../../../sync/http/request.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { toast } from '../../../toasts/toast-store.ts'
import { openUpgrade } from '../../../queries/billing.ts'
import { refreshTrips } from '../../../queries/trips.ts'

type ImportBody = Input<'export.import'>['body']

export const importKey = ['trips', 'import']

/** The way back for an exported trip. */
export function ImportTrip({ onImported }: { onImported: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const bring = useWrite('export.import', {
    mutationKey: importKey,
    onSuccess: (trip) => {
      toast({ variant: 'success', title: tripsFormWords.imported, description: trip.title })
      onImported()
      refreshTrips()
      navigate(`/trips/${trip.id}`)
    },
    onError: (error) => {
      if (error.code === 'plan_limit') {
        onImported()
        openUpgrade('unlimited_trips')
      } else setProblem(error.code === 'invalid_input' ? error.text : exportWords.failed)
    },
  })

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    if (file.size > maxImportBytes) return setProblem(fileTooLarge())
    const read = readExportFile(await file.text())
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    bring.mutate({ body: read.file as unknown as ImportBody })
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 text-small text-muted-foreground">
        {tripsFormWords.haveFile}
        <Button
          variant="ghost"
          size="sm"
          icon={Upload}
          busy={bring.isPending}
          busyLabel={tripsFormWords.importing}
          onClick={() => input.current?.click()}
        >
          {tripsFormWords.import}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={tripsFormWords.file}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => void take(event)}
      />
      <p role="alert" className="text-small font-semibold text-destructive-text">
        {problem && (
          <span className="mt-1 flex items-start gap-2">
            <CircleAlert size={16} strokeWidth={2.1} className="mt-0.5 shrink-0" />
            {problem}
          </span>
        )}
      </p>
    </div>
  )
}
