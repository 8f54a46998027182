import { legsWords } from '@sojourn/contract/legs/words'
import { say } from '@sojourn/contract/words/say'
import Minus from 'icon:minus'
import Plus from 'icon:plus'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'

interface NightStepperProps {
  nights: number
  least: number
  fewer: string
  more: string
  onChange: (nights: number) => void
}

export const NightStepper = ({ nights, least, fewer, more, onChange }: NightStepperProps) => (
  <span className="inline-flex min-h-12 shrink-0 items-center rounded-md border-[1.5px] border-input">
    <IconButton
      icon={Minus}
      label={fewer}
      tooltip={false}
      disabled={nights <= least}
      onClick={() => onChange(nights - 1)}
    />
    <output className="min-w-16 text-center text-small font-semibold tabular-nums">
      {say(legsWords.nights, { count: nights })}
    </output>
    <IconButton icon={Plus} label={more} tooltip={false} onClick={() => onChange(nights + 1)} />
  </span>
)
