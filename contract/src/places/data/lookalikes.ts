/** Other places whose name holds a whole name of the table. */
export const lookalikes: readonly string[] = [
  'american samoa',
  'bergen op zoom',
  'caribbean netherlands',
  'central america',
  'east london',
  'gulf of mexico',
  'indian ocean',
  'latin america',
  'little italy',
  'monaco di baviera',
  'new england',
  'new london',
  'new mexico',
  'north america',
  'north korea',
  'northern ireland',
  'paris texas',
  'port of spain',
  'porto alegre',
  'porto cervo',
  'porto novo',
  'porto santo',
  'porto seguro',
  'porto velho',
  'rio branco',
  'rio cuarto',
  'rio gallegos',
  'rio grande',
  'rome georgia',
  'santiago de compostela',
  'santiago de cuba',
  'santiago de los caballeros',
  'south america',
  'venice beach',
  'washington state',
]

/** Names that hide inside other words, as 'peru' in Perugia and 'oman' in Roman: they match whole words only. */
export const hidingKeys: ReadonlySet<string> = new Set(
  'agra america bali china crete cuba india lima london napoli nice oman peru porto roma rome russia'.split(' '),
)

/** Words that many names share and that therefore tell nothing. */
export const commonWords: ReadonlySet<string> = new Set(
  `abu africa alps america angeles arab barrier bay beach canyon cape central chi chiang city coast del east emirates
   falls grand great ha island islands kingdom lake lanka las long los mai monument mountain mountains new north old
   orleans park port reef republic rocky saint san santa south sri states the town united valley victoria wat west york
   zealand`.split(/\s+/),
)
