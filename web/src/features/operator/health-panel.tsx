import type { HealthProblem, ServerHealth } from '@sojourn/contract/operator/schema'
import { operatorWords } from '@sojourn/contract/operator/words'
import { fullDate } from '@sojourn/contract/values/date-text'
import { numberFormat } from '@sojourn/contract/values/intl'
import { say } from '@sojourn/contract/words/say'
import Archive from 'icon:archive'
import Database from 'icon:database'
import Gauge from 'icon:gauge'
import HardDrive from 'icon:hard-drive'
import TriangleAlert from 'icon:triangle-alert'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'
import { agoText, percentText, sizeText } from './figures.ts'

export function HealthPanel({ health }: { health: ServerHealth }) {
  const { answersWithinMs, database, freeShare } = health
  return (
    <>
      {health.problems.length > 0 && (
        <ul className="mb-4 flex flex-col gap-2">
          {health.problems.map((problem) => (
            <li
              key={problem}
              className="flex items-start gap-2.5 rounded-md bg-warning-wash px-4 py-3 text-warning"
            >
              <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
              {problemTexts[problem](health)}
            </li>
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Fact
          icon={Gauge}
          name={operatorWords.answers}
          value={answersWithinMs === null ? '–' : millisecondsText(answersWithinMs)}
          text={answersWithinMs === null ? operatorWords.noCalls : operatorWords.answersText}
        />
        <BackupFact health={health} />
        <Fact
          icon={Database}
          name={operatorWords.database}
          value={sizeText(database.bytes)}
          text={say(database.isBuiltIn ? operatorWords.builtIn : operatorWords.ownDatabase, {
            version: database.version,
          })}
        />
        <Fact
          icon={HardDrive}
          name={operatorWords.disk}
          value={
            freeShare === null
              ? operatorWords.notHere
              : say(operatorWords.free, { percent: percentText(freeShare) })
          }
          text={
            freeShare === null ? (
              operatorWords.notHereText
            ) : (
              <ProgressBar
                label={operatorWords.disk}
                value={(1 - freeShare) * 100}
                valueText={say(operatorWords.diskUsed, { percent: percentText(1 - freeShare) })}
                tone={freeShare < 0.1 ? 'warning' : 'success'}
                className="mt-1"
              />
            )
          }
        />
      </dl>
    </>
  )
}

const millisecondsText = (ms: number): string =>
  numberFormat({ style: 'unit', unit: 'millisecond', unitDisplay: 'short' }).format(ms)

const problemTexts: Record<HealthProblem, (health: ServerHealth) => string> = {
  backupFailed: ({ backup }) => say(operatorWords.backupFailed, { problem: backup.problem ?? '' }),
  backupOld: ({ backup }) =>
    say(operatorWords.backupOld, { date: fullDate(backup.doneAt?.slice(0, 10) ?? '') }),
  diskFull: () => operatorWords.diskFull,
  serviceFails: () => operatorWords.serviceFails,
  mailWaits: () => operatorWords.mailWaits,
}

const hour = 3_600_000

/** Green under 26 hours, a warning to 48, then alarming. */
export function ageTone(doneAt: string, now: string): string {
  const age = Date.parse(now) - Date.parse(doneAt)
  if (age < 26 * hour) return 'text-success'
  return age < 48 * hour ? 'text-warning' : 'text-destructive-text'
}

function BackupFact({ health: { backup, now } }: { health: ServerHealth }) {
  const { isOn, doneAt, bytes } = backup
  const fact = { icon: Archive, name: operatorWords.lastBackup }
  if (!isOn) return <Fact {...fact} value={operatorWords.noBackups} text={operatorWords.noBackupsText} />
  if (!doneAt) return <Fact {...fact} value={operatorWords.never} text={operatorWords.neverText} />
  return (
    <Fact
      {...fact}
      value={agoText(doneAt, now)}
      tone={ageTone(doneAt, now)}
      text={say(operatorWords.complete, { size: sizeText(bytes ?? 0) })}
    />
  )
}

interface FactProps {
  icon: Icon
  name: string
  value: string
  text: ReactNode
  tone?: string
}

const Fact = ({ icon: Glyph, name, value, text, tone }: FactProps) => (
  <Card className="min-w-0">
    <dt className="flex items-center gap-2 text-small text-muted-foreground">
      <Glyph size={17} aria-hidden className="shrink-0" />
      {name}
    </dt>
    <dd className={cn('mt-1.5 font-display text-[1.5rem] leading-tight font-medium', tone)}>{value}</dd>
    <dd className="mt-1 text-small text-muted-foreground">{text}</dd>
  </Card>
)
