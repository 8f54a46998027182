import { tripsWords } from '@sojourn/contract/trips/words'
import Moon from 'icon:moon'
import Sun from 'icon:sun'

import { useTheme } from '../../browser/theme.ts'
import { IconButton, type IconButtonProps } from '../../ui/primitives/icon-button.tsx'

type ThemeToggleProps = Pick<IconButtonProps, 'variant' | 'size' | 'className' | 'tooltipSide'>

export function ThemeToggle(props: ThemeToggleProps) {
  const { theme, toggleTheme } = useTheme()
  const dark = theme === 'dark'
  return (
    <IconButton
      {...props}
      icon={dark ? Sun : Moon}
      label={dark ? tripsWords.lightTheme : tripsWords.darkTheme}
      onClick={toggleTheme}
    />
  )
}
