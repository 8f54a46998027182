import { z } from 'zod'

/** Made by the first migration that needs it, and never shown. */
export const secretRow = z.object({ name: z.string(), value: z.string() })

/** What the server was told and the database must know. */
export const settingRow = z.object({ name: z.string(), value: z.string() })
