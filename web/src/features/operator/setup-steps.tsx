import { operatorSetupWords } from '@sojourn/contract/operator/words-setup'
import Check from 'icon:check'
import { cn } from '../../ui/primitives/cn.ts'

const steps = ['account', 'services', 'ready'] as const
type Step = (typeof steps)[number]

/** Behind, here, ahead. */
const dots = [
  'border-2 border-success bg-success text-surface',
  'border-[6px] border-success bg-surface',
  'border-2 border-line-strong bg-surface',
]

/** The route line: solid where one has been, dotted where one goes. */
export function SetupSteps({ step }: { step: Step }) {
  const at = steps.indexOf(step)
  return (
    <ol aria-label={operatorSetupWords.steps} className="flex items-center gap-2 text-small">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2',
            index > 0 && 'flex-1',
            index === at && 'font-semibold text-success',
          )}
        >
          {index > 0 && (
            <span
              aria-hidden
              className={cn('min-w-4 flex-1', index <= at ? 'h-[3px] bg-success' : 'h-0.5 route-dots')}
            />
          )}
          <span
            aria-hidden
            className={cn(
              'flex size-5 shrink-0 items-center justify-center rounded-full',
              dots[Math.sign(index - at) + 1],
            )}
          >
            {index < at && <Check size={12} strokeWidth={3.4} />}
          </span>
          <span className={cn(index !== at && 'max-sm:sr-only')}>{operatorSetupWords[name]}</span>
        </li>
      ))}
    </ol>
  )
}
