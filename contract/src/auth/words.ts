import { words } from '../words/words.ts'

/** The sign-in screen, and the forms that come after a link. */
export const authWords = words('auth', {
  pageTitle: 'Sign in',
  pickUp: 'Pick up where you left off',
  nextTrip: 'Your next trip starts here',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  newHere: 'New to {product}?',
  createAccount: 'Create an account',
  haveAccount: 'Have an account?',
  toSignIn: 'Sign in',
  loading: 'Loading...',
  orWithEmail: 'or with email',
  continueWith: 'Continue with {provider}',
  providerSignIn: '{provider} Sign-In',
  terms:
    'By creating an account you confirm you are at least 13 and accept the <terms>Terms</terms>. The <privacy>Privacy Policy</privacy> says what is kept.',
  termsAndProviders:
    'Google and Apple create an account if you have none yet. By creating an account you confirm you are at least 13 and accept the <terms>Terms</terms>. The <privacy>Privacy Policy</privacy> says what is kept.',

  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: 'At least {min} characters.',
  passwordShort: 'Use at least {min} characters',
  passwordLong: 'Use at most {max} characters',

  signUpAndJoin: 'Sign up and join',
  signInAndJoin: 'Sign in and join',
  joining: 'Joining...',
  noAccount: 'No account yet?',
  toSignUp: 'Sign up',
  joinTerms:
    'The others see your name and email. By creating an account you confirm you are at least 13 and accept the <terms>Terms</terms>.',

  welcomeBack: 'Welcome Back',
  accountCreated: 'Account Created',
  failed: 'Authentication Failed',
  tryAgain: 'Please try again or contact support.',
  sessionEnded: 'Your session has ended. Sign in to carry on where you were.',
  forPlan: 'Sign in or create an account, then choose your plan.',
  forTrip: 'Sign in to open this trip.',

  forgot: 'Forgot your password?',
  resetTitle: 'Password Reset',
  resetUnavailable: 'Password reset functionality will be available soon. Please contact support if needed.',
  support: 'Support',
  resetYours: 'Reset your password',
  resetText: 'We send a link to the address of your account. It works once, for {minutes} minutes.',
  sendReset: 'Send Reset Link',
  sending: 'Sending...',
  checkEmail: 'Check Your Email',
  resetSent: 'If there is an account for {email}, a link is on its way. It works for {minutes} minutes.',

  newPasswordTitle: 'New password',
  chooseNew: 'Choose a new password',
  chooseNewText: 'Afterwards every device is signed out, and you sign in with the new password.',
  newPassword: 'New password',
  saveNew: 'Save New Password',
  saving: 'Saving...',
  backToSignIn: 'Back to sign in',
  passwordChanged: 'Password Changed',
  signInWithNew: 'Sign in with your new password.',
  resetFailed: 'Reset Failed',
})
