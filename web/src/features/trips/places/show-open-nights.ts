/** Brings what the nights still lack into view, once somebody wants to save. */
export const showOpenNights = (): void => document.querySelector<HTMLElement>('[data-open-nights]')?.focus()
