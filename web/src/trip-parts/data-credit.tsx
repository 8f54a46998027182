/** Whose figures they are, where their source wants to be named beside them. */
export function DataCredit({ credit }: { credit: { name: string; url: string } | null }) {
  if (!credit) return null
  return (
    <>
      {' '}
      by{' '}
      <a href={credit.url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
        {credit.name}
      </a>
    </>
  )
}
