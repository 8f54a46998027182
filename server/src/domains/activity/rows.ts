import { z } from 'zod'

/** How far somebody has seen what others did. */
export const activityReadRow = z.object({ userId: z.uuid(), readUpTo: z.string() })
