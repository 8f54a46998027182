/** Words around the name of an area that travellers leave out: "Province of Turin", "Landkreis München". */
const AREA_WORDS = new Set(
  (
    'co province provincia provincie provinz prefecture prefettura region regione regiao regional departement department ' +
    'departamento district distrito distretto bezirk county comitatul comte condado state estado stato oblast krai kray ' +
    'okrug republic respublika republik voivodeship wojewodztwo governorate muhafazat wilaya canton kanton cantone judet ' +
    'judetul municipality municipio municipiul parish division autonomous community autonoma autonome ' +
    'kreis landkreis regierungsbezirk politischer powiat kraj okres zupanija megye ili ilcesi sheng shi ken fu gun ku ' +
    'changwat tinh kabupaten kota raion rayon rajon lan lani fylke maakunta metropolitan metropolitana metropole ' +
    'city comarca comunidad communaute collectivite prowincja apskritis novads opstina obshtina dzongkhag ' +
    'of de du des di da do della del la le the and autonomes freie und hansestadt foral principality principado'
  ).split(' '),
)

/** The folded name of an area without what kind of area it is. */
export function withoutAreaWords(name: string): string {
  const words = name.split(' ')
  while (words.length > 1 && AREA_WORDS.has(words[0] ?? '')) words.shift()
  while (words.length > 1 && AREA_WORDS.has(words.at(-1) ?? '')) words.pop()
  const rest = words.join(' ')
  return rest.length >= 3 ? rest : name
}
