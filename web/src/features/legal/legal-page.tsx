import { pagesWords } from '@sojourn/contract/pages/words'
import { productName } from '@sojourn/contract/product'
import { english } from '@sojourn/contract/words/chosen-language'
import { languageWords } from '@sojourn/contract/words/language'
import type { StaticPage } from '../../static-pages/static-page.ts'
import { MailContact, TextPage, TextSection } from '../../static-pages/text-page.tsx'
import type { Block, LegalText } from './legal-text.ts'

const contact = { id: 'contact', title: 'Contact' }

function Paragraph({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="mt-3 max-w-[68ch] text-base">{block}</p>
  return (
    <ul className="mt-3 max-w-[68ch] list-disc space-y-1.5 ps-5 text-base">
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** Whoever reads another language is told so; its own words stand in the reader's. */
function EnglishOnly() {
  const { tag, direction } = languageWords
  if (tag.startsWith(english)) return null
  return (
    <p lang={tag} dir={direction} className="mb-3 font-semibold text-foreground">
      {pagesWords.inEnglishOnly}
    </p>
  )
}

function LegalPage({ title, lead, lastChanged, sections }: LegalText) {
  const introduction = (
    <>
      <EnglishOnly />
      <p>{lead}</p>
      <p className="mt-3 text-small">Last changed on {lastChanged}.</p>
    </>
  )
  return (
    <TextPage lang={english} title={title} lead={introduction} contents={[...sections, contact]}>
      {sections.map(({ id, title: heading, blocks }) => (
        <TextSection key={id} id={id} title={heading}>
          {blocks.map((block) => (
            <Paragraph key={typeof block === 'string' ? block : block[0]} block={block} />
          ))}
        </TextSection>
      ))}
      <TextSection {...contact}>
        <p className="mt-3 max-w-[68ch] text-base">
          Questions about this text, or a request about your data:{' '}
          <MailContact
            fact="supportEmail"
            missing={`write to whoever runs this instance of ${productName}; no address has been set up on it yet.`}
          />
        </p>
      </TextSection>
    </TextPage>
  )
}

export const legalPage = (path: string, text: LegalText): StaticPage => ({
  path,
  title: `${text.title} · ${productName}`,
  description: text.description,
  body: () => <LegalPage {...text} />,
})
