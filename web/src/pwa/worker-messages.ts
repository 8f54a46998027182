export type WorkerMessage = 'take-over' | 'keep-everything'
