/** A mouse or a pen. To a finger a focused field brings a keyboard, which hides what was just opened. */
export const hasFinePointer = (): boolean => matchMedia('(pointer: fine)').matches
