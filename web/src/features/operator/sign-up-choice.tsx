import { type SignUpPolicy, signUpPolicies } from '@sojourn/contract/operator/services'
import { operatorWords } from '@sojourn/contract/operator/words'
import { Segmented } from '../../ui/primitives/segmented.tsx'

interface SignUpChoiceProps {
  value: SignUpPolicy
  onChange: (value: SignUpPolicy) => void
}

export function SignUpChoice({ value, onChange }: SignUpChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <span aria-hidden className="type-label">
        {operatorWords.whoSignsUp}
      </span>
      <Segmented
        label={operatorWords.whoSignsUp}
        options={signUpPolicies.map((policy) => ({ value: policy, label: operatorWords[policy] }))}
        value={value}
        onChange={onChange}
        fill="phone"
        className="self-start max-sm:self-stretch"
      />
      <p className="text-small text-muted-foreground">{operatorWords[`${value}Text`]}</p>
    </div>
  )
}
