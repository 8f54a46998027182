/**
 * Parks, islands, sights and villages that travellers name and no list of towns has:
 * name, country, kind, latitude, longitude, height in metres, other names. State and time zone are those of the next town.
 */
export const PARKS_AND_ISLANDS = `
Harpers Ferry|US|town|39.325|-77.739|150|
Mackinac Island|US|island|45.849|-84.619|180|mackinac
Redwood National Park|US|park|41.37|-124.02|60|redwoods, redwood
Crater Lake|US|park|42.944|-122.109|1880|crater lake national park
Badlands|US|park|43.855|-101.95|800|badlands national park
Kenai Fjords|US|park|60.104|-149.438|20|kenai fjords national park
Haleakala|US|park|20.72|-156.155|3000|haleakala national park
Lake Powell|US|park|36.998|-111.487|1130|glen canyon
Block Island|US|island|41.172|-71.558|10|
Finger Lakes|US|region|42.7|-76.9|150|
Catskills|US|region|42.1|-74.4|500|catskill mountains
Adirondacks|US|region|44.28|-73.98|550|adirondack mountains, adirondack
White Mountains|US|region|44.054|-71.128|300|
Catalina Island|US|island|33.343|-118.328|10|santa catalina island, avalon catalina
San Juan Islands|US|island|48.535|-123.013|20|friday harbor, san juan island
Orcas Island|US|island|48.697|-122.906|20|eastsound
Valley of the Kings|EG|landmark|25.74|32.601|170|
Karnak|EG|landmark|25.719|32.657|80|karnak temple, temple of karnak, temples of karnak
Saqqara|EG|landmark|29.871|31.216|50|sakkara
Abisko|SE|town|68.349|18.831|385|abisko national park
Nungwi|TZ|town|-5.726|39.298|10|
Cradle Mountain|AU|park|-41.641|145.937|900|cradle mountain national park
Freycinet|AU|park|-42.124|148.296|10|freycinet national park, wineglass bay, coles bay
Bay of Fires|AU|park|-41.25|148.29|10|binalong bay
Wilsons Promontory|AU|park|-39.03|146.32|10|wilsons prom
Ningaloo|AU|park|-22.70|113.68|10|ningaloo reef, ningaloo coast
Daintree|AU|park|-16.25|145.32|20|daintree rainforest, daintree national park
Hayman Island|AU|island|-20.05|148.88|10|
Lizard Island|AU|island|-14.668|145.464|10|
Lord Howe Island|AU|island|-31.55|159.08|10|lord howe
Abel Tasman|NZ|park|-40.933|172.972|10|abel tasman national park
Tongariro|NZ|park|-39.2|175.58|1100|tongariro national park, tongariro crossing
Stewart Island|NZ|island|-46.9|168.13|10|rakiura
Cape Reinga|NZ|landmark|-34.427|172.681|150|
Mljet|HR|island|42.75|17.52|20|
Lake Ohrid|MK|landmark|41.115|20.802|700|
Delphi|GR|landmark|38.482|22.501|570|delfi
Mycenae|GR|landmark|37.731|22.756|240|mykines
Skopelos|GR|island|39.122|23.729|20|
Skellig Michael|IE|landmark|51.771|-10.538|20|skelligs, skellig islands
Brecon Beacons|GB|park|51.884|-3.436|200|bannau brycheiniog
Bibury|GB|town|51.759|-1.833|110|
Castle Combe|GB|town|51.494|-2.229|90|
Lundy|GB|island|51.18|-4.67|100|lundy island
Luberon|FR|region|43.83|5.35|300|
Porquerolles|FR|island|43.001|6.204|10|
Île de Ré|FR|island|46.203|-1.367|10|
Belle-Île|FR|island|47.347|-3.154|20|belle ile en mer
Spreewald|DE|region|51.866|13.968|50|
Grossglockner|AT|landmark|47.075|12.752|2370|grossglockner high alpine road
Lech|AT|town|47.208|10.142|1444|lech am arlberg
Obertauern|AT|town|47.249|13.56|1740|
Val d'Orcia|IT|region|43.077|11.679|400|
Tre Cime|IT|landmark|46.612|12.295|2320|tre cime di lavaredo, drei zinnen
Lake Braies|IT|landmark|46.694|12.085|1496|lago di braies, pragser wildsee
La Maddalena|IT|island|41.214|9.407|20|maddalena
El Hierro|ES|island|27.808|-17.915|600|
La Graciosa|ES|island|29.232|-13.502|10|
Peneda-Gerês|PT|park|41.73|-8.161|500|geres, peneda geres national park
Terceira|PT|island|38.656|-27.218|20|
Trolltunga|NO|landmark|60.124|6.74|1100|
Jotunheimen|NO|park|61.5|8.8|1000|
Levi|FI|town|67.805|24.807|220|levi lapland
Ylläs|FI|town|67.55|24.24|250|akaslompolo
Saaremaa|EE|island|58.253|22.485|10|
Hiiumaa|EE|island|59.0|22.745|10|
Curonian Spit|LT|park|55.304|21.006|10|kursiu nerija, neringa
Slovak Paradise|SK|park|48.945|20.387|550|slovensky raj
Danube Delta|RO|park|45.178|28.802|10|delta dunarii
Maramureș|RO|region|47.71|24.19|400|
Sunny Beach|BG|town|42.688|27.714|10|slanchev bryag
Theth|AL|town|42.394|19.775|750|thethi
Mount Nemrut|TR|landmark|37.981|38.741|2100|nemrut dag, nemrut
Svaneti|GE|region|43.045|42.729|1450|
Lake Sevan|AM|landmark|40.564|45.01|1900|
Song Kul|KG|landmark|41.83|75.13|3016|song kol, son kul
Issyk Kul|KG|landmark|42.65|77.08|1610|issyk kol
Pamir|TJ|region|37.49|71.553|2070|pamir highway, pamirs
Masada|IL|landmark|31.316|35.354|50|
Palmyra|SY|landmark|34.551|38.268|400|tadmur
Jebel Shams|OM|landmark|23.237|57.264|2000|jabal shams
Musandam|OM|region|26.18|56.247|10|
Socotra|YE|island|12.65|54.02|20|
Persepolis|IR|landmark|29.935|52.891|1630|takht e jamshid
Todra|MA|landmark|31.588|-5.594|1400|todra gorge, todgha
Dades|MA|landmark|31.45|-5.97|1600|dades gorge, dades valley
Toubkal|MA|landmark|31.137|-7.92|1740|jebel toubkal, mount toubkal
Tsavo|KE|park|-3.39|38.57|560|tsavo east, tsavo west
Lake Nakuru|KE|park|-0.303|36.08|1770|lake nakuru national park
Tarangire|TZ|park|-3.83|36.0|1100|tarangire national park
Mafia Island|TZ|island|-7.87|39.77|10|
Selous|TZ|park|-7.8|38.2|150|selous game reserve, nyerere national park
Murchison Falls|UG|park|2.278|31.687|620|murchison falls national park
Queen Elizabeth National Park|UG|park|-0.18|29.9|930|
Nyungwe|RW|park|-2.478|29.2|2300|nyungwe forest
Lake Malawi|MW|landmark|-14.03|34.84|480|cape maclear, lake nyasa
South Luangwa|ZM|park|-13.1|31.79|530|south luangwa national park, mfuwe
Lower Zambezi|ZM|park|-15.63|29.57|370|
Mana Pools|ZW|park|-15.74|29.37|360|
Makgadikgadi|BW|park|-20.5|25.2|900|makgadikgadi pans
Fish River Canyon|NA|landmark|-27.589|17.615|800|
Skeleton Coast|NA|park|-20.5|13.3|20|
Blyde River Canyon|ZA|landmark|-24.583|30.807|1200|panorama route
Cederberg|ZA|park|-32.5|19.2|600|
Andasibe|MG|park|-18.93|48.42|930|andasibe mantadia
Isalo|MG|park|-22.556|45.4|800|isalo national park, ranohira
Baobab Avenue|MG|landmark|-20.25|44.418|20|avenue of the baobabs
Bazaruto|MZ|island|-21.65|35.47|10|bazaruto archipelago
Tofo|MZ|town|-23.853|35.547|10|praia do tofo, tofo beach
Lumbini|NP|landmark|27.469|83.276|100|
Nubra Valley|IN|region|34.63|77.57|3050|nubra, hunder
Pangong|IN|landmark|33.9|78.46|4250|pangong lake, pangong tso
Spiti|IN|region|32.225|78.072|3800|spiti valley
Ranthambore|IN|park|26.017|76.503|300|ranthambore national park, ranthambhore
Jim Corbett|IN|park|29.53|78.775|400|jim corbett national park, corbett
Kaziranga|IN|park|26.577|93.171|60|kaziranga national park
Ajanta|IN|landmark|20.552|75.703|500|ajanta caves
Sundarbans|BD|park|21.95|89.18|5|sunderbans
Lakshadweep|IN|island|10.566|72.642|5|
Coorg|IN|region|12.42|75.74|1150|kodagu
Kumarakom|IN|town|9.617|76.43|5|
Arugam Bay|LK|town|6.84|81.836|5|
Khao Yai|TH|park|14.44|101.37|750|khao yai national park
Railay|TH|town|8.011|98.84|5|railay beach
4000 Islands|LA|island|13.967|105.92|80|si phan don, don det
Bolaven|LA|region|15.18|106.24|1250|bolaven plateau
Redang|MY|island|5.78|103.01|10|redang island, pulau redang
Taman Negara|MY|park|4.385|102.4|70|kuala tahan
Sipadan|MY|island|4.115|118.629|5|
Ijen|ID|landmark|-8.058|114.242|2300|kawah ijen, mount ijen
Toraja|ID|region|-2.97|119.9|800|tana toraja, torajaland
Bunaken|ID|island|1.62|124.76|5|
Wakatobi|ID|island|-5.33|123.59|5|
Camiguin|PH|island|9.25|124.72|10|
Tsumago|JP|town|35.577|137.595|420|tsumago juku
Kumano Kodo|JP|landmark|33.84|135.773|80|hongu
Seoraksan|KR|park|38.173|128.489|200|seoraksan national park
Nami Island|KR|island|37.791|127.526|60|namiseom
Ulleungdo|KR|island|37.484|130.905|10|
Sun Moon Lake|TW|landmark|23.865|120.916|750|
Alishan|TW|park|23.51|120.805|2200|
Kenting|TW|park|21.946|120.798|10|kenting national park
Tiger Leaping Gorge|CN|landmark|27.18|100.11|1900|
Terelj|MN|park|47.99|107.45|1500|gorkhi terelj
Olkhon|RU|island|53.19|107.34|460|khuzhir, olkhon island
Zipolite|MX|town|15.663|-96.513|10|
Semuc Champey|GT|landmark|15.533|-89.96|380|lanquin
Utila|HN|island|16.096|-86.895|5|
Ometepe|NI|island|11.545|-85.698|50|isla de ometepe
Corn Islands|NI|island|12.165|-83.06|5|big corn island
Corcovado|CR|park|8.54|-83.57|20|corcovado national park, drake bay
Anegada|VG|island|18.727|-64.384|5|
Bequia|VC|island|13.007|-61.238|10|
Mustique|VC|island|12.885|-61.182|10|
Exuma|BS|island|23.516|-75.787|5|exumas
Eleuthera|BS|island|25.13|-76.15|5|
Caño Cristales|CO|landmark|2.264|-73.794|230|cano cristales
Cocora Valley|CO|landmark|4.638|-75.487|2400|valle de cocora
Cotopaxi|EC|park|-0.684|-78.438|3800|cotopaxi national park
Quilotoa|EC|landmark|-0.863|-78.917|3900|quilotoa lake, quilotoa loop
Colca Canyon|PE|landmark|-15.61|-71.9|3300|colca, canon del colca
Rainbow Mountain|PE|landmark|-13.87|-71.303|5000|vinicunca
Carretera Austral|CL|region|-45.57|-72.07|300|
Elqui Valley|CL|region|-30.03|-70.52|1200|valle del elqui, valle de elqui
Península Valdés|AR|park|-42.5|-63.93|50|valdes peninsula
Cabo Polonio|UY|town|-34.4|-53.78|5|
Lençóis Maranhenses|BR|park|-2.75|-42.83|5|lencois maranhenses national park, barreirinhas
Chapada Diamantina|BR|park|-12.56|-41.39|400|
Kaieteur Falls|GY|landmark|5.175|-59.48|450|kaieteur
Yasawa|FJ|island|-16.77|177.5|5|yasawa islands, yasawas
Mamanuca|FJ|island|-17.67|177.08|5|mamanuca islands, mamanucas
Taveuni|FJ|island|-16.85|-179.97|20|
Vava'u|TO|island|-18.65|-173.98|20|
Savai'i|WS|island|-13.6|-172.4|50|
Espiritu Santo|VU|island|-15.51|167.18|10|luganville
Isle of Pines|NC|island|-22.61|167.48|20|ile des pins
Huahine|PF|island|-16.75|-151.0|10|
Rangiroa|PF|island|-14.95|-147.65|5|
Tikehau|PF|island|-15.12|-148.24|5|
Taha'a|PF|island|-16.62|-151.5|10|
Rock Islands|PW|island|7.16|134.38|5|
Chuuk|FM|island|7.45|151.84|10|truk, chuuk lagoon
Pohnpei|FM|island|6.96|158.21|20|
`
