import { authWords } from '@sojourn/contract/auth/words'
import Eye from 'icon:eye'
import EyeOff from 'icon:eye-off'
import { useState } from 'react'

import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { TextInput, type TextInputProps } from '../../ui/forms/text-input.tsx'

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? authWords.hidePassword : authWords.showPassword}
          tooltip={false}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
