const linkTo = (path: string) =>
  function LegalLink(name: string) {
    return (
      <a href={path} className="text-link underline underline-offset-2">
        {name}
      </a>
    )
  }

/** What the tags of a text lead to. */
export const legalLinks = { terms: linkTo('/terms'), privacy: linkTo('/privacy') }
