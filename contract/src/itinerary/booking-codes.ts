/** Capitals and digits, both of them, five or more: 'PNA-48213', 'X7K2QP'. A year, a platform or a phone number is none. */
const code = /(?<![\w-])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z0-9](?:[A-Z0-9]|-(?=[A-Z0-9])){4,}(?![\w-])/g

/** The booking codes in what somebody noted, each once. */
export const bookingCodes = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.match(code) ?? [])),
]
