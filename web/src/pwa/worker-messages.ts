/** That a waiting build begins, or that the app is kept as a whole, in this language. */
export type WorkerMessage = 'take-over' | { keepIn: string }
