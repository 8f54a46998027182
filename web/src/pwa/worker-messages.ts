/** What a page may ask of the service worker. */
export type WorkerMessage = 'take-over' | 'keep-everything'
