import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import Copy from 'icon:copy'
import Download from 'icon:download'
import { useCopy } from '../../../ui/forms/use-copy.tsx'
import { Button } from '../../../ui/primitives/button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
}

export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const { copy, dialog } = useCopy({
    title: authFactorsWords.codes,
    label: authFactorsWords.codes,
    description: authFactorsWords.codesCopiedText,
    copied: authFactorsWords.codesCopied,
  })
  const text = codes.join('\n')
  const file = `${say(authFactorsWords.fileTitle, { email, product: productName })}\n\n${text}\n`
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label={authFactorsWords.codes}
        dir="ltr"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-hover px-4 py-3.5 font-mono text-body text-foreground"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Copy} onClick={() => void copy(text)}>
          {authFactorsWords.copy}
        </Button>
        <Button asChild size="sm" icon={Download}>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="sojourn-recovery-codes.txt"
          >
            {authFactorsWords.save}
          </a>
        </Button>
      </div>
      {dialog}
    </div>
  )
}
