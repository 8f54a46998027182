import { languageFact, pageMark } from '@sojourn/contract/http/page-template'
import { pagesWords } from '@sojourn/contract/pages/words'
import { languageName } from '@sojourn/contract/words/other-language'
import { Fragment } from 'react'
import { chooseTexts } from 'virtual:languages'

/** The page in each language on offer, by plain addresses: they work without script. The server knows which these are. */
export function LanguageLinks() {
  return (
    <>
      {pageMark.if('choice')}
      <nav aria-label={pagesWords.language}>
        <ul className="-mx-3 flex flex-wrap gap-x-1">
          {Object.keys(chooseTexts).map((tag) => (
            <Fragment key={tag}>
              {pageMark.if(languageFact(tag))}
              <li>
                <a
                  href={`/${tag}${pageMark.value('path')}`}
                  lang={tag}
                  hrefLang={tag}
                  // The server fills it in.
                  aria-current={pageMark.value(languageFact(tag)) as 'page'}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-muted-foreground hover:text-foreground hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-foreground"
                >
                  {languageName(tag)}
                </a>
              </li>
              {pageMark.end}
            </Fragment>
          ))}
        </ul>
      </nav>
      {pageMark.end}
    </>
  )
}
