/** Where a server that nobody runs yet is set up, and where it is run. */
export const setupPath = (code: string): string => `/setup?code=${code}`
export const serverPath = '/server'
