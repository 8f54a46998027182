// Runs in a thread of its own: sending megabytes must not hold up those who measure.
import { workerData } from 'node:worker_threads'
import { type Attacker, attacks } from './attacks.ts'

const { attack, ...attacker } = workerData as Attacker & { attack: string }

await attacks[attack]?.(attacker)
