import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { shareStyleNonce } from './lib/style-nonce.ts'
import { startTheme } from './lib/theme.ts'
import { takeStoredToast, toast } from './ui/toast-store.ts'
import './styles/app.css'

shareStyleNonce()
startTheme()

const handedOver = takeStoredToast()
if (handedOver) toast(handedOver)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
