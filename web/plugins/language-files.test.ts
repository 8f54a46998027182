import { fileURLToPath } from 'node:url'
import type { SpeakingFiles } from '@sojourn/contract/http/screens'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { languageFiles } from './language-files.ts'
import { markedText, spokenIn } from './marked-texts.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

const sources: Readonly<Record<string, string>> = {
  'start.ts': `import './quiet.ts'
    import { packingWords } from '@sojourn/contract/packing/words'
    import { say } from '@sojourn/contract/words/say'
    console.log(say(packingWords.edit, { item: packingWords.title }))
    void import('./later.ts')`,
  'later.ts': `import { packingCategoriesWords } from '@sojourn/contract/packing/words-categories'
    import { say } from '@sojourn/contract/words/say'
    import { packingWords } from '@sojourn/contract/packing/words'
    console.log(packingCategoriesWords[location.hash], say(packingWords.edit, { item: location.hash }))`,
  'quiet.ts': `console.log('nothing to say'); void import('./silent.ts')`,
  'silent.ts': `console.log('as silent as the grave')`,
}

/** Files that exist in this test alone. */
const made = {
  name: 'made',
  resolveId: (id: string) => (id.replace(/^.*\//, '') in sources ? `/made/${id.replace(/^.*\//, '')}` : null),
  load: (id: string) => (id.startsWith('/made/') ? sources[id.slice('/made/'.length)] : null),
}

async function built(): Promise<Map<string, string>> {
  const german = {
    language: { tag: 'de-DE', forms: 'one|other' },
    packing: { title: 'Pack`"\\\'${liste}', edit: '{item} bearbeiten' },
    'packing-categories': { kids: 'Kinder' },
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [made, languageFiles(new Map([['de', german]]))],
    build: { write: false, rolldownOptions: { input: 'start.ts' } },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [
      file.fileName.replace(/-[\w-]{8}(?=[./])/g, ''),
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  )
}

test('the texts stand in the files that say them, in each language in a copy of its own', async () => {
  const files = await built()
  const english = files.get('assets/start.js') ?? ''
  const german = files.get('assets/de/start.js') ?? ''
  expect(english).toContain('Packing list')
  expect(english).not.toMatch(/[\uE000-\uE002]|Packliste|smartPack/)
  expect(german).toContain('\\x60\\x22\\x5c\\x27\\x24{liste}')
  expect(files.get('assets/later.js')).toContain('Travel Gear')
  expect(files.get('assets/de/later.js')).toMatch(/kids:.Kinder/)
  // What a language lacks is said in English.
  expect(files.get('assets/de/later.js')).toContain('Travel Gear')
  expect(files.get('assets/de/later.js')).toContain('{item} bearbeiten')
})

test('what a language says of itself is compared in its own copy, and not once while the app is built', async () => {
  const files = await built()
  const all = (folder: string) =>
    [...files]
      .filter(([name]) => new RegExp(`^assets/${folder}[^/]+$`).test(name))
      .map(([, code]) => code)
      .join('')
  // What people wrote is kept apart by a mark where a language is read from the right.
  for (const folder of ['', 'de/']) expect(all(folder)).toMatch(/\u2068|\\u2068/)
})

test('files that say nothing are shared', async () => {
  const files = await built()
  expect(files.has('assets/silent.js')).toBe(true)
  expect(files.has('assets/de/silent.js')).toBe(false)
  expect(files.get('assets/de/start.js')).toMatch(/import\(.\.\.\/silent-/)
  expect(files.get('assets/de/start.js')).toMatch(/import\(.\.\/later-/)
})

test('the server is told which files speak, and in which folder each language has them', async () => {
  const { files, folders } = JSON.parse((await built()).get('.vite/languages.json') ?? '') as SpeakingFiles
  expect(files.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).toSorted()).toEqual(['later', 'start'])
  expect(folders['de']).toMatch(/^de-[0-9a-f]{8}$/)
})

test('a key may be of two words', () => {
  const code = `say("${markedText('insights-styles', 'mid-range', 'Mid-range')}")`
  expect(spokenIn(code)).toBe('say("Mid-range")')
  expect(spokenIn(code, { 'insights-styles': { 'mid-range': 'Mittel' } })).toBe('say("Mittel")')
})
