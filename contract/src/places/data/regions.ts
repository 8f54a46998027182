type Region = 'alpine' | 'canal' | 'desert' | 'europe' | 'island' | 'nordic' | 'savanna' | 'temple'

const countries: Record<Region, string> = {
  alpine: 'AD AT BT CH LI NP',
  canal: 'NL',
  desert: 'AE BH DZ EG EH IQ IR JO KW LY MA ML MR NE OM QA SA SD SY TD TM TN UZ YE',
  europe: 'AL BA BE BG BY CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IT JE LT LU LV MC MD ME MK MT PL PT RO RS SE SI SK SM TR UA VA XK',
  island: 'AG AI AW BB BL BM BS CC CK CV CW CX DM DO FJ FM GD GP GU HT JM KI KM KN KY LC MF MH MP MQ MS MU MV NC NF NR NU PF PR PW RE SB SC ST SX TC TK TO TT TV VC VG VI VU WF WS YT',
  nordic: 'FO GL IS NO SJ',
  savanna: 'AO BF BI BJ BW CF CI CM ER ET GH GM GN GW KE LR LS MG MW MZ NA NG RW SL SN SO SS SZ TG TZ UG ZA ZM ZW',
  temple: 'BN CN HK ID JP KH KP KR LA LK MM MN MO MY PH TH TL TW VN',
}

/** The landscape a country is known for, by ISO code; countries of many landscapes are left out. */
export const regionsByCountry: Readonly<Record<string, Region>> = Object.fromEntries(
  Object.entries(countries).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region as Region])),
)
