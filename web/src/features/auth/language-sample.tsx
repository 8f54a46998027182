import { authLanguageWords } from '@sojourn/contract/auth/words-language'
import { writingSample } from '@sojourn/contract/words/other-language'
import { useFigures } from '../../session/units.ts'

export function LanguageSample({ tag }: { tag: string }) {
  const { units } = useFigures()
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="text-small font-semibold">{authLanguageWords.sample}</p>
      <ul lang={tag} className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {writingSample(tag, units.distanceUnit).map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    </div>
  )
}
