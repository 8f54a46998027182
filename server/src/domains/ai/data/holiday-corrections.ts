/**
 * What the holiday package has wrong, each with its reason. Read against the calendars of vacanza/holidays.
 * `also` adds the days of a rule, or the dates named where the moon decides, up to 2030; `not` takes days away by
 * their name, from a year on where one is named.
 */
type Correction = readonly [what: 'also' | 'not', days: string, why: string]

export const holidayCorrections: Readonly<Record<string, readonly Correction[]>> = {
  AE: [
    ['not', "Laylat al-Mi'raj; First day of Ramadan", 'a working day since 2019'],
    ['also', '12-03 = National Day', 'National Day is of two days'],
    ['also', '9 Dhu al-Hijjah = Arafat Day', 'part of the feast by law'],
  ],
  AL: [
    ['not', 'Mother Teresa Day', 'moved to 5 September'],
    ['also', '09-05 = Mother Teresa Day; 11-22 = Alphabet Day', 'by law since 2018 and 2024'],
  ],
  AZ: [
    ['not', 'Independence Day; Constitution Day; National Revival Day', 'working days'],
    ['also', '01-20 = Martyrs’ Day; 05-28 = Independence Day; 11-08 = Victory Day', 'missing'],
    ['also', '03-20 P5D = Novruz', 'five days'],
  ],
  BD: [
    ['not', 'National Mourning Day', 'ended in 2024'],
    ['also', '08-05 = July Mass Uprising Day', 'since 2025'],
  ],
  BG: [['also', 'orthodox -1 = Holy Saturday; 12-26 = Second Day of Christmas', 'missing']],
  BH: [
    [
      'also',
      '2 Shawwal P2D = End of Ramadan (Eid al-Fitr); 9 Muharram = Ashura',
      'the feasts last three days, Ashura two',
    ],
  ],
  BM: [
    ['not', 'Bermuda Day', 'the package is a week late'],
    ['also', 'friday after 05-21 = Bermuda Day', 'the Friday before the last Monday of May'],
  ],
  BN: [
    ['not', 'Armed Forces Day', 'the package has March'],
    ['also', '05-31 = Armed Forces Day', '31 May'],
  ],
  BR: [
    ['not', 'Election Day', 'voting falls on a Sunday and closes nothing'],
    ['also', '11-20 = Black Awareness Day', 'national since 2024, in states too'],
  ],
  BW: [['also', '10-01 = Botswana Day', 'the holiday after Botswana Day']],
  BY: [['also', '01-02 = New Year’s Day', 'missing']],
  CL: [['also', 'easter -1 = Holy Saturday', 'missing']],
  CN: [
    ['not', "International Women's Day; Children's Day; Army Day", 'half a day for those it names'],
    ['also', '05-02 = Labour Day; chinese 01-0-03 = Spring Festival', 'a day more since 2025'],
  ],
  CR: [['not', 'Columbus Day', 'gave way to 1 December in 2020']],
  CU: [['also', '12-31 = New Year’s Eve', 'missing']],
  CY: [
    ['not', 'Clean Monday', 'the package is a day late'],
    ['also', 'orthodox -48 = Clean Monday; orthodox 50 = Whit Monday', 'missing'],
  ],
  DM: [
    ['not', 'Labour Day', 'the first Monday of May'],
    ['also', '1st monday in May = Labour Day', 'by law'],
  ],
  DZ: [
    [
      'also',
      '2 Shawwal = End of Ramadan (Eid al-Fitr); 11 Dhu al-Hijjah = Feast of the Sacrifice (Eid al-Adha)',
      'the feasts last two days and more',
    ],
  ],
  EC: [
    ['not', 'Independence of Guayaquil', 'day and month are swapped'],
    ['not', 'Maundy Thursday', 'no national holiday'],
    ['also', '10-09 = Independence of Guayaquil', '9 October'],
  ],
  EG: [['also', '9 Dhu al-Hijjah = Arafat Day', 'part of the feast']],
  ET: [
    ['not', 'Christmas Day; First day of Ramadan; Day of Lament', 'a day early, or no holiday'],
    ['also', '01-07 = Christmas Day; 05-01 = Labour Day; 05-05 = Patriots’ Victory Day', 'missing'],
  ],
  FI: [
    [
      'also',
      'friday after 06-18 = Midsummer Eve; 12-24 = Christmas Eve',
      'shops and museums close at noon or do not open',
    ],
  ],
  FJ: [
    ['not', 'Constitution Day', 'ended in 2023'],
    [
      'also',
      'last friday in May = Ratu Sir Lala Sukuna Day; ' +
      '2026-05-11, 2027-05-17, 2028-05-15, 2029-05-14, 2030-05-13 = Girmit Day',
      'brought back or new in 2023',
    ],
    ['also', '2026-11-08, 2027-10-29, 2028-10-17, 2029-11-05, 2030-10-26 = Diwali', 'a moon calendar'],
  ],
  GE: [['also', '05-17 = Family Sanctity Day', 'since 2024']],
  GG: [['also', 'last monday in August = Summer Bank Holiday', 'missing']],
  GI: [
    ['not', 'Commonwealth Day', 'no holiday since 2022'],
    ['also', '3rd monday in February = Winter Midterm Bank Holiday', 'since 2022'],
  ],
  GT: [
    ['not', "Christmas Eve; New Year's Eve", 'half a day'],
    ['also', '08-15 = Assumption', 'in the capital'],
  ],
  GY: [
    [
      'also',
      '2026-11-08, 2027-10-29, 2028-10-17, 2029-11-05, 2030-10-26 = Diwali; ' +
      '2026-03-03, 2027-03-22, 2028-03-11, 2029-03-01, 2030-03-20 = Phagwah',
      'a moon calendar',
    ],
  ],
  HN: [
    ['not', "Soldier's Day; Columbus Day; Armed forces Day", 'joined into one week'],
    [
      'also',
      '1st wednesday in October P3D = Morazán Week; easter -1 = Holy Saturday',
      'three days since 2015',
    ],
  ],
  ID: [
    ['not', 'End of Ramadan (Eid al-Fitr)', 'the moon is seen a day later than the package counts'],
    ['also', '2 Shawwal P2D = End of Ramadan (Eid al-Fitr)', 'two days'],
    [
      'also',
      '2026-05-31, 2027-05-20, 2028-05-09, 2029-05-27, 2030-05-16 = Vesak Day',
      'the package ends in 2027',
    ],
  ],
  IM: [
    ['not', 'Tourist Trophy, Senior Race Day', 'the package is a week late'],
    [
      'also',
      'last monday in August = Late Summer Bank Holiday; ' +
      '2026-06-05, 2027-06-04, 2028-06-02, 2029-06-01, 2030-06-07 = TT Bank Holiday',
      'missing',
    ],
  ],
  IN: [
    [
      'also',
      '2026-03-04, 2027-03-22, 2028-03-11, 2029-03-01, 2030-03-20 = Holi; 2 Shawwal = Eid al-Fitr; ' +
      '2026-05-01, 2027-05-20, 2028-05-08, 2029-05-27, 2030-05-17 = Buddha Purnima; ' +
      '2026-05-27, 2027-05-17, 2028-05-06, 2029-04-25, 2030-04-14 = Eid al-Adha; ' +
      '2026-09-04, 2027-08-25, 2028-08-13, 2029-09-01, 2030-08-21 = Janmashtami; ' +
      '2026-10-20, 2027-10-09, 2028-09-27, 2029-10-16, 2030-10-06 = Dussehra; ' +
      '2026-11-08, 2027-10-29, 2028-10-17, 2029-11-05, 2030-10-26 = Diwali; ' +
      '2026-11-24, 2027-11-14, 2028-11-02, 2029-11-21, 2030-11-10 = Guru Nanak’s Birthday; ' +
      '12-25 = Christmas Day',
      'gazetted holidays that follow the moon',
    ],
  ],
  KR: [
    ['not', 'Korean New Year', 'begins on the eve, a day before the package'],
    [
      'also',
      '2026-02-16 P3D, 2027-02-06 P3D, 2028-01-26 P3D, 2029-02-12 P3D, 2030-02-02 P3D = Korean New Year',
      'three days around the first',
    ],
  ],
  KY: [
    ['not', 'Constitution Day', 'the first Monday of July'],
    ['also', '1st monday in July = Constitution Day; 1st monday in May = Emancipation Day', 'by law'],
  ],
  LK: [
    [
      'not',
      '2027 = Duruthu Full Moon Poya Day; 2027 = Navam Full Moon Poya Day; 2027 = Madin Full Moon Poya Day; ' +
      '2027 = Bak Full Moon Poya Day; 2027 = Labour Day and Vesak Full Moon Poya Day; ' +
      '2027 = Day following Vesak Full Moon Poya Day; 2027 = Adhi Poson Full Moon Poya Day; ' +
      '2027 = Poson Full Moon Poya Day; 2027 = Esala Full Moon Poya Day; 2027 = Nikini Full Moon Poya Day; ' +
      '2027 = Binara Full Moon Poya Day; 2027 = Vap Full Moon Poya Day; 2027 = Il Full Moon Poya Day; ' +
      '2027 = Unduvap Full Moon Poya Day',
      'the package repeats the full moons of 2026',
    ],
    [
      'also',
      '05-01 = Labour Day; 2027-05-20 P2D, 2028-05-08 P2D = Vesak Full Moon Poya Day; ' +
      '2027-01-22, 2027-02-20, 2027-03-22, 2027-04-20, 2027-06-18, 2027-07-18, 2027-08-17, 2027-09-15, 2027-10-15, 2027-11-13, 2027-12-13 = Full Moon Poya Day',
      'full moons',
    ],
  ],
  MA: [
    ['also', '01-14 = Amazigh New Year', 'since 2024'],
    ['also', '10-31 = Unity Day', 'since 2025'],
    [
      'also',
      '2 Shawwal = End of Ramadan (Eid al-Fitr); 11 Dhu al-Hijjah = Feast of the Sacrifice (Eid al-Adha); ' +
      '13 Rabi al-awwal = Birthday of Muhammad (Mawlid)',
      'the feasts last two days',
    ],
  ],
  ME: [
    [
      'not',
      'Christmas Eve; Boxing Day; End of Ramadan (Eid al-Fitr); Pesach; ' +
      "Feast of the Sacrifice (Eid al-Adha); Yom Kippur; All Saints' Day",
      'days off for those of that faith alone',
    ],
    ['also', '11-13 = Njegoš Day', 'since 2021'],
  ],
  MY: [
    [
      'also',
      '2026-05-31, 2027-05-20, 2028-05-09, 2029-05-27, 2030-05-16 = Wesak Day',
      'the package ends in 2026',
    ],
  ],
  NA: [['also', '05-28 = Genocide Remembrance Day', 'since 2025']],
  PH: [
    [
      'also',
      'chinese 01-0-01 = Chinese New Year; easter -1 = Holy Saturday; 08-21 = Ninoy Aquino Day; ' +
      '11-01 = All Saints’ Day; 12-08 = Immaculate Conception; 12-24 = Christmas Eve; ' +
      '12-31 = New Year’s Eve',
      'special days without work close offices too',
    ],
  ],
  SG: [
    ['not', '2027 = Hari Raya Puasa; 2027 = Hari Raya Haji', 'the package counts a day early'],
    [
      'also',
      '2027-03-10, 2028-02-26, 2029-02-14, 2030-02-04 = Hari Raya Puasa; ' +
      '2027-05-17, 2028-05-05, 2029-04-24, 2030-04-13 = Hari Raya Haji; ' +
      '2026-05-31, 2027-05-20, 2028-05-09, 2029-05-27, 2030-05-16 = Vesak Day',
      'the Ministry of Manpower’s dates',
    ],
  ],
  SV: [['also', '01-01 = New Year’s Day; 05-10 = Mother’s Day; 06-17 = Father’s Day', 'missing']],
  SX: [
    ['not', 'Constitution Day', 'the second Monday of October'],
    ['also', '2nd monday in October = Constitution Day', 'by law'],
  ],
  TH: [
    ['also', '05-01 = Labour Day', 'banks and most firms are closed'],
    [
      'also',
      '2026-03-03, 2027-02-21, 2028-02-10, 2029-02-27, 2030-02-17 = Makha Bucha; ' +
      '2026-05-31, 2027-05-20, 2028-05-08, 2029-05-27, 2030-05-16 = Visakha Bucha; ' +
      '2026-07-29, 2027-07-18, 2028-07-06, 2029-07-25, 2030-07-14 = Asalha Bucha; ' +
      '2026-07-30, 2027-07-19, 2028-07-07, 2029-07-26, 2030-07-15 = Buddhist Lent',
      'the package ends in 2026',
    ],
    ['also', '2026-06-01, 2029-05-28 = Visakha Bucha (in lieu)', 'in place of a day at the weekend'],
  ],
  TN: [
    [
      'also',
      '2 Shawwal = End of Ramadan (Eid al-Fitr); 11 Dhu al-Hijjah = Feast of the Sacrifice (Eid al-Adha)',
      'the feasts last two days and more',
    ],
  ],
  TT: [['also', 'easter 1 = Easter Monday', 'missing']],
  TW: [
    [
      'also',
      '05-01 = Labour Day; 09-28 = Teachers’ Day; 10-25 = Retrocession Day; 12-25 = Constitution Day',
      'by the law of 2025',
    ],
  ],
  TZ: [
    ['not', 'Zanzibar Revolution Day', 'the package has 2 January'],
    ['also', '01-12 = Zanzibar Revolution Day', '12 January'],
  ],
  VN: [['also', '09-01 = National Day', 'two days since 2021']],
  VU: [
    ['not', "Public Holiday; Jour de l'Unité", 'no days of the calendar'],
    ['also', '11-29 = Unity Day', '29 November'],
  ],
  XK: [['also', '01-02 = New Year’s Day', 'missing']],
  ZM: [['also', '03-08 = International Women’s Day; easter -1 = Holy Saturday', 'missing']],
  ZW: [['also', '02-21 = National Youth Day; easter -1 = Holy Saturday', 'missing']],
}
