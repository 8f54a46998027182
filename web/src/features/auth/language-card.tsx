import type { User } from '@sojourn/contract/auth/schema'
import { authLanguageWords } from '@sojourn/contract/auth/words-language'
import { chosenLanguage } from '@sojourn/contract/words/chosen-language'
import { languageName } from '@sojourn/contract/words/other-language'
import { useState } from 'react'
import { chooseTexts } from 'virtual:languages'
import { useNeedsConnection } from '../../browser/use-connection-lost.ts'
import { forgetStart } from '../../pwa/forget-start.ts'
import { offeredLanguages } from '../../session/language.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { RadioCards } from '../../ui/primitives/radio-card.tsx'
import { NeedsConnection } from '../../ui/states/needs-connection.tsx'
import { LanguageSample } from './language-sample.tsx'
import { useProfileSave } from './use-profile-save.ts'

/** The browser's own wish. */
const device = ''

/** In which language a person reads. It counts when its button is pressed: then the page comes anew. */
export function LanguageCard({ user }: { user: User }) {
  const [wanted, setWanted] = useState(user.language ?? device)
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  const wish = chosenLanguage(null, null, navigator.languages.join(','), offered)
  const reader = document.documentElement.lang
  const own = (tag: string) => ({
    value: tag,
    label: languageName(tag),
    hint: tag === reader ? undefined : languageName(tag, reader),
  })
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="leading-snug font-semibold">{authLanguageWords.title}</h3>
      <RadioCards
        legend={authLanguageWords.title}
        hideLegend
        options={[
          { value: device, label: authLanguageWords.device, hint: languageName(wish) },
          ...offered.map(own),
        ]}
        value={wanted}
        onChange={setWanted}
        className="sm:grid-cols-2 sm:*:first:col-span-2"
      />
      {wanted !== (user.language ?? device) && (
        <Change
          language={wanted || null}
          tag={wanted || wish}
          onCancel={() => setWanted(user.language ?? device)}
        />
      )}
      <p className="text-caption text-muted-foreground">{authLanguageWords.peoplesWords}</p>
    </Card>
  )
}

interface ChangeProps {
  language: string | null
  /** What the page will speak then. */
  tag: string
  onCancel: () => void
}

function Change({ language, tag, onCancel }: ChangeProps) {
  const offline = useNeedsConnection(authLanguageWords.another)
  const save = useProfileSave({
    onSaved: (isSent) => {
      if (isSent) void forgetStart().finally(() => location.reload())
    },
  })
  return (
    <>
      <LanguageSample tag={tag} />
      <div className="flex flex-wrap justify-end gap-2">
        <NeedsConnection reason={offline} />
        <Button variant="ghost" onClick={onCancel} disabled={save.isPending}>
          {authLanguageWords.cancel}
        </Button>
        <Button
          variant="sun"
          lang={tag}
          disabled={offline !== undefined}
          busy={save.isPending}
          onClick={() => save.mutate({ body: { language } })}
        >
          {chooseTexts[tag] ?? languageName(tag)}
        </Button>
      </div>
    </>
  )
}
