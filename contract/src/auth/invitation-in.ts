import { shareTokenIn } from '../members/links.ts'
import { safeReturnTo } from './return-to.ts'

/** What lets somebody make an account where not everyone may: the token of the page that a sign-in leads back to. */
export function invitationIn(returnTo: string | null): string | null {
  const { pathname, searchParams } = new URL(safeReturnTo(returnTo), 'http://own.invalid')
  if (pathname === '/join') return searchParams.get('token')
  return pathname === '/setup' ? searchParams.get('code') : shareTokenIn(searchParams)
}
