import { z } from 'zod'

/** Made by the first migration that needs it, and never shown. */
export const secretRow = z.object({ name: z.string(), value: z.string() })

/** A counter that all server processes share; it starts anew once `resetAt` has passed. */
export const limitRow = z.object({ bucket: z.string(), count: z.int(), resetAt: z.string() })
