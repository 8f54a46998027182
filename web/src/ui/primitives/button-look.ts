import { cva } from 'class-variance-authority'

export const buttonLook = cva(
  [
    'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full text-center font-bold select-none',
    'transition-[background-color,border-color,box-shadow,filter,scale] duration-[120ms] ease-glide',
    'press:scale-[0.98]',
    'disabled:opacity-55 aria-disabled:opacity-55 aria-busy:opacity-75!',
  ],
  {
    variants: {
      variant: {
        sun: 'bg-sun text-on-sun shadow-[inset_0_-2px_0_color-mix(in_srgb,var(--sun-press)_62%,transparent),var(--e1)] lift:bg-sun-hover press:bg-sun-press',
        line: 'border-[1.5px] border-input bg-surface text-foreground lift:border-foreground',
        soft: 'bg-hover text-foreground lift:brightness-97 dark:lift:brightness-125',
        raised: 'bg-surface text-foreground shadow-e2',
        paper:
          'border-[1.5px] border-transparent bg-surface text-foreground shadow-e1 lift:border-foreground dark:border-input',
        ghost: 'text-foreground lift:bg-hover',
        'ghost-trip': 'text-trip lift:bg-hover',
        'ghost-link': 'text-link lift:bg-hover',
        'ghost-danger': 'text-destructive-text lift:bg-hover',
        /** In the colour of the words around it. */
        inherit: 'bg-surface',
        trip: 'bg-trip-fill text-on-trip lift:brightness-92',
        'trip-soft': 'bg-trip-wash text-trip lift:brightness-97 dark:lift:brightness-120',
        night: 'bg-night text-on-night lift:brightness-125 [&>svg]:text-night-sun',
        danger: 'bg-destructive text-destructive-foreground lift:brightness-92',
        lamp: 'bg-night-sun text-on-sun outline-white lift:brightness-105',
        'lamp-line':
          'border-[1.5px] border-white/60 text-on-night outline-white lift:border-white lift:bg-white/8',
      },
      size: {
        lg: 'min-h-[54px] px-6 py-3 text-[1.0625rem]',
        md: 'min-h-11 px-[18px] py-2 text-body leading-tight',
        sm: 'hit-44 min-h-9 px-4 py-1.5 text-small',
        /** As tall as a field beside it. */
        field: 'min-h-12 px-[18px] py-2 text-body leading-tight',
        tall: 'min-h-[50px] px-[18px] py-2 text-body leading-tight',
        /** Among others in a narrow place. */
        narrow: 'min-h-11 px-3 py-2 text-body leading-tight',
        'sm-narrow': 'hit-44 min-h-9 px-2 py-1.5 text-small',
      },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
)
