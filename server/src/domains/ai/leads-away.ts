// What leads away from here: links, addresses, telephone and account numbers.

const domains = 'com|net|org|info|io|co|app|shop|site|xyz|example'

export const links: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\bhxxp/i,
  /\b(?:javascript|vbscript|data|mailto|tel|sms|file|blob|whatsapp|tg):\S/i,
  // A name, a point and letters without a space between.
  /[\p{L}\d-]{2,}\.[a-z]{2,}\b|[A-Z\d-]{2,}\.[A-Z]{2,}\b/u,
  /\w\.[a-z]{2,}\/\w|\w(?: [.,] |,)(?:com|net|org)\b/i,
  /\S\s*[[({]\s*(?:\.|dot|punto|punkt|point|ponto|at|ät|arroba|@)\s*[\])}]\s*\S/i,
  new RegExp(
    `\\b(?:d[o0]t|punto|ponto|punkt)\\s+(?:${domains}|[a-z]{2})\\b|\\bpoint\\s+(?:${domains}|fr|be|ch|eu)\\b`,
    'i',
  ),
  /\b(?:com|net|org) slash\b|\b\w+ at (?:gmail|hotmail|outlook|yahoo|proton)/i,
  /@/,
  /\]\(|\/\/\/\w/,
  /\bqr[ -]?codes?\b|\bscan (?:the|this|our) /i,
  /\b(?:click|tap|press)\s+(?:here|on|the link|below|this)\b|\b(?:the|this|our|my|referral) link\b|\bscan my\b/i,
  /\b(?:klick\w*|cliqu\w*|clic|clicca\w*|clique)\s+(?:\w+\s+)?(?:hier|ici|aqu[ií]|qui)(?!\p{L})/iu,
  /\b(?:install|download|descarg|télécharg|scarica|herunterlad|baixe)\w*\b.{0,20}\b(?:\w*app|apk|software|profile|extension|file)\b/iu,
  /\b(?:whatsapp|wechat|viber)\b|\b(?:on|by|via|over) (?:telegram|messenger|signal)\b(?! hill)/i,
  /\b(?:follow|message|dm|add|write)\b.{0,30}\b(?:insta(?:gram)?|ig|facebook|tiktok|snapchat)\b|\b(?:instagram|facebook|tiktok) (?:page|account|group|channel)/i,
]

const streets =
  'street|avenue|ave|road|rd|lane|boulevard|blvd|drive|court|terrace|crescent|highway|parkway|alley|close|mews|way|square|row|quay'
const streetWords =
  'rua|rue|via|viale|calle|avenida|av|avda|avenue|boulevard|largo|travessa|carrer|corso|vicolo|piazza|plaza|praça|chaussée|jalan|jl|ulica|ulitsa'
/** After these a number counts, and numbers no house. */
const measure =
  '(?![\\d:.,]*\\s?(?:min|hour|h\\b|m\\b|km|met|year|step|century|st\\b|nd\\b|rd\\b|th\\b|am\\b|pm\\b|%|°|€|\\$))'

export const addresses: readonly RegExp[] = [
  // "24 Rua Augusta", "221B Baker Street".
  new RegExp(`(?<![\\d.,:-])\\d{1,5}\\s?(?:[a-zA-Z]|bis|ter)?,?\\s+(?:${streetWords})\\.?\\s+\\p{Lu}`, 'iu'),
  new RegExp(
    `(?<![\\d.,:-])(?<!\\b[Ii]n )\\d{1,5}[A-Za-z]?\\s+(?:\\p{Lu}[\\p{L}’'.-]*\\s+){1,3}(?:${capitals(streets)}|St)\\b`,
    'u',
  ),
  // "Rua Augusta 24", "Calle Mayor, 3", "Hauptstraße 5".
  new RegExp(
    `\\b(?:${capitals(streetWords)})\\.?\\s+(?:[\\p{L}’'.-]+\\s+){0,3}[\\p{L}’'.-]+,?\\s+(?:n[.ºo°]*\\s*)?(?!1\\d{3}\\b|20\\d\\d\\b)\\d{1,4}\\b${measure}`,
    'u',
  ),
  new RegExp(
    `\\p{L}{2,}(?:stra(?:ße|sse)|str\\.|gasse|platz|allee|straat|gracht|gatan|gata|vägen|vagen|gade|vej|katu|utca)\\s+\\d{1,4}\\b${measure}`,
    'iu',
  ),
  /\b(?:ul|jl|av|str)\.\s+(?:[\p{L}’'.-]+\s+){1,3}\d{1,4}\b/iu,
  /\bp\.?\s?o\.?\s?box\b/i,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/,
  /\b\d{4}\s?(?!AD|BC|CE|AM|PM)[A-Z]{2}\s+\p{Lu}/u,
  /(?<![\d.,])\d{5}(?!\d|,\d)\s+\p{Lu}/u,
  /\d\.\d{4,}/,
]

/** Words of the table with a capital: "via" is a word, "Via" begins a street. */
function capitals(words: string): string {
  return words
    .split('|')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('|')
}

/** Years, dates, hours and thousands: what a guide counts. */
export const withoutUsualNumbers = (text: string): string =>
  text
    .replace(/\b\d{1,3}(?:,\d{3})+\b/g, '#')
    .replace(/\b\d{1,3}(?: \d{3})* 000\b|\b\d{1,4}000\b/g, '#')
    .replace(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g, '#')
    .replace(/(?<![\d-])[12]\d{3}\s?[-–—/]\s?(?:[12]\d{3}|\d{2})(?![\d-])/g, '#')
    .replace(/(?<![\d.])\d{1,2}[:.]\d{2}(?![\d.]\d)/g, '#')

const spelled = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
export const numbers: readonly RegExp[] = [
  /\d(?:[\s()./·•_*–-]{0,3}\d){6,}/,
  /\+\s?\d{2}/,
  /\b\d{6,}\b|(?<!\d )\b\d{5}\b(?!\s+\p{Ll})/u,
  /\b\d{2}-\d{2}-\d{2}\b/,
  new RegExp(`\\b(?:(?:${spelled})[\\s,-]+){4,}(?:${spelled})\\b`, 'i'),
  /\b(?:call|dial|phone|telephone|tel|ring|hotline|sms|fax|text)\b(?:[\s.:]+(?:us|me|now|at|on|to|number|no)){0,3}[\s.:]*[+(]?\d{3,}/i,
  /\b(?:SWIFT|[Ss]wift|BIC)\W+[A-Z]{6}[A-Z\d]{2,5}\b/,
  /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{18,}\b|\b0x[\da-f]{6,}|[A-Za-z\d+/]{16,}=/i,
]
