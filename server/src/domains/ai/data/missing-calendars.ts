/**
 * Public holidays of countries of which the holiday package has no calendar: rules in its grammar, or dates where the
 * moon decides and no rule can say it, up to 2030. Read against the calendars of vacanza/holidays.
 */
export const missingCalendars: Readonly<Record<string, string>> = {
  AF:
    '1 Ramadan = First day of Ramadan; 1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '9 Dhu al-Hijjah = Arafat Day; 10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); ' +
    '08-15 = Victory Day; 08-19 = Independence Day; 12 Rabi al-awwal = Birthday of Muhammad (Mawlid)',
  BT:
    '02-21 P3D = Birth Anniversary of the King; ' +
    '2026-02-18 P2D, 2027-02-07 P2D, 2028-02-26 P2D, 2029-02-14 P2D, 2030-02-03 P2D = Losar; ' +
    '05-02 = Birth Anniversary of the Third King; ' +
    '2026-05-31, 2027-05-20, 2028-06-07, 2029-05-27, 2030-06-15 = Parinirvana of the Buddha; ' +
    '2026-07-18, 2027-08-06, 2028-07-25, 2029-07-15, 2030-08-03 = First Sermon of the Buddha; ' +
    '2026-09-23, 2027-09-24, 2028-09-23, 2029-09-23, 2030-09-23 = Blessed Rainy Day; ' +
    '2026-10-21, 2027-10-09, 2028-09-27, 2029-10-16, 2030-10-06 = Dasain; 11-01 = Coronation of the King; ' +
    '11-11 = Constitution Day; 12-17 = National Day',
  FK:
    '01-01 = New Year’s Day; easter -2 = Good Friday; 06-14 = Liberation Day; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day',
  FM: '01-01 = New Year’s Day; 05-10 = Constitution Day; 11-03 = Independence Day; 12-25 = Christmas Day',
  IQ:
    '01-01 = New Year’s Day; 01-06 = Army Day; 03-21 = Nowruz; 05-01 = Labour Day; ' +
    '1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '10 Muharram = Ashura; 12 Rabi al-awwal = Birthday of Muhammad (Mawlid)',
  JO:
    '01-01 = New Year’s Day; 05-01 = Labour Day; 05-25 = Independence Day; 9 Dhu al-Hijjah = Arafat Day; ' +
    '1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '12 Rabi al-awwal = Birthday of Muhammad (Mawlid); 12-25 = Christmas Day',
  KG:
    '01-01 = New Year’s Day; 01-07 = Christmas Day; 03-08 = International Women’s Day; ' +
    '1 Shawwal = End of Ramadan (Eid al-Fitr); 03-21 = Nooruz; 05-01 = Labour Day; 05-05 = Constitution Day; ' +
    '05-09 = Victory Day; 10 Dhu al-Hijjah = Feast of the Sacrifice (Eid al-Adha); 08-31 = Independence Day',
  KH:
    '01-01 = New Year’s Day; 01-07 = Victory over Genocide Day; 03-08 = International Women’s Day; ' +
    '04-14 P3D = Khmer New Year; 05-01 = Labour Day; ' +
    '2026-05-01, 2027-05-20, 2028-05-08, 2029-04-27, 2030-05-16 = Visaka Bochea; ' +
    '2026-05-05, 2027-05-24, 2028-05-12, 2029-05-01, 2030-05-20 = Royal Ploughing Ceremony; ' +
    '05-14 = King’s Birthday; 06-18 = Queen Mother’s Birthday; 09-24 = Constitution Day; ' +
    '2026-10-10 P3D, 2027-09-29 P3D, 2028-09-17 P3D, 2029-10-06 P3D, 2030-09-25 P3D = Pchum Ben; ' +
    '10-15 = Commemoration of King Norodom Sihanouk; 10-29 = Coronation Day; 11-09 = Independence Day; ' +
    '2026-11-23 P3D, 2027-11-12 P3D, 2028-10-31 P3D, 2029-11-19 P3D, 2030-11-08 P3D = Water Festival; ' +
    '12-29 = Peace Day',
  KI:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; 07-12 = Independence Day',
  KW:
    '01-01 = New Year’s Day; 02-25 = National Day; 02-26 = Liberation Day; 9 Dhu al-Hijjah = Arafat Day; ' +
    '1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '12 Rabi al-awwal = Birthday of Muhammad (Mawlid)',
  LA:
    '01-01 = New Year’s Day; 03-08 = International Women’s Day; 04-14 P3D = Lao New Year; 05-01 = Labour Day; ' +
    '12-02 = National Day',
  LB:
    '01-01 = New Year’s Day; 01-06 = Armenian Christmas; 02-09 = Saint Maron’s Day; ' +
    '1 Shawwal P2D = End of Ramadan (Eid al-Fitr); 03-25 = Annunciation; easter -2 = Good Friday; ' +
    'orthodox -2 = Orthodox Good Friday; 05-01 = Labour Day; ' +
    '10 Dhu al-Hijjah P2D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '10 Muharram = Ashura; 08-15 = Assumption; 12 Rabi al-awwal = Birthday of Muhammad (Mawlid); ' +
    '11-22 = Independence Day; 12-25 = Christmas Day',
  MH:
    '01-01 = New Year’s Day; easter -2 = Good Friday; 05-01 = Constitution Day; 11-17 = President’s Day; ' +
    '12-25 = Christmas Day',
  MM:
    '01-01 = New Year’s Day; 01-04 = Independence Day; 02-12 = Union Day; 03-02 = Peasants’ Day; ' +
    '03-27 = Armed Forces Day; 04-13 P9D = Thingyan and New Year; 05-01 = Labour Day; ' +
    '2026-04-30, 2027-05-20, 2028-05-08, 2029-04-27, 2030-05-16 = Full Moon of Kason; ' +
    '2026-07-29, 2027-07-18, 2028-07-06, 2029-07-25, 2030-07-14 = Full Moon of Waso; 07-19 = Martyrs’ Day; ' +
    '2026-10-25 P3D, 2027-10-14 P3D, 2028-10-02 P3D, 2029-10-21 P3D, 2030-10-10 P3D = Thadingyut; ' +
    '2026-11-24, 2027-11-13, 2028-11-01, 2029-11-20, 2030-11-09 = Full Moon of Tazaungmon; ' +
    '2026-12-04, 2027-11-23, 2028-11-11, 2029-11-30, 2030-11-19 = National Day; 12-25 = Christmas Day',
  MN:
    '01-01 = New Year’s Day; ' +
    '2026-02-18 P3D, 2027-02-07 P3D, 2028-02-26 P3D, 2029-02-14 P3D, 2030-02-03 P3D = Tsagaan Sar; ' +
    '03-08 = International Women’s Day; 06-01 = Children’s Day; 07-10 P6D = Naadam; ' +
    '2026-11-10, 2027-11-29, 2028-11-17, 2029-11-07, 2030-11-26 = Genghis Khan’s Birthday; ' +
    '11-26 = Republic Day; 12-29 = Independence Day',
  MO:
    '01-01 = New Year’s Day; chinese 01-0-01 P3D = Chinese New Year; easter -2 = Good Friday; ' +
    'easter -1 = Holy Saturday; 04-05 = Ching Ming; 05-01 = Labour Day; chinese 04-0-08 = Feast of the Buddha; ' +
    'chinese 05-0-05 = Dragon Boat Festival; chinese 08-0-16 = The day after Mid-Autumn; ' +
    '10-01 P2D = National Day; chinese 09-0-09 = Chung Yeung; 11-02 = All Souls’ Day; ' +
    '12-08 = Immaculate Conception; 12-20 = Establishment of the Region; ' +
    '2026-12-22, 2027-12-22, 2028-12-21, 2029-12-21, 2030-12-22 = Winter Solstice; 12-24 P2D = Christmas',
  MP:
    '01-01 = New Year’s Day; easter -2 = Good Friday; 07-04 = Independence Day; ' +
    '4th thursday in November = Thanksgiving; 12-25 = Christmas Day',
  MV:
    '01-01 = New Year’s Day; 1 Ramadan = First day of Ramadan; 05-01 = Labour Day; ' +
    '9 Dhu al-Hijjah = Arafat Day; 1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '07-26 P2D = Independence Day; 1 Rabi al-awwal = National Day; ' +
    '12 Rabi al-awwal = Birthday of Muhammad (Mawlid); 11-03 = Victory Day; 11-11 = Republic Day',
  NP:
    '01-11 = Prithvi Jayanti; 01-15 = Maghe Sankranti; ' +
    '2026-02-15, 2027-03-06, 2028-02-23, 2029-02-11, 2030-03-02 = Maha Shivaratri; 02-19 = Democracy Day; ' +
    '2026-03-02, 2027-03-21, 2028-03-10, 2029-02-28, 2030-03-19 = Holi; 03-08 = International Women’s Day; ' +
    '04-14 = Nepali New Year; 05-01 = Labour Day; ' +
    '2026-05-01, 2027-05-20, 2028-05-08, 2029-05-27, 2030-05-17 = Buddha Jayanti; 05-29 = Republic Day; ' +
    '09-19 = Constitution Day; ' +
    '2026-10-18 P5D, 2027-10-06 P6D, 2028-09-25 P5D, 2029-10-13 P6D, 2030-10-03 P6D = Dashain; ' +
    '2026-11-08 P4D, 2027-10-29 P3D, 2028-10-17 P3D, 2029-11-05 P3D, 2030-10-26 P3D = Tihar; ' +
    '12-25 = Christmas Day',
  NR:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; 01-31 = Independence Day; 10-26 = Angam Day',
  NU:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; 04-25 = ANZAC Day; 10-19 P2D = Constitution Day',
  OM:
    '01-15 = Accession Day; 27 Rajab = Laylat al-Mi’raj; 1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '9 Dhu al-Hijjah P4D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '12 Rabi al-awwal = Birthday of Muhammad (Mawlid); 11-20 P2D = National Day',
  PG:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; easter -1 = Holy Saturday; 07-23 = Remembrance Day; 08-26 = Repentance Day; ' +
    '09-16 = Independence Day',
  PS:
    '01-01 = New Year’s Day; 01-07 = Orthodox Christmas; 05-01 = Labour Day; ' +
    '1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '12 Rabi al-awwal = Birthday of Muhammad (Mawlid); 11-15 = Independence Day; 12-25 = Christmas Day',
  PW:
    '01-01 = New Year’s Day; 07-09 = Constitution Day; 10-01 = Independence Day; ' +
    '4th thursday in November = Thanksgiving; 12-25 = Christmas Day',
  QA:
    '2nd tuesday in February = National Sport Day; 1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 12-18 = National Day',
  SB:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; easter -1 = Holy Saturday; 07-07 = Independence Day',
  SY:
    '01-01 = New Year’s Day; 03-18 = Revolution Day; 1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    'easter = Easter Sunday; orthodox = Orthodox Easter; 04-17 = Independence Day; 05-01 = Labour Day; ' +
    '10 Dhu al-Hijjah P4D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '12 Rabi al-awwal = Birthday of Muhammad (Mawlid); 12-08 = Liberation Day; 12-25 = Christmas Day',
  TJ:
    '01-01 = New Year’s Day; 03-08 = International Women’s Day; 1 Shawwal = End of Ramadan (Eid al-Fitr); ' +
    '03-21 P4D = Nowruz; 05-09 = Victory Day; 10 Dhu al-Hijjah = Feast of the Sacrifice (Eid al-Adha); ' +
    '06-27 = National Unity Day; 09-09 = Independence Day; 11-06 = Constitution Day',
  TL:
    '01-01 = New Year’s Day; easter -2 = Good Friday; 05-01 = Labour Day; 05-20 = Restoration of Independence; ' +
    'easter 60 = Corpus Christi; 08-30 = Popular Consultation Day; 11-01 P2D = All Saints’ and All Souls’ Day; ' +
    '11-12 = Youth Day; 11-28 = Independence Day; 12-08 = Immaculate Conception; 12-25 = Christmas Day',
  TM:
    '01-01 = New Year’s Day; 03-08 = International Women’s Day; 03-21 P2D = Spring Festival; ' +
    '1 Shawwal = End of Ramadan (Eid al-Fitr); 10 Dhu al-Hijjah = Feast of the Sacrifice (Eid al-Adha); ' +
    '05-18 = Constitution Day; 09-27 = Independence Day; 12-12 = Neutrality Day',
  TV:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; 10-01 P2D = Tuvalu Day',
  WS:
    '01-01 = New Year’s Day; easter -2 = Good Friday; easter 1 = Easter Monday; 12-25 = Christmas Day; ' +
    '12-26 = Boxing Day; easter -1 = Holy Saturday; 06-01 = Independence Day; ' +
    '2nd monday in October = White Monday',
  YE:
    '05-01 = Labour Day; 05-22 = Unity Day; 1 Shawwal P3D = End of Ramadan (Eid al-Fitr); ' +
    '10 Dhu al-Hijjah P3D = Feast of the Sacrifice (Eid al-Adha); 1 Muharram = Islamic New Year; ' +
    '09-26 = Revolution Day; 10-14 = Liberation Day; 11-30 = Independence Day',
}
