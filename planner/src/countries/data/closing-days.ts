/** How a country keeps a day, the stillest first: on a silent one nobody leaves the house, on a still one nothing runs; on the least only what the guide names is closed. */
export const stillness = ['silent', 'still', 'closed', 'museums', 'markets', 'worship', 'short', 'named'] as const
export type Stillness = (typeof stillness)[number]

/**
 * A day on which doors stay shut. `on`: `12-25`, `12-29/01-03`, `thursday 11-22/11-28`, `easter -2`, `orthodox 0`,
 * `islamic 10-1`, `hebrew Tishri 10`, or the dates themselves where no calendar of the device is sure. `where`: country
 * codes, or the guide of one island. `fewTables`: restaurants are closed too.
 */
export interface ClosingLine {
  key: string
  name: string
  on: string
  days?: number
  where: Partial<Record<Stillness, string>>
  fewTables?: true
}

const north = 'AT BE CH CZ DE DK EE FI HU IS LI LT LU LV NL NO PL SE SI SK'
const south = 'AD AL BG CY ES FR GR HR IT MC ME MK MT PT RO RS SM VA'
const americas =
  'AG AR AW BB BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC GD GT GY HN HT JM KN KY LC MQ GP MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI'
const afar = 'AO BW CV GH KE LS MG MU MW MZ NA RE RW SC SZ TZ UG ZA ZM ZW PH TL FJ PF CK NC VU WS TO'
const western = `${north} ${south} ${americas} ${afar}`
const lunarNewYear =
  '2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28'
const seollal =
  '2026-02-17 2027-02-07 2028-01-27 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28'
const chuseok = '2026-09-25 2027-09-15 2028-10-03 2029-09-22 2030-09-12 2031-10-01 2032-09-19 2033-09-08'
const nyepi = '2026-03-19 2027-03-08 2028-03-26 2029-03-15 2030-03-05'
const keepsEid = 'DZ TN LY'
const prays = 'EG JO AE QA OM BH KW SA LB IQ'

/** The great closing days of the world's countries; what is not named here stays as it is. */
export const closingLines: readonly ClosingLine[] = [
  {
    key: 'christmas',
    name: 'Christmas Day',
    on: '12-25',
    where: { still: 'GB IE IM JE GG', closed: `${western} AU NZ US UA` },
    fewTables: true,
  },
  { key: 'boxing-day', name: 'Boxing Day', on: '12-26', where: { closed: 'GB IE IM JE GG PL GR CY IS', named: 'IT VA' } },
  {
    key: 'christmas-eve',
    name: 'Christmas Eve',
    on: '12-24',
    where: { closed: 'DE AT DK NO SE FI IS HU', short: `${western} GB IE IM JE GG AU NZ US` },
  },
  { key: 'new-year-eve', name: 'New Year’s Eve', on: '12-31', where: { short: `${western} GB IE RU BY UA` } },
  {
    key: 'new-year',
    name: 'New Year’s Day',
    on: '01-01',
    where: { closed: `${western} GB IE IM JE GG RU BY UA GE AM`, museums: 'US AU TR' },
  },
  // Six days that are spent with the family; temples and shrines are full.
  { key: 'year-end', name: 'The turn of the year', on: '12-29/01-03', where: { museums: 'JP' } },
  { key: 'epiphany', name: 'Epiphany', on: '01-06', where: { museums: 'AM', named: 'IT VA' } },
  { key: 'orthodox-christmas', name: 'Christmas Day', on: '01-07', where: { closed: 'ET ER', museums: 'GE' } },
  { key: 'good-friday', name: 'Good Friday', on: 'easter -2', where: { closed: 'AU PH MT', museums: 'NO' } },
  { key: 'easter', name: 'Easter Sunday', on: 'easter 0', where: { closed: 'PT PL NO', named: 'IT VA' } },
  { key: 'easter-monday', name: 'Easter Monday', on: 'easter 1', where: { museums: 'PL', named: 'IT VA' } },
  {
    key: 'orthodox-good-friday',
    name: 'Good Friday',
    on: 'orthodox -2',
    where: { short: 'GR CY', museums: 'RO' },
  },
  { key: 'orthodox-easter', name: 'Easter Sunday', on: 'orthodox 0', where: { closed: 'GR CY RO BG' } },
  {
    key: 'may-day',
    name: 'Labour Day, 1 May',
    on: '05-01',
    where: { closed: 'FR PT GR CY LU MC GP MQ RE', museums: 'ES PL AR CU RO', named: 'IT VA' },
  },
  { key: 'all-saints', name: 'All Saints’ Day', on: '11-01', where: { closed: 'PL' } },
  {
    key: 'thanksgiving',
    name: 'Thanksgiving',
    on: 'thursday 11-22/11-28',
    where: { closed: 'US' },
    fewTables: true,
  },
  { key: 'republic-day', name: 'Republic Day', on: '01-26', where: { museums: 'IN' } },
  { key: 'independence-day', name: 'Independence Day', on: '08-15', where: { museums: 'IN' } },
  { key: 'gandhi-day', name: 'Gandhi’s birthday', on: '10-02', where: { museums: 'IN' } },
  {
    key: 'eid-al-fitr',
    name: 'Eid al-Fitr',
    on: 'islamic 10-1',
    where: { closed: `TR MA PK BD AF ${keepsEid}`, museums: 'MY ID MV BN SN', worship: prays },
  },
  {
    key: 'eid-al-adha',
    name: 'Eid al-Adha',
    on: 'islamic 12-10',
    where: { closed: `TR PK BD AF ${keepsEid}`, museums: 'MY ID MV BN SN', worship: prays },
  },
  {
    key: 'eid-al-adha',
    name: 'Eid al-Adha',
    on: 'islamic 12-10',
    days: 2,
    where: { closed: 'MA' },
    fewTables: true,
  },
  {
    key: 'lunar-new-year',
    name: 'Lunar New Year',
    on: lunarNewYear,
    days: 2,
    where: { museums: 'HK TW', markets: 'SG MO CN MY' },
  },
  { key: 'lunar-new-year', name: 'Tết', on: lunarNewYear, days: 3, where: { closed: 'VN' }, fewTables: true },
  { key: 'lunar-new-year', name: 'Seollal', on: seollal, where: { museums: 'KR' } },
  { key: 'chuseok', name: 'Chuseok', on: chuseok, where: { museums: 'KR' } },
  {
    key: 'yom-kippur',
    name: 'Yom Kippur',
    on: 'hebrew Tishri 10',
    where: { still: 'IL' },
    fewTables: true,
  },
  { key: 'yom-kippur-eve', name: 'The eve of Yom Kippur', on: 'hebrew Tishri 9', where: { short: 'IL' } },
  {
    key: 'rosh-hashanah',
    name: 'Rosh Hashanah',
    on: 'hebrew Tishri 1',
    days: 2,
    where: { closed: 'IL' },
    fewTables: true,
  },
  { key: 'passover', name: 'Passover', on: 'hebrew Nisan 15', where: { closed: 'IL' }, fewTables: true },
  { key: 'shavuot', name: 'Shavuot', on: 'hebrew Sivan 6', where: { closed: 'IL' }, fewTables: true },
  { key: 'nyepi', name: 'Nyepi, the day of silence', on: nyepi, where: { silent: 'bali' }, fewTables: true },
]
