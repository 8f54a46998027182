// DATABASE_URL=… npm run move: from the database in the data folder to a PostgreSQL of one's own.
import { moveOut } from '../server/src/admin/backups.ts'
import { runAsOperator } from './operator.ts'

await runAsOperator(moveOut)
