import { afterEach } from 'vitest'
import { closeApp } from './open-app.tsx'

// Here, because workers keep their modules: a hook of a module would be one of its first test file alone.
afterEach(closeApp)
