import { productName } from '@sojourn/contract/product'
import { supportWords } from '@sojourn/contract/support/words'
import { say } from '@sojourn/contract/words/say'
import Lightbulb from 'icon:lightbulb'
import Mail from 'icon:mail'
import type { ReactNode } from 'react'
import type { StaticPage } from '../../static-pages/static-page.ts'
import { MailContact, TextPage, TextSection } from '../../static-pages/text-page.tsx'
import { When } from '../../static-pages/when.tsx'
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'
import { helpGroups, questions } from './topics.ts'

interface ContactCardProps {
  icon: Icon
  title: string
  line: ReactNode
  contact: ReactNode
}

function ContactCard({ icon: Glyph, title, line, contact }: ContactCardProps) {
  return (
    <Card>
      <span
        aria-hidden="true"
        className="inline-flex size-11 items-center justify-center rounded-md bg-sun-wash text-sun-ink"
      >
        <Glyph size={22} />
      </span>
      <h3 className="mt-3 type-card">{title}</h3>
      <p className="mt-1 text-muted-foreground">{line}</p>
      <p className="mt-3">{contact}</p>
    </Card>
  )
}

function Contacts() {
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <ContactCard
        icon={Mail}
        title={supportWords.email}
        line={
          <>
            {supportWords.emailLine} {supportWords.emailTime}{' '}
            <When fact="pro">{supportWords.emailPriority}</When>
          </>
        }
        contact={<MailContact fact="supportEmail" missing={supportWords.emailMissing} />}
      />
      <ContactCard
        icon={Lightbulb}
        title={supportWords.idea}
        line={supportWords.ideaLine}
        contact={<MailContact fact="featureEmail" missing={supportWords.ideaMissing} />}
      />
    </div>
  )
}

function SupportPage() {
  const contacts = { id: 'contact', title: supportWords.contacts }
  const help = { id: 'help', title: supportWords.help }
  const faq = { id: 'faq', title: supportWords.faq }
  return (
    <TextPage
      title={supportWords.title}
      lead={
        <p>
          <When fact="supportEmail" otherwise={supportWords.lead}>
            {supportWords.leadToMail}
          </When>
        </p>
      }
      contents={[contacts, help, faq]}
    >
      <TextSection {...contacts}>
        <Contacts />
      </TextSection>
      <TextSection {...help}>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          {helpGroups().map(({ title, points }) => (
            <Card key={title}>
              <h3 className="type-card">{title}</h3>
              <ul className="mt-2 list-disc space-y-1.5 ps-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </TextSection>
      <TextSection {...faq}>
        <Accordion className="mt-4">
          {questions().map(({ question, answer }) => (
            <AccordionItem key={question} name="faq" title={question}>
              <p className="max-w-[68ch] text-base">{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </TextSection>
    </TextPage>
  )
}

export const supportPage: StaticPage = {
  path: '/support',
  get title() {
    return say(supportWords.pageTitle, { product: productName })
  },
  get description() {
    return say(supportWords.pageDescription, { product: productName })
  },
  body: () => <SupportPage />,
}
