import { startStaticPage } from './page-script.ts'

startStaticPage()
