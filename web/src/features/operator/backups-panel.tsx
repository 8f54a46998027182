import type { BackupList, BackupReason } from '@sojourn/contract/operator/schema'
import { operatorWords } from '@sojourn/contract/operator/words'
import { say } from '@sojourn/contract/words/say'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Archive from 'icon:archive'
import CircleCheck from 'icon:circle-check'
import CircleX from 'icon:circle-x'
import { clockTime } from '../../browser/format.ts'
import { useFigures } from '../../session/units.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { agoText, sizeText } from './figures.ts'
import { ageTone } from './health-panel.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelState } from './panel-state.tsx'
import { backupsQuery, healthQuery } from './queries.ts'

export function BackupsPanel({ offline }: { offline: string | undefined }) {
  const read = useQuery(backupsQuery)
  if (!read.data) return <PanelState read={read} offline={offline} />
  if (!read.data.last.isOn)
    return (
      <Card>
        <PanelHead title={operatorWords.backups} text={operatorWords.backupsOff} />
      </Card>
    )
  return <Backups list={read.data} offline={offline} />
}

function Backups({ list, offline }: { list: BackupList; offline: string | undefined }) {
  const client = useQueryClient()
  const make = useWrite('operator.backUp', {
    onSuccess: (made) => {
      client.setQueryData(backupsQuery.queryKey, made)
      void client.invalidateQueries({ queryKey: healthQuery.queryKey })
      toast({ variant: 'success', title: operatorWords.backedUp })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: operatorWords.backUpFailed, description: error.text }),
  })
  return (
    <Card>
      <PanelHead
        title={operatorWords.backups}
        text={operatorWords.backupsText}
        end={
          <Button
            icon={Archive}
            busy={make.isPending}
            busyLabel={operatorWords.backingUp}
            onClick={() => make.mutate({ body: {} })}
            {...(offline !== undefined && { disabledReason: offline })}
          >
            {operatorWords.backUpNow}
          </Button>
        }
      />
      <LastBackup list={list} />
      <Files list={list} />
      <div className="mt-4 flex flex-col gap-1 text-small text-muted-foreground">
        <p>{say(operatorWords.keeps, list.kept)}</p>
        <p>{list.isEncrypted ? operatorWords.encrypted : operatorWords.notEncrypted}</p>
        <p>{operatorWords.restore}</p>
      </div>
    </Card>
  )
}

function LastBackup({ list: { last, now } }: { list: BackupList }) {
  const { doneAt, problem } = last
  return (
    <>
      <p className="mt-4">
        <span className="text-small text-muted-foreground">{operatorWords.lastBackup}</span>{' '}
        <span
          className={cn(
            'ms-1 font-display text-[1.5rem] leading-tight font-medium',
            doneAt && ageTone(doneAt, now),
          )}
        >
          {doneAt ? agoText(doneAt, now) : operatorWords.never}
        </span>
      </p>
      {problem !== null && (
        <p className="mt-3 flex items-start gap-2.5 rounded-md bg-destructive-wash px-4 py-3 text-destructive-text">
          <CircleX size={20} aria-hidden className="mt-0.5 shrink-0" />
          {say(operatorWords.backupFailed, { problem })}
        </p>
      )}
    </>
  )
}

const reasons: Record<BackupReason, () => string> = {
  nightly: () => operatorWords.nightly,
  'before-upgrade': () => operatorWords.beforeUpgrade,
  'before-restore': () => operatorWords.beforeRestore,
  'before-move': () => operatorWords.beforeMove,
  'by-hand': () => operatorWords.byHand,
}

function Files({ list: { files } }: { list: BackupList }) {
  const figures = useFigures()
  if (files.length === 0) return <p className="mt-4 text-muted-foreground">{operatorWords.noFiles}</p>
  return (
    <ul className="mt-4 divide-y divide-border border-y border-border">
      {files.map(({ name, reason, madeAt, bytes }) => (
        <li key={name} className="flex items-center gap-3 py-2.5">
          <CircleCheck size={18} aria-hidden className="shrink-0 text-success" />
          <span className="min-w-0 flex-1 sm:flex sm:gap-4">
            <span className="block font-semibold tabular-nums sm:w-40">
              {clockTime(Date.parse(madeAt), figures)}
            </span>
            <span className="block text-small text-muted-foreground sm:text-body">{reasons[reason]()}</span>
          </span>
          <span className="shrink-0 text-small text-muted-foreground tabular-nums">{sizeText(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}
