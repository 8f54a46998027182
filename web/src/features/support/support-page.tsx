import Lightbulb from 'icon:lightbulb'
import Mail from 'icon:mail'
import type { ReactNode } from 'react'
import type { StaticPage } from '../../static-pages/static-page.ts'
import { MailContact, TextPage, TextSection } from '../../static-pages/text-page.tsx'
import { When } from '../../static-pages/when.tsx'
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'
import { faq, help, supportTexts, support } from './texts.ts'

const contacts = { id: 'contact', title: support.contacts }

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
  const { email, feature } = support
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <ContactCard
        icon={Mail}
        title={email.title}
        line={
          <>
            {email.line} {email.time} <When fact="pro">{email.priority}</When>
          </>
        }
        contact={<MailContact fact="supportEmail" missing={email.missing} />}
      />
      <ContactCard
        icon={Lightbulb}
        title={feature.title}
        line={feature.line}
        contact={<MailContact fact="featureEmail" missing={feature.missing} />}
      />
    </div>
  )
}

function SupportPage() {
  return (
    <TextPage
      title={support.title}
      lead={
        <p>
          <When fact="supportEmail" otherwise={support.lead}>
            {support.leadToMail}
          </When>
        </p>
      }
      contents={[contacts, help, faq]}
    >
      <TextSection {...contacts}>
        <Contacts />
      </TextSection>
      <TextSection id={help.id} title={help.title}>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          {help.groups.map(({ title, points }) => (
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
      <TextSection id={faq.id} title={faq.title}>
        <Accordion className="mt-4">
          {faq.entries.map(({ question, answer }) => (
            <AccordionItem key={question} name="faq" title={question}>
              <p className="max-w-[68ch] text-base">{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </TextSection>
    </TextPage>
  )
}

export const supportPage: StaticPage = { path: '/support', ...supportTexts, body: () => <SupportPage /> }
