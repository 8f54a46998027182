// What asks for money or secrets, commands, sends elsewhere, or is meant for a machine.

const payable = '(?:money|cash|funds?|payments?|deposits?|euros?|dollars?|pounds?|yen|[€£¥]|bitcoins?|fees?)'
const payers =
  'wire transfer|bank transfer|western union|moneygram|bitcoins?|cryptos?|cryptocurrency|(?:gift|itunes|steam|amazon|prepaid) (?:card|voucher)s?|paypal|venmo|zelle|revolut|cash ?app|(?:via|by|por|com) pix|(?:med|by|via) swish'
export const payments: readonly RegExp[] = [
  new RegExp(`\\b(?:send|wire|transfer|remit|forward|mail)\\b.{0,30}?(?:\\b|(?=[€£¥]))${payable}`),
  /\b(?:send|wire|transfer|remit)\b.{0,15}(?:[€£¥]\s?\d|\$|\bs?\d+\s?(?:eur|usd|gbp)\b|s\d)/,
  /\bby wire\b|\bwire (?:the|us|me|it|usd|eur|gbp|\d)|\b(?:advance|down) payments?\b|\bpayments? to\b/,
  /\bgive\b.{0,30}\b\d+ (?:euros?|dollars?|pounds?)\b|\bleave (?:cash|money)\b/,
  new RegExp(`\\b(?:${payers}|money order|money transfer|btc|usdt|usdc|eth|ethereum|monero|bizum)\\b`),
  /\b(?:pay|deposit|put|donate)\b.{0,40}\b(?:in)?to\b.{0,20}\b(?:account|wallet|iban|bank)\b/,
  /\b(?:hand|give|pay|bring|send)\b.{0,50}\bto (?:the|a|an|my|our|his) (?:man|woman|guy|driver|stranger|person|agent|owner)\b/,
  /\bcard will be charged\b|\b(?:guaranteed (?:returns?|profits?|income|win)|winnings)\b|\binvest\w* in\b|\bwin (?:an?|the|big|cash|money)\b/,
  // Whatever language asks for it.
  /\b(?:l'argent|dinero|dinheiro|denaro|soldi|geld|pengar|penger|pieniadze|uang|rahaa|penzt)\b|\bpara gonder|\bg[uư]i tien\b/,
  /\b(?:uberweis\w*|bankverbindung|kontonummer|virement|bonifico|transferencia|(?:cuenta|conta|compte|conto) ba\w+)\b/,
  /\b(?:anzahlung|acompte|versez|wplac\w*|przelew\w*|numer konta|na konto|deposite \d+)\b/,
  /\b(?:zahl\w*|pag(?:a|ue|ate|are)|maak|betaal\w*|overmak\w*)\b.{0,25}\b(?:an (?:den|die|das)|over naar|al|alla|ao)\b/,
]

export const secrets: readonly RegExp[] = [
  /\b(?:account|phone|telephone|card|routing|wallet|passport|reference|security)\s*(?:numbers?|no\.|details|data|#)/,
  /\b(?:sort|swift|bic|pin|security) codes?\b|\bcvv\b|\biban\b.{0,6}\d|\biban:/,
  /\b(?:send|give|tell|enter|share|confirm|verify|provide|upload|email)\b.{0,30}\byour\b.{0,30}\b(?:password|pin|passport|card|account|bank|identity|login|credentials|code|e-?mail)\b/,
  /\bleave your (?:passport|valuables|wallet|cash|money|phone)\b/,
  /\byour (?:account|booking|reservation|payment|visa|subscription)\b.{0,25}\b(?:suspended|cancell?ed|expired?|blocked|failed|locked)\b/,
  /\byour (?:password|pin)\b|\bapi[ _-]?keys?\b|\b(?:passport (?:photo|copy|scan)|room key)\b/,
  /\b(?:kreditkart\w*nummer|numero de (?:carte|tarjeta)|numero di carta)\b|\bcopi[ea]\b.{0,15}\bpass(?:e?port|aporte)\w*\b/,
  /\byour (?:device|phone|computer|browser|account) (?:is|was|has)\b|\b(?:hacked|infected)\b/,
]

export const ways: readonly RegExp[] = [
  /\bferme\w* (?:definitivement|pour toujours)\b|\bfur immer (?:geschlossen|zu)\b|\b(?:cerrad|chius|fechad)\w* (?:para|per) siempre\b|\bchius\w* per sempre\b|\bfechad\w* para sempre\b/,
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
