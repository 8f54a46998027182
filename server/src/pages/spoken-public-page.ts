import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFact, pageMark, type PageValues } from '@sojourn/contract/http/page-template'
import { english } from '@sojourn/contract/words/chosen-language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../kernel/deps.ts'
import { keepLanguage, readerLanguage } from '../kernel/http/reader-language.ts'
import { readSpeakingFiles, webFolder } from './app-page.ts'
import { publicPage } from './public-page.ts'
import { pageIn } from './spoken-pages.ts'

export type ShowChosen = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** The language that the address names. */
  tag?: string,
) => Promise<FastifyReply>

/** Where the build writes it, if it has it in this language. */
const pageFile = (name: string, tag: string): string =>
  join(webFolder, tag === english ? `${name}.html` : `${name}.${tag}.html`)

/** For machines: where the same page is in each of its languages. */
function withAlternates(html: string, tags: readonly string[], path: string): string {
  const origin = pageMark.value('origin')
  const link = (tag: string, address: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${origin}${address}" />`
  const own = (tag: string) => (tag === english ? path || '/' : `/${tag}${path}`)
  const links = [link('x-default', own(english)), ...tags.map((tag) => link(tag, own(tag)))].join('')
  return html.replace('</head>', () => `${pageMark.if('origin')}${links}${pageMark.end}</head>`)
}

/** A public page in every language on offer; where the build has it in English alone, that is what is shown. */
export function spokenPage(deps: Deps, name: string) {
  const { languages } = deps
  const tags = [...languages.keys()]
  const isChoice = tags.length > 1
  const path = name === 'landing' ? '' : `/${name}`
  const written = tags.filter((tag) => existsSync(pageFile(name, tag)))
  const speaking = readSpeakingFiles()
  const inTag = (tag: string) => {
    const own = written.includes(tag) ? tag : english
    const template = pageIn(own, languages, speaking)(readFileSync(pageFile(name, own), 'utf8'))
    const found = written.length > 1 ? withAlternates(template, written, path) : template
    return publicPage(found, isChoice ? 'cookie, accept-language, accept-encoding' : undefined)
  }
  const pages = new Map(tags.map((tag) => [tag, inTag(tag)]))
  const plain = inTag(english)
  const chosen = (values: PageValues, tag: string): PageValues =>
    isChoice
      ? {
          ...values,
          choice: 'yes',
          path,
          ...Object.fromEntries(tags.map((one) => [languageFact(one), one === tag ? 'page' : 'false'])),
        }
      : values

  const show = (request: FastifyRequest, reply: FastifyReply, values: PageValues, tag?: string) => {
    const language = tag ?? readerLanguage(deps, request, reply, request.signedIn?.language)
    return (pages.get(language) ?? plain).show(request, reply, chosen(values, language))
  }
  return {
    show,
    prepare: (values: PageValues) => plain.prepare(chosen(values, english)),
    /** The addresses that name a language: `/xx`, `/xx/support`. Whoever opens one has chosen it. */
    serveChosen: (app: FastifyInstance, answer: ShowChosen) => {
      for (const tag of isChoice ? tags : [])
        app.get(`/${tag}${path}`, (request, reply) => {
          keepLanguage(deps, request, reply, tag)
          return answer(request, reply, tag)
        })
    },
  }
}
