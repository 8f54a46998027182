import { startTheme } from '../../browser/theme-store.ts'
import { startEarlySignIn } from './early-form.ts'

startTheme()
startEarlySignIn()
