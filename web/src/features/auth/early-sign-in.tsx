import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../sync/cache/query-client.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

/** The sign-in screen as it goes into the page at build time; `early-form.ts` hands it over to the app. */
export const earlySignIn = () => (
  <QueryClientProvider client={queryClient}>
    <SignInFrame>
      <SignInPanel returnTo={null} arrival={null} />
    </SignInFrame>
  </QueryClientProvider>
)
