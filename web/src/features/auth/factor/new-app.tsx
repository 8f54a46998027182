import { inFours } from '@sojourn/contract/auth/typed-codes'
import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { useQuery } from '@tanstack/react-query'
import Copy from 'icon:copy'
import Smartphone from 'icon:smartphone'
import { type FormEvent, useId, useState } from 'react'
import { useSave } from '../../../sync/writes/use-write.ts'
import { useCopy } from '../../../ui/forms/use-copy.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { changeFailed } from './change-failed.ts'
import { KeyPicture } from './key-picture.tsx'
import type { useProof } from './use-proof.tsx'

interface NewAppProps {
  call: ReturnType<typeof useProof>['call']
  isBusy: boolean
  onChecked: () => void
  onSkip?: () => void
}

/** The key as a picture and to be typed, and the first code of the app that has it. */
export function NewApp({ call, isBusy, onChecked, onSkip }: NewAppProps) {
  const id = useId()
  const read = useQuery({
    queryKey: ['auth', 'new-app', id],
    queryFn: () => call('auth.prepareApp', { body: {} }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!read.data) {
    return (
      <QueryState
        read={read}
        loading={<Skeleton className="h-64 w-full rounded-lg" />}
        title={authFactorsWords.loadFailed}
        text={authFactorsWords.loadFailedText}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <Key typed={read.data.key} link={read.data.link} />
      <FirstCode call={call} isBusy={isBusy} onChecked={onChecked} />
      {onSkip && (
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onSkip}>
          {authFactorsWords.withoutApp}
        </Button>
      )}
    </div>
  )
}

function Key({ typed, link }: { typed: string; link: string }) {
  const { copy, dialog } = useCopy({
    title: authFactorsWords.copyKey,
    label: authFactorsWords.cannotScan,
    description: authFactorsWords.scan,
    copied: authFactorsWords.keyCopied,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 max-sm:flex-col max-sm:items-start">
      <KeyPicture link={link} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="text-small text-muted-foreground">{authFactorsWords.cannotScan}</p>
        <p dir="ltr" className="font-mono text-small break-words text-foreground">
          {inFours(typed)}
        </p>
        <Button size="sm" icon={Copy} onClick={() => void copy(typed)}>
          {authFactorsWords.copyKey}
        </Button>
        <Button asChild size="sm" variant="ghost" icon={Smartphone}>
          <a href={link}>{authFactorsWords.openApp}</a>
        </Button>
      </div>
      {dialog}
    </div>
  )
}

function FirstCode({ call, isBusy, onChecked }: Omit<NewAppProps, 'onSkip'>) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const check = useSave((typed: string) => call('auth.checkApp', { body: { code: typed } }), {
    onSuccess: onChecked,
    onError: (error) => {
      setCode('')
      setProblem(error.fields['code'])
      if (!error.fields['code']) changeFailed(error)
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (code === '') setProblem(authRefusalsWords.codeMissing)
    else check.mutate(code)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={authFactorsWords.code} error={problem}>
        <CodeBoxes
          value={code}
          onChange={(typed) => {
            setCode(typed)
            setProblem(undefined)
          }}
          onFull={(full) => check.mutate(full)}
        />
      </Field>
      <Button
        variant="sun"
        type="submit"
        busy={check.isPending || isBusy}
        busyLabel={authFactorsWords.checking}
      >
        {authFactorsWords.check}
      </Button>
    </form>
  )
}
