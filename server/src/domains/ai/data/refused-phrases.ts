/** Text that runs backwards, figures of other scripts, and letters of one alphabet that pass for those of another. */
export const trick =
  /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|(?![0-9０-９])\p{Nd}|\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

export const links: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\bhxxp/i,
  /\b(?:javascript|vbscript|data|mailto|tel|sms|file|blob|whatsapp|tg):\S/i,
  // A name, a point and letters without a space between.
  /[\p{L}\d-]{2,}\.[a-z]{2,}\b|[A-Z\d-]{2,}\.[A-Z]{2,}\b/u,
  /\w\.[a-z]{2,}\/\w|\w \. (?:com|net|org)\b/i,
  /\S\s*[[({]\s*(?:\.|dot|at|@)\s*[\])}]\s*\S/i,
  /\bdot\s+(?:com|net|org|info|io|co|app|shop|site|xyz|example|[a-z]{2})\b|\b(?:com|net|org) slash\b/i,
  /@/,
  /\]\(|\/\/\/\w/,
  /\bqr[ -]?codes?\b|\bscan (?:the|this|our) /i,
  /\b(?:click|tap|press)\s+(?:here|on|the link|below|this)\b|\b(?:the|this|our|my|referral) link\b|\bscan my\b/i,
  /\b(?:install|download)\b.{0,20}\b(?:\w*app|apk|software|profile|extension|file)\b/i,
  /\b(?:whatsapp|wechat|viber)\b|\b(?:on|by|via|over) (?:telegram|messenger)\b/i,
  /\b(?:follow|message|dm|add|write)\b.{0,20}\b(?:instagram|facebook|tiktok|snapchat)\b|\b(?:instagram|facebook|tiktok) (?:page|account|group|channel)/i,
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
  new RegExp(`(?<![\\d.,:-])\\d{1,5}\\s?[a-zA-Z]?,?\\s+(?:${streetWords})\\.?\\s+\\p{Lu}`, 'iu'),
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
    `\\p{L}{2,}(?:stra(?:ße|sse)|str\\.|gasse|platz|allee|straat|gracht|gatan|gata|gade|vej|katu|utca)\\s+\\d{1,4}\\b${measure}`,
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

const spelled = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
export const numbers: readonly RegExp[] = [
  /\d(?:[\s()./–-]{0,3}\d){6,}/,
  /\+\s?\d{2}/,
  /\b\d{6,}\b|(?<!\d )\b\d{5}\b(?!\s+\p{Ll})/u,
  /\b\d{2}-\d{2}-\d{2}\b/,
  new RegExp(`\\b(?:(?:${spelled})[\\s,-]+){4,}(?:${spelled})\\b`, 'i'),
  /\b(?:call|dial|phone|telephone|tel|ring|hotline|sms|fax|text)\b(?:[\s.:]+(?:us|me|now|at|on|to|number|no)){0,3}[\s.:]*[+(]?\d{3,}/i,
  /\b(?:SWIFT|[Ss]wift|BIC)\W+[A-Z]{6}[A-Z\d]{2,5}\b/,
  /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{18,}\b|\b0x[\da-f]{6,}|[A-Za-z\d+/]{16,}=/i,
]

const payable = '(?:money|cash|funds?|payments?|deposits?|euros?|dollars?|pounds?|yen|[€£¥]|bitcoins?|fees?)'
const payers =
  'wire transfer|bank transfer|western union|moneygram|bitcoins?|cryptos?|cryptocurrency|(?:gift|itunes|steam|amazon|prepaid) (?:card|voucher)s?|paypal|venmo|zelle|revolut|cash ?app'
export const moneyAsked: readonly RegExp[] = [
  new RegExp(`\\b(?:send|wire|transfer|remit|forward|mail)\\b.{0,30}?(?:\\b|(?=[€£¥]))${payable}`),
  /\b(?:send|wire|transfer|remit)\b.{0,15}(?:[€£¥]\s?\d|\$|\bs?\d+\s?(?:eur|usd|gbp)\b|s\d)/,
  /\bby wire\b|\bwire (?:the|us|me|it|usd|eur|gbp|\d)|\b(?:advance|down) payments?\b|\bpayments? to\b/,
  /\bgive\b.{0,30}\b\d+ (?:euros?|dollars?|pounds?)\b|\bleave (?:cash|money)\b/,
  new RegExp(`\\b(?:${payers}|money order|money transfer|btc|usdt|ethereum)\\b`),
  /\b(?:pay|deposit|put|donate)\b.{0,40}\b(?:in)?to\b.{0,20}\b(?:account|wallet|iban|bank)\b/,
  /\b(?:hand|give|pay|bring|send)\b.{0,50}\bto (?:the|a|an|my|our|his) (?:man|woman|guy|driver|stranger|person|agent|owner)\b/,
  /\bcard will be charged\b|\b(?:guaranteed (?:returns?|profits?|income|win)|winnings)\b|\binvest\w* in\b|\bwin (?:an?|the|big|cash|money)\b/,
  // Whatever language asks for it.
  /\b(?:l'argent|dinero|dinheiro|denaro|soldi|geld|pengar|penger|pieniadze|uang|rahaa|penzt)\b|\bpara gonder|\bg[uư]i tien\b/,
  /\b(?:uberweis\w*|bankverbindung|kontonummer|virement|bonifico|transferencia|(?:cuenta|conta|compte|conto) ba\w+)\b/,
]

export const secrets: readonly RegExp[] = [
  /\b(?:account|phone|telephone|card|routing|wallet|passport|reference|security)\s*(?:numbers?|no\.|details|data|#)/,
  /\b(?:sort|swift|bic|pin|security) codes?\b|\bcvv\b|\biban\b.{0,6}\d|\biban:/,
  /\b(?:send|give|tell|enter|share|confirm|verify|provide|upload|email)\b.{0,30}\byour\b.{0,30}\b(?:password|pin|passport|card|account|bank|identity|login|credentials|code|e-?mail)\b/,
  /\bleave your (?:passport|valuables|wallet|cash|money|phone)\b/,
  /\byour (?:account|booking|reservation|payment|visa|subscription)\b.{0,25}\b(?:suspended|cancell?ed|expired?|blocked|failed|locked)\b/,
  /\byour (?:password|pin)\b|\bapi[ _-]?keys?\b|\b(?:passport (?:photo|copy|scan)|room key)\b/,
  /\byour (?:device|phone|computer|browser|account) (?:is|was|has)\b|\b(?:hacked|infected)\b/,
]

export const ways: readonly RegExp[] = [
  /\b(?:permanently|forever|for ever|for good|indefinitely)\s+(?:closed|shut)\b/,
  /\b(?:closed|shut)\s+(?:down\s+)?(?:forever|for ever|for good|permanently|indefinitely|until further)\b/,
  /\bno longer (?:open|exists?|there|safe)\b|\bout of business\b|\btemporarily (?:closed|shut)\b/,
  /\bhas been (?:closed|demolished|destroyed|torn down|relocated|shut)\b|\bback door of\b|\bbeing (?:torn down|demolished)\b/,
  /\bhead over to\b|\bavoid this\b|\b(?:do not|don't) (?:go|visit|come|bother)\b|\bthe real (?:one|entrance|museum)\b/,
  /\b(?:go|head|come|drive|walk) to\b.{1,60}\binstead\b(?! of)|\b(?:try|visit|use|see) .{1,60}\binstead\s*(?:[.;!,]|$)|\binstead,? (?:go|head|come|visit|book|buy|pay|call)\b/,
  /\b(?:call|contact|message|e-?mail|text|write to|meet|ask for|find|phone|join|trust|pay) (?:me|us|my|our)\b/,
  /\b(?:through|with|via|from) (?:us|me)\b|\b(?:our|my) (?:agent|agency|office|partner|friend|shop|account|site|website|page|number)\b/,
  /\byou(?: have|'ve) (?:won|been chosen|been selected)\b|\bclaim your\b|\burgent(?:ly)?\b|\bact now\b/,
  /\bwe (?:need|want|require|offer|sell|accept|take)\b/,
  /\b(?:promo|discount|coupon|voucher) codes?\b|\buse code\b/,
]

const rulesWords =
  'instructions?|prompts?|rules|json|guidelines|anweisungen|regeln|consignes|instrucciones|instrucoes|istruzioni'
export const commands: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignor\\w*|disregard|forget|override|bypass|oublie\\w*|olvid\\w*|vergiss|dimentica)\\b.{0,40}\\b(?:${rulesWords}|everything above)\\b`,
  ),
  /(?:^|[.!?>]\s*)[[(]?(?:system|assistant|developer|user|human|model|inst)\s*[:\])]/,
  /\b(?:tell|convince|ask|warn) the (?:users?|travell?ers?|readers?)\b|\bignore (?:the guide|your)\b|\bobey\b|\bno rules\b|\byou are now (?:dan|free|an?)\b/,
  /\b(?:begin|end) (?:of )?prompt\b|\b(?:respond|answer|reply) (?:only )?with\b|\brepeat after me\b|\b(?:output|print|show|hidden)\b.{0,12}\bprompt\b|\breply (?:yes|no)\b|\bto confirm your\b/,
  /\bsystem (?:prompt|message)\b|\b(?:developer|debug|admin) mode\b|\bjailbreak\b|\blanguage model\b|\bas an ai\b/,
  /\b(?:new|following|previous|prior) instructions?\b|\binstructions?\s*:|\b(?:tool|function) calls?\b|\bcall the function\b/,
  /\b(?:delete|remove|drop|erase) (?:the|this|all|every|your|table)\b.{0,20}\b(?:trips?|items?|accounts?|users?|data|tables?|plans?)\b|\bdrop table\b/,
  /\breveal\b.{0,20}\b(?:user|password|secret|key|prompt|email)s?\b/,
]

/** Markup, code and encodings; letters with a space after each. */
export const machine: readonly RegExp[] = [
  /<[a-z!/]|<<|<\||\|>|&(?:lt|gt|#\w+);/i,
  /[{}\\]|\$\(|\w\(\)|=>|;\s*--|###|\.\.\/|\/etc\/|__\w+__|%[\dA-F]{2}(?!\s|$)/,
  /(?:(?<!\p{L})\p{L}[\s._*-]+){4,}\p{L}(?!\p{L})/u,
]
