/**
 * Well-known quarters of large cities, by country and city. Each row: name, latitude, longitude; other names follow
 * after bars.
 */
type CityQuarters = [countryCode: string, city: string, zone: string, quarters: string[]]

export const QUARTERS: CityQuarters[] = [
  ['JP', 'Tokyo', 'Asia/Tokyo', [
    'Ginza 35.6717 139.7650|銀座|ぎんざ', 'Akasaka 35.6734 139.7365|赤坂', 'Shibuya 35.6580 139.7016|渋谷',
    'Shinjuku 35.6938 139.7034|新宿', 'Harajuku 35.6702 139.7027|原宿', 'Roppongi 35.6628 139.7314|六本木',
    'Asakusa 35.7119 139.7983|浅草', 'Akihabara 35.6984 139.7731|秋葉原', 'Ueno 35.7142 139.7774|上野',
    'Ikebukuro 35.7295 139.7109|池袋', 'Odaiba 35.6270 139.7768|お台場', 'Tsukiji 35.6654 139.7707|築地',
    'Shimokitazawa 35.6613 139.6680|下北沢', 'Nakameguro 35.6440 139.6990|中目黒', 'Ebisu 35.6467 139.7101|恵比寿',
    'Daikanyama 35.6486 139.7031|代官山', 'Marunouchi 35.6812 139.7649|丸の内', 'Nihonbashi 35.6840 139.7745|日本橋',
    'Aoyama 35.6653 139.7124|青山', 'Omotesando 35.6652 139.7123|表参道', 'Yanaka 35.7273 139.7680|谷中',
    'Shinagawa 35.6285 139.7388|品川', 'Kichijoji 35.7031 139.5797|吉祥寺', 'Koenji 35.7054 139.6497|高円寺',
    'Kagurazaka 35.7019 139.7402|神楽坂', 'Ryogoku 35.6960 139.7935|両国', 'Shimbashi 35.6664 139.7583|新橋',
  ]],
  ['JP', 'Kyoto', 'Asia/Tokyo', [
    'Gion 35.0037 135.7788|祇園', 'Arashiyama 35.0094 135.6668|嵐山', 'Higashiyama 34.9969 135.7811|東山',
    'Pontocho 35.0054 135.7709|先斗町', 'Fushimi 34.9362 135.7618|伏見',
  ]],
  ['JP', 'Osaka', 'Asia/Tokyo', [
    'Dotonbori 34.6687 135.5013|道頓堀', 'Namba 34.6659 135.5013|難波', 'Umeda 34.7025 135.4959|梅田',
    'Shinsekai 34.6525 135.5063|新世界', 'Shinsaibashi 34.6751 135.5008|心斎橋',
  ]],
  ['KR', 'Seoul', 'Asia/Seoul', [
    'Gangnam 37.4979 127.0276|강남', 'Hongdae 37.5563 126.9236|홍대', 'Itaewon 37.5345 126.9946|이태원',
    'Myeongdong 37.5636 126.9850|명동', 'Insadong 37.5744 126.9857|인사동', 'Bukchon 37.5826 126.9830|bukchon hanok village|북촌',
    'Jongno 37.5730 126.9794|종로', 'Dongdaemun 37.5714 127.0098|동대문', 'Seongsu 37.5446 127.0560|성수',
  ]],
  ['KR', 'Busan', 'Asia/Seoul', ['Haeundae 35.1631 129.1636|해운대', 'Gwangalli 35.1532 129.1187|광안리']],
  ['CN', 'Shanghai', 'Asia/Shanghai', [
    'The Bund 31.2400 121.4900|bund|外滩', 'Pudong 31.2304 121.5442|浦东', 'Xintiandi 31.2204 121.4737|新天地',
    'French Concession 31.2110 121.4460', 'Jing’an 31.2286 121.4480|jingan',
  ]],
  ['CN', 'Beijing', 'Asia/Shanghai', [
    'Sanlitun 39.9373 116.4540|三里屯', 'Wangfujing 39.9145 116.4110|王府井', 'Houhai 39.9410 116.3830|后海',
    '798 Art District 39.9840 116.4950|798',
  ]],
  ['HK', 'Hong Kong', 'Asia/Hong_Kong', [
    'Kowloon 22.3167 114.1819|九龍', 'Tsim Sha Tsui 22.2976 114.1722|尖沙咀|tst', 'Mong Kok 22.3193 114.1694|mongkok|旺角',
    'Wan Chai 22.2770 114.1753|wanchai|灣仔', 'Causeway Bay 22.2800 114.1850|銅鑼灣', 'Lan Kwai Fong 22.2810 114.1550',
    'Sheung Wan 22.2865 114.1505|上環', 'Lantau 22.2660 113.9460|lantau island|大嶼山', 'Stanley Market 22.2190 114.2130',
  ]],
  ['TW', 'Taipei', 'Asia/Taipei', ['Ximending 25.0422 121.5081|西門町', 'Beitou 25.1371 121.5017|北投', 'Da’an 25.0260 121.5430|daan']],
  ['SG', 'Singapore', 'Asia/Singapore', [
    'Marina Bay 1.2816 103.8636', 'Sentosa 1.2494 103.8303|sentosa island', 'Little India Singapore 1.3066 103.8518',
    'Clarke Quay 1.2906 103.8465', 'Orchard Road 1.3048 103.8318|orchard', 'Kampong Glam 1.3020 103.8590', 'Tiong Bahru 1.2860 103.8270',
  ]],
  ['TH', 'Bangkok', 'Asia/Bangkok', [
    'Sukhumvit 13.7383 100.5608', 'Silom 13.7265 100.5277', 'Khao San Road 13.7589 100.4974|khaosan|khao san|khaosan road',
    'Thonglor 13.7320 100.5850|thong lo', 'Ekkamai 13.7195 100.5850', 'Siam Square 13.7456 100.5340|siam', 'Sathorn 13.7200 100.5270',
    'Yaowarat 13.7400 100.5100|bangkok chinatown',
  ]],
  ['TH', 'Phuket', 'Asia/Bangkok', ['Patong 7.8960 98.2960|patong beach', 'Kata Beach 7.8210 98.2980', 'Karon Beach 7.8460 98.2940']],
  ['VN', 'Hanoi', 'Asia/Bangkok', ['Hanoi Old Quarter 21.0340 105.8500|old quarter hanoi', 'Tay Ho 21.0700 105.8230|west lake hanoi']],
  ['VN', 'Ho Chi Minh City', 'Asia/Ho_Chi_Minh', ['Thao Dien 10.8030 106.7340', 'Cholon 10.7520 106.6620']],
  ['MY', 'Kuala Lumpur', 'Asia/Kuala_Lumpur', ['Bukit Bintang 3.1466 101.7110', 'KLCC 3.1579 101.7120', 'Bangsar 3.1290 101.6790']],
  ['ID', 'Jakarta', 'Asia/Jakarta', ['Kemang 6.2600S 106.8130', 'Kota Tua 6.1350S 106.8130', 'Menteng 6.1950S 106.8340']],
  ['PH', 'Manila', 'Asia/Manila', ['Intramuros 14.5895 120.9750', 'Bonifacio Global City 14.5500 121.0510|bgc', 'Malate 14.5710 120.9900', 'Binondo 14.6000 120.9740']],
  ['IN', 'Mumbai', 'Asia/Kolkata', ['Bandra 19.0596 72.8295', 'Colaba 18.9067 72.8147', 'Juhu 19.1075 72.8263', 'Andheri 19.1197 72.8464', 'Worli 19.0176 72.8168']],
  ['IN', 'Delhi', 'Asia/Kolkata', ['Connaught Place 28.6315 77.2167', 'Paharganj 28.6430 77.2130', 'Hauz Khas 28.5494 77.2001', 'Chandni Chowk 28.6506 77.2303', 'Khan Market 28.6000 77.2270']],
  ['IN', 'Bengaluru', 'Asia/Kolkata', ['Koramangala 12.9352 77.6245', 'Indiranagar 12.9719 77.6412', 'Whitefield 12.9698 77.7500']],
  ['IN', 'Goa', 'Asia/Kolkata', ['Anjuna 15.5738 73.7410', 'Baga 15.5553 73.7517|baga beach', 'Palolem 15.0100 74.0230|palolem beach', 'Arambol 15.6860 73.7040', 'Vagator 15.6030 73.7360']],
  ['NP', 'Kathmandu', 'Asia/Kathmandu', ['Thamel 27.7154 85.3123', 'Boudhanath 27.7215 85.3620|boudha']],
  ['AE', 'Dubai', 'Asia/Dubai', ['Dubai Marina 25.0805 55.1403', 'Palm Jumeirah 25.1124 55.1390|the palm', 'Jumeirah 25.2048 55.2437', 'Deira 25.2711 55.3075', 'Downtown Dubai 25.1950 55.2790', 'JBR 25.0780 55.1340|jumeirah beach residence', 'Bur Dubai 25.2530 55.2970']],
  ['AE', 'Abu Dhabi', 'Asia/Dubai', ['Yas Island 24.4990 54.6070', 'Saadiyat Island 24.5440 54.4340|saadiyat']],
  ['QA', 'Doha', 'Asia/Qatar', ['The Pearl 25.3700 51.5510|pearl qatar', 'Souq Waqif 25.2870 51.5330']],
  ['IL', 'Tel Aviv', 'Asia/Jerusalem', ['Jaffa 32.0530 34.7560|yafo|יפו', 'Neve Tzedek 32.0620 34.7650', 'Florentin 32.0560 34.7690']],
  ['TR', 'Istanbul', 'Europe/Istanbul', ['Sultanahmet 41.0054 28.9768', 'Beyoğlu 41.0370 28.9775|beyoglu|pera', 'Taksim 41.0370 28.9850', 'Galata 41.0256 28.9744', 'Karaköy 41.0230 28.9770', 'Beşiktaş 41.0430 29.0060', 'Ortaköy 41.0470 29.0260', 'Balat 41.0300 28.9480', 'Kadıköy 40.9900 29.0270', 'Cihangir 41.0310 28.9840', 'Nişantaşı 41.0500 28.9920']],
  ['GR', 'Athens', 'Europe/Athens', ['Plaka 37.9722 23.7300|πλάκα', 'Monastiraki 37.9761 23.7257|μοναστηράκι', 'Exarchia 37.9866 23.7350|exarcheia', 'Kolonaki 37.9790 23.7420', 'Psyrri 37.9780 23.7230|psiri', 'Koukaki 37.9640 23.7260']],
  ['IT', 'Rome', 'Europe/Rome', ['Trastevere 41.8897 12.4703', 'Monti 41.8950 12.4930|rione monti', 'Testaccio 41.8767 12.4756', 'Prati 41.9070 12.4640', 'Campo de’ Fiori 41.8955 12.4722|campo de fiori', 'San Lorenzo Rome 41.8970 12.5170', 'Trevi 41.9009 12.4833']],
  ['IT', 'Milan', 'Europe/Rome', ['Brera 45.4720 9.1870', 'Navigli 45.4500 9.1730', 'Porta Venezia 45.4740 9.2050', 'Isola Milano 45.4880 9.1890']],
  ['IT', 'Florence', 'Europe/Rome', ['Oltrarno 43.7650 11.2460', 'Santo Spirito 43.7670 11.2480']],
  ['IT', 'Venice', 'Europe/Rome', ['Cannaregio 45.4440 12.3270', 'Dorsoduro 45.4310 12.3260', 'Murano 45.4580 12.3530', 'Burano 45.4850 12.4170', 'Giudecca 45.4250 12.3270', 'Venice Lido 45.4170 12.3690|lido di venezia', 'San Marco 45.4340 12.3380']],
  ['IT', 'Naples', 'Europe/Rome', ['Spaccanapoli 40.8490 14.2560', 'Vomero 40.8430 14.2310', 'Chiaia 40.8350 14.2400', 'Posillipo 40.8120 14.2070']],
  ['FR', 'Paris', 'Europe/Paris', ['Montmartre 48.8867 2.3431', 'Le Marais 48.8590 2.3620|marais', 'Saint-Germain-des-Prés 48.8540 2.3330', 'Quartier Latin 48.8490 2.3440|latin quarter', 'Belleville 48.8720 2.3850|belleville paris', 'Pigalle 48.8820 2.3370', 'Montparnasse 48.8430 2.3240', 'La Défense 48.8920 2.2370', 'Bastille 48.8530 2.3690', 'Champs-Élysées 48.8698 2.3076', 'Canal Saint-Martin 48.8710 2.3650', 'Île de la Cité 48.8550 2.3470', 'Passy 48.8580 2.2810']],
  ['FR', 'Lyon', 'Europe/Paris', ['Vieux Lyon 45.7620 4.8270|old lyon', 'Croix-Rousse 45.7740 4.8310', 'Presqu’île 45.7600 4.8350']],
  ['FR', 'Marseille', 'Europe/Paris', ['Le Panier 43.2990 5.3680', 'Vieux-Port 43.2950 5.3740']],
  ['ES', 'Madrid', 'Europe/Madrid', ['Malasaña 40.4270 -3.7040', 'Chueca 40.4230 -3.6970', 'Lavapiés 40.4090 -3.7010', 'La Latina 40.4110 -3.7110', 'Barrio de Salamanca 40.4270 -3.6800', 'Retiro 40.4130 -3.6830', 'Huertas 40.4140 -3.6980|barrio de las letras']],
  ['ES', 'Barcelona', 'Europe/Madrid', ['Gràcia 41.4030 2.1560', 'El Born 41.3850 2.1830|born', 'Barceloneta 41.3800 2.1890|la barceloneta', 'El Raval 41.3800 2.1690|raval', 'Eixample 41.3910 2.1620', 'Barri Gòtic 41.3830 2.1770|gothic quarter|barrio gotico', 'Poblenou 41.4010 2.2030', 'Montjuïc 41.3640 2.1580', 'Sants 41.3760 2.1350', 'Poble-sec 41.3740 2.1620']],
  ['ES', 'Seville', 'Europe/Madrid', ['Triana 37.3830 -6.0030', 'Barrio Santa Cruz 37.3860 -5.9890', 'La Macarena 37.4020 -5.9890']],
  ['ES', 'Granada', 'Europe/Madrid', ['Albaicín 37.1810 -3.5930|albayzin', 'Sacromonte 37.1820 -3.5860']],
  ['ES', 'Valencia', 'Europe/Madrid', ['Ruzafa 39.4620 -0.3730|russafa', 'El Cabanyal 39.4690 -0.3300|cabanyal', 'El Carmen 39.4790 -0.3800']],
  ['PT', 'Lisbon', 'Europe/Lisbon', ['Alfama 38.7120 -9.1300', 'Bairro Alto 38.7130 -9.1450', 'Chiado 38.7110 -9.1420', 'Baixa 38.7110 -9.1370|baixa pombalina', 'Lisbon Belém 38.6970 -9.2060|belem lisbon', 'Graça 38.7170 -9.1300', 'Príncipe Real 38.7170 -9.1490', 'Cais do Sodré 38.7060 -9.1440', 'Mouraria 38.7150 -9.1350', 'Parque das Nações 38.7680 -9.0940', 'Alcântara Lisboa 38.7060 -9.1760']],
  ['PT', 'Porto', 'Europe/Lisbon', ['Ribeira do Porto 41.1408 -8.6130', 'Foz do Douro 41.1500 -8.6750', 'Bonfim Porto 41.1530 -8.5960']],
  ['GB', 'London', 'Europe/London', ['Soho 51.5137 -0.1337', 'Camden Town 51.5390 -0.1426|camden', 'Shoreditch 51.5250 -0.0780', 'Notting Hill 51.5090 -0.1960', 'Covent Garden 51.5117 -0.1240', 'Mayfair 51.5100 -0.1480', 'Kensington 51.5010 -0.1930', 'Chelsea London 51.4870 -0.1690', 'Brixton 51.4610 -0.1160', 'Hackney 51.5450 -0.0550', 'Islington 51.5380 -0.1020', 'Canary Wharf 51.5050 -0.0200', 'Camberwell London 51.4730 -0.0930', 'Hampstead 51.5560 -0.1780', 'Peckham 51.4740 -0.0690', 'Knightsbridge 51.5010 -0.1600', 'Paddington London 51.5150 -0.1750', 'Brick Lane 51.5210 -0.0720', 'King’s Cross 51.5320 -0.1230|kings cross', 'South Bank 51.5060 -0.1160|southbank', 'Bloomsbury 51.5220 -0.1270', 'Fitzrovia 51.5190 -0.1380', 'Marylebone 51.5190 -0.1520', 'Westminster 51.4975 -0.1357', 'Clapham 51.4620 -0.1380', 'Wimbledon 51.4210 -0.2080', 'Dalston 51.5460 -0.0750', 'Battersea 51.4720 -0.1680', 'Bermondsey 51.4980 -0.0640', 'Docklands 51.5050 -0.0200']],
  ['GB', 'Edinburgh', 'Europe/London', ['Leith 55.9760 -3.1720', 'Stockbridge Edinburgh 55.9580 -3.2090', 'Royal Mile 55.9500 -3.1870|edinburgh old town']],
  ['GB', 'Manchester', 'Europe/London', ['Northern Quarter 53.4840 -2.2360', 'Ancoats 53.4850 -2.2270', 'Deansgate 53.4790 -2.2490']],
  ['GB', 'Glasgow', 'Europe/London', ['Finnieston 55.8640 -4.2820', 'Glasgow West End 55.8740 -4.2930']],
  ['IE', 'Dublin', 'Europe/Dublin', ['Temple Bar 53.3450 -6.2640', 'Smithfield Dublin 53.3480 -6.2780', 'Howth Village 53.3880 -6.0650']],
  ['DE', 'Berlin', 'Europe/Berlin', ['Kreuzberg 52.4990 13.4030', 'Prenzlauer Berg 52.5390 13.4240', 'Neukölln 52.4810 13.4350', 'Friedrichshain 52.5160 13.4540', 'Charlottenburg 52.5160 13.3040', 'Schöneberg Berlin 52.4830 13.3500', 'Berlin Mitte 52.5200 13.4050', 'Wedding Berlin 52.5500 13.3600', 'Alexanderplatz 52.5219 13.4132', 'Potsdamer Platz 52.5096 13.3760', 'Moabit 52.5300 13.3400', 'Kurfürstendamm 52.5030 13.3290|kudamm|ku damm']],
  ['DE', 'Hamburg', 'Europe/Berlin', ['St. Pauli 53.5530 9.9600|sankt pauli', 'Reeperbahn 53.5497 9.9590', 'HafenCity 53.5410 10.0000', 'Speicherstadt 53.5440 9.9960', 'Sternschanze 53.5630 9.9620|schanzenviertel', 'Altona 53.5500 9.9350|hamburg altona', 'Blankenese 53.5600 9.8090']],
  ['DE', 'Munich', 'Europe/Berlin', ['Schwabing 48.1630 11.5860', 'Glockenbachviertel 48.1290 11.5700', 'Haidhausen 48.1290 11.6000', 'Maxvorstadt 48.1500 11.5680', 'Theresienwiese 48.1310 11.5490|oktoberfest']],
  ['DE', 'Cologne', 'Europe/Berlin', ['Ehrenfeld 50.9480 6.9180', 'Belgisches Viertel 50.9380 6.9370|belgian quarter']],
  ['DE', 'Frankfurt', 'Europe/Berlin', ['Sachsenhausen Frankfurt 50.1030 8.6850', 'Bahnhofsviertel 50.1080 8.6680']],
  ['AT', 'Vienna', 'Europe/Vienna', ['Leopoldstadt 48.2170 16.3980', 'Neubau Wien 48.2010 16.3480|neubau', 'Prater 48.2166 16.3970', 'Grinzing 48.2560 16.3430', 'Naschmarkt 48.1980 16.3640', 'Josefstadt 48.2110 16.3490']],
  ['CZ', 'Prague', 'Europe/Prague', ['Malá Strana 50.0870 14.4040|mala strana|lesser town', 'Staré Město 50.0870 14.4210|prague old town', 'Žižkov 50.0830 14.4500|zizkov', 'Vinohrady 50.0750 14.4430', 'Holešovice 50.1050 14.4400', 'Karlín 50.0930 14.4500', 'Josefov 50.0900 14.4180', 'Hradčany 50.0900 14.3960']],
  ['HU', 'Budapest', 'Europe/Budapest', ['Buda 47.4960 19.0390', 'Castle District 47.4970 19.0390|buda castle|varnegyed', 'Erzsébetváros 47.5000 19.0690|jewish quarter budapest', 'Óbuda 47.5400 19.0450', 'Margaret Island 47.5270 19.0470']],
  ['PL', 'Kraków', 'Europe/Warsaw', ['Kazimierz 50.0510 19.9460|kazimierz krakow', 'Nowa Huta 50.0720 20.0370', 'Podgórze 50.0440 19.9540']],
  ['PL', 'Warsaw', 'Europe/Warsaw', ['Praga Warsaw 52.2550 21.0350|praga polnoc', 'Mokotów 52.1930 21.0350', 'Śródmieście 52.2300 21.0120']],
  ['NL', 'Amsterdam', 'Europe/Amsterdam', ['Jordaan 52.3740 4.8800|de jordaan', 'De Pijp 52.3550 4.8940', 'De Wallen 52.3730 4.8980|red light district', 'Amsterdam-Noord 52.3900 4.9200|amsterdam noord', 'Oud-West 52.3660 4.8680', 'Museumplein 52.3570 4.8810|museum quarter']],
  ['BE', 'Brussels', 'Europe/Brussels', ['Ixelles 50.8330 4.3660|elsene', 'Saint-Gilles 50.8270 4.3450', 'Marolles 50.8370 4.3470', 'Sablon 50.8400 4.3560']],
  ['DK', 'Copenhagen', 'Europe/Copenhagen', ['Nørrebro 55.6990 12.5420|norrebro', 'Vesterbro 55.6690 12.5450', 'Christianshavn 55.6730 12.5920', 'Christiania 55.6740 12.5990|freetown christiania', 'Nyhavn 55.6797 12.5910', 'Østerbro 55.7070 12.5770', 'Tivoli Gardens 55.6736 12.5681']],
  ['SE', 'Stockholm', 'Europe/Stockholm', ['Gamla Stan 59.3250 18.0710', 'Södermalm 59.3130 18.0700|sodermalm', 'Östermalm 59.3370 18.0850', 'Djurgården 59.3260 18.1150', 'Norrmalm 59.3360 18.0630']],
  ['NO', 'Oslo', 'Europe/Oslo', ['Grünerløkka 59.9230 10.7590|grunerlokka', 'Aker Brygge 59.9100 10.7290', 'Frogner 59.9200 10.7060', 'Bygdøy 59.9060 10.6850', 'Holmenkollen 59.9640 10.6670']],
  ['FI', 'Helsinki', 'Europe/Helsinki', ['Kallio Helsinki 60.1840 24.9500', 'Suomenlinna 60.1454 24.9881', 'Punavuori 60.1610 24.9370']],
  ['RU', 'Moscow', 'Europe/Moscow', ['Arbat 55.7500 37.5910|арбат', 'Kitay-gorod 55.7540 37.6330|китай-город', 'Patriarch Ponds 55.7640 37.5920']],
  ['RU', 'Saint Petersburg', 'Europe/Moscow', ['Nevsky Prospekt 59.9340 30.3350|невский проспект', 'Vasilyevsky Island 59.9420 30.2520', 'Petrogradka 59.9660 30.3110']],
  ['UA', 'Kyiv', 'Europe/Kyiv', ['Podil 50.4660 30.5150|поділ', 'Pechersk 50.4270 30.5390|печерськ']],
  ['HR', 'Zagreb', 'Europe/Zagreb', ['Gornji Grad 45.8160 15.9730', 'Maksimir 45.8250 16.0200']],
  ['RS', 'Belgrade', 'Europe/Belgrade', ['Skadarlija 44.8180 20.4640', 'Dorćol 44.8240 20.4600|dorcol', 'Savamala 44.8130 20.4520', 'Zemun 44.8430 20.4110', 'Vračar 44.8000 20.4760']],
  ['CH', 'Zurich', 'Europe/Zurich', ['Niederdorf 47.3730 8.5440', 'Zürich-West 47.3900 8.5170|zurich west', 'Oerlikon 47.4110 8.5440']],
  ['US', 'New York', 'America/New_York', ['Manhattan 40.7831 -73.9712', 'Brooklyn 40.6782 -73.9442', 'Queens 40.7282 -73.7949', 'The Bronx 40.8448 -73.8648|bronx', 'Staten Island 40.5795 -74.1502', 'SoHo New York 40.7230 -74.0000|soho nyc|soho new york', 'Greenwich Village 40.7336 -74.0027', 'East Village 40.7265 -73.9815', 'West Village 40.7350 -74.0030', 'Tribeca 40.7163 -74.0086', 'Harlem 40.8116 -73.9465', 'Upper East Side 40.7736 -73.9566', 'Upper West Side 40.7870 -73.9754', 'Lower East Side 40.7150 -73.9843', 'Chelsea New York 40.7465 -74.0014|chelsea nyc', 'Times Square 40.7580 -73.9855', 'Midtown Manhattan 40.7549 -73.9840|midtown', 'Wall Street 40.7060 -74.0090|financial district', 'Little Italy 40.7190 -73.9970', 'Nolita 40.7220 -73.9950', 'Williamsburg Brooklyn 40.7081 -73.9571', 'DUMBO 40.7033 -73.9881', 'Bushwick 40.6944 -73.9213', 'Coney Island 40.5749 -73.9859', 'Astoria Queens 40.7644 -73.9235', 'Long Island City 40.7447 -73.9485', 'Central Park 40.7812 -73.9665', 'Hell’s Kitchen 40.7638 -73.9918|hells kitchen', 'Bed-Stuy 40.6872 -73.9418|bedford stuyvesant', 'Greenpoint 40.7304 -73.9540', 'Park Slope 40.6710 -73.9814', 'Flushing 40.7675 -73.8331']],
  ['US', 'Los Angeles', 'America/Los_Angeles', ['Venice Beach 33.9850 -118.4695', 'Silver Lake 34.0869 -118.2702', 'Echo Park 34.0782 -118.2606', 'Downtown Los Angeles 34.0407 -118.2468|dtla', 'Los Feliz 34.1063 -118.2848', 'Bel Air Los Angeles 34.0830 -118.4480', 'Westwood Los Angeles 34.0635 -118.4455', 'Koreatown 34.0618 -118.3000', 'Little Tokyo 34.0505 -118.2400']],
  ['US', 'San Francisco', 'America/Los_Angeles', ['Haight-Ashbury 37.7692 -122.4481|haight ashbury', 'The Castro 37.7609 -122.4350|castro district', 'Mission District 37.7599 -122.4148', 'Fisherman’s Wharf 37.8080 -122.4177|fishermans wharf', 'North Beach 37.8030 -122.4100', 'Nob Hill 37.7930 -122.4161', 'SoMa 37.7785 -122.4056', 'Pacific Heights 37.7925 -122.4382', 'Presidio 37.7989 -122.4662', 'Alcatraz 37.8267 -122.4230']],
  ['US', 'Chicago', 'America/Chicago', ['Wicker Park 41.9088 -87.6796', 'The Loop 41.8786 -87.6251|chicago loop', 'Lincoln Park Chicago 41.9214 -87.6513', 'Hyde Park Chicago 41.7943 -87.5907', 'Logan Square 41.9231 -87.7093', 'River North 41.8924 -87.6341', 'Pilsen Chicago 41.8560 -87.6560']],
  ['US', 'New Orleans', 'America/Chicago', ['French Quarter 29.9584 -90.0644|vieux carre', 'Garden District 29.9286 -90.0848', 'Bourbon Street 29.9590 -90.0650', 'Treme 29.9680 -90.0700', 'Bywater 29.9640 -90.0420']],
  ['US', 'Miami', 'America/New_York', ['South Beach 25.7826 -80.1341', 'Wynwood 25.8010 -80.1990', 'Little Havana 25.7660 -80.2200', 'Coconut Grove 25.7270 -80.2570', 'Brickell 25.7600 -80.1950', 'Key Biscayne 25.6940 -80.1630']],
  ['US', 'Boston', 'America/New_York', ['Beacon Hill 42.3588 -71.0707', 'Back Bay 42.3503 -71.0810', 'North End 42.3647 -71.0542', 'Fenway 42.3429 -71.1003', 'South End 42.3388 -71.0765']],
  ['US', 'Washington', 'America/New_York', ['Georgetown DC 38.9097 -77.0654|georgetown washington', 'Dupont Circle 38.9096 -77.0434', 'Adams Morgan 38.9215 -77.0422', 'Capitol Hill 38.8890 -76.9950', 'National Mall 38.8896 -77.0230']],
  ['US', 'Seattle', 'America/Los_Angeles', ['Pike Place 47.6097 -122.3422|pike place market', 'Ballard 47.6770 -122.3850', 'Fremont Seattle 47.6510 -122.3500']],
  ['US', 'Las Vegas', 'America/Los_Angeles', ['The Strip 36.1147 -115.1728|las vegas strip', 'Fremont Street 36.1700 -115.1430']],
  ['US', 'Austin', 'America/Chicago', ['South Congress 30.2480 -97.7500|soco', 'Sixth Street 30.2670 -97.7390|6th street']],
  ['US', 'San Diego', 'America/Los_Angeles', ['La Jolla 32.8328 -117.2713', 'Gaslamp Quarter 32.7113 -117.1600|gaslamp', 'Pacific Beach 32.7978 -117.2403', 'Ocean Beach San Diego 32.7480 -117.2490']],
  ['US', 'Honolulu', 'Pacific/Honolulu', ['Waikiki Beach 21.2767 -157.8270', 'North Shore Oahu 21.5900 -158.1030']],
  ['CA', 'Toronto', 'America/Toronto', ['Kensington Market 43.6547 -79.4023', 'Yorkville Toronto 43.6709 -79.3933', 'Distillery District 43.6503 -79.3596', 'Leslieville 43.6620 -79.3380', 'Toronto Islands 43.6200 -79.3780']],
  ['CA', 'Montreal', 'America/Toronto', ['Vieux-Montréal 45.5070 -73.5540|old montreal', 'Le Plateau 45.5220 -73.5740|plateau mont royal', 'Mile End 45.5240 -73.5970', 'Mont-Royal Park 45.5030 -73.5870']],
  ['CA', 'Vancouver', 'America/Vancouver', ['Gastown 49.2837 -123.1090', 'Kitsilano 49.2680 -123.1680|kits', 'Yaletown 49.2750 -123.1210', 'Granville Island 49.2710 -123.1340', 'Stanley Park 49.3017 -123.1417']],
  ['MX', 'Mexico City', 'America/Mexico_City', ['Roma Norte 19.4190 -99.1620|colonia roma', 'La Condesa 19.4110 -99.1730|condesa', 'Coyoacán 19.3500 -99.1620', 'Polanco 19.4330 -99.1930', 'Xochimilco 19.2570 -99.1030', 'San Ángel 19.3470 -99.1900', 'Zona Rosa 19.4250 -99.1640']],
  ['MX', 'Cancún', 'America/Cancun', ['Cancún Hotel Zone 21.1330 -86.7460|zona hotelera cancun|hotel zone']],
  ['BR', 'Rio de Janeiro', 'America/Sao_Paulo', ['Ipanema 22.9838S -43.2045', 'Leblon 22.9847S -43.2230', 'Copacabana Beach 22.9711S -43.1822', 'Santa Teresa Rio 22.9190S -43.1860', 'Botafogo 22.9510S -43.1840', 'Lapa Rio 22.9130S -43.1790', 'Barra da Tijuca 23.0000S -43.3650', 'Urca 22.9480S -43.1640']],
  ['BR', 'São Paulo', 'America/Sao_Paulo', ['Vila Madalena 23.5530S -46.6910', 'Jardins 23.5670S -46.6640', 'Avenida Paulista 23.5610S -46.6560|paulista', 'Liberdade 23.5590S -46.6350', 'Pinheiros 23.5670S -46.7020']],
  ['BR', 'Salvador', 'America/Bahia', ['Pelourinho 12.9720S -38.5080', 'Barra Salvador 13.0080S -38.5290']],
  ['AR', 'Buenos Aires', 'America/Argentina/Buenos_Aires', ['Palermo Soho 34.5880S -58.4300', 'San Telmo 34.6210S -58.3730', 'Recoleta 34.5880S -58.3930', 'La Boca 34.6350S -58.3630', 'Puerto Madero 34.6110S -58.3620', 'Palermo Hollywood 34.5830S -58.4360', 'Belgrano Buenos Aires 34.5620S -58.4560']],
  ['CL', 'Santiago', 'America/Santiago', ['Bellavista Santiago 33.4330S -70.6340', 'Barrio Lastarria 33.4380S -70.6400|lastarria', 'Vitacura 33.3900S -70.5700']],
  ['CO', 'Bogotá', 'America/Bogota', ['La Candelaria 4.5960 -74.0730|candelaria bogota', 'Usaquén 4.6950 -74.0310', 'Chapinero 4.6450 -74.0630']],
  ['CO', 'Medellín', 'America/Bogota', ['El Poblado 6.2100 -75.5670|poblado', 'Laureles 6.2450 -75.5960', 'Comuna 13 6.2560 -75.6190']],
  ['CO', 'Cartagena', 'America/Bogota', ['Getsemaní 10.4220 -75.5460|getsemani', 'Bocagrande 10.4040 -75.5550']],
  ['PE', 'Lima', 'America/Lima', ['Miraflores Lima 12.1210S -77.0300', 'Barranco 12.1490S -77.0220', 'San Isidro Lima 12.0970S -77.0360']],
  ['PE', 'Cusco', 'America/Lima', ['San Blas Cusco 13.5150S -71.9740']],
  ['CU', 'Havana', 'America/Havana', ['Habana Vieja 23.1370 -82.3530|old havana|la habana vieja', 'Vedado 23.1390 -82.3950', 'Malecón Havana 23.1440 -82.3700']],
  ['ZA', 'Cape Town', 'Africa/Johannesburg', ['Camps Bay 33.9510S 18.3780', 'V&A Waterfront 33.9030S 18.4210|waterfront cape town', 'Bo-Kaap 33.9200S 18.4150', 'Sea Point 33.9170S 18.3870', 'Woodstock Cape Town 33.9270S 18.4460', 'Table Mountain 33.9628S 18.4098', 'Clifton Beach 33.9390S 18.3770']],
  ['ZA', 'Johannesburg', 'Africa/Johannesburg', ['Sandton 26.1070S 28.0560', 'Soweto 26.2680S 27.8590', 'Maboneng 26.2050S 28.0590', 'Rosebank Johannesburg 26.1460S 28.0420', 'Melville Johannesburg 26.1760S 28.0080']],
  ['KE', 'Nairobi', 'Africa/Nairobi', ['Westlands 1.2670S 36.8110', 'Karen Nairobi 1.3190S 36.7070', 'Kibera 1.3130S 36.7880']],
  ['NG', 'Lagos', 'Africa/Lagos', ['Victoria Island Lagos 6.4280 3.4220', 'Ikoyi 6.4540 3.4350', 'Lekki 6.4480 3.4720']],
  ['EG', 'Cairo', 'Africa/Cairo', ['Zamalek 30.0610 31.2200|الزمالك', 'Khan el-Khalili 30.0480 31.2620|khan el khalili', 'Maadi 29.9600 31.2570|المعادي', 'Heliopolis Cairo 30.0910 31.3220', 'Islamic Cairo 30.0460 31.2610']],
  ['MA', 'Marrakech', 'Africa/Casablanca', ['Gueliz 31.6350 -8.0100|guéliz', 'Jemaa el-Fnaa 31.6258 -7.9891|djemaa el fna|jemaa el fnaa', 'Medina of Marrakech 31.6300 -7.9870|marrakech medina']],
  ['AU', 'Sydney', 'Australia/Sydney', ['Bondi 33.8915S 151.2767|bondi beach', 'Manly Sydney 33.7970S 151.2880|manly beach', 'Surry Hills 33.8840S 151.2100', 'Newtown Sydney 33.8980S 151.1790', 'The Rocks 33.8590S 151.2080', 'Darling Harbour 33.8720S 151.1990', 'Coogee Beach 33.9200S 151.2570', 'Circular Quay 33.8610S 151.2100', 'Barangaroo 33.8610S 151.2010', 'Kings Cross Sydney 33.8740S 151.2220']],
  ['AU', 'Melbourne', 'Australia/Melbourne', ['Fitzroy 37.7990S 144.9780', 'St Kilda 37.8640S 144.9820', 'South Yarra 37.8390S 144.9910', 'Brunswick Melbourne 37.7670S 144.9600', 'Carlton Melbourne 37.8000S 144.9670', 'Southbank Melbourne 37.8230S 144.9640', 'Prahran 37.8510S 144.9920', 'Docklands Melbourne 37.8140S 144.9460']],
  ['AU', 'Brisbane', 'Australia/Brisbane', ['Fortitude Valley 27.4570S 153.0340', 'West End Brisbane 27.4800S 153.0080', 'South Bank Brisbane 27.4780S 153.0220', 'New Farm 27.4670S 153.0510']],
  ['AU', 'Gold Coast', 'Australia/Brisbane', ['Surfers Paradise 28.0020S 153.4300', 'Burleigh Heads 28.1000S 153.4500', 'Coolangatta 28.1670S 153.5370']],
  ['NZ', 'Auckland', 'Pacific/Auckland', ['Ponsonby 36.8500S 174.7400', 'Devonport Auckland 36.8320S 174.7960', 'Parnell 36.8560S 174.7830', 'Viaduct Harbour 36.8430S 174.7600']],
  ['NZ', 'Wellington', 'Pacific/Auckland', ['Te Aro 41.2940S 174.7750', 'Cuba Street 41.2930S 174.7750']],
]

/** Quarters so famous that whoever writes their name alone means them, and not a small town of the same name. */
export const FAMOUS_QUARTERS: ReadonlySet<string> = new Set(
  (
    'Ginza, Akasaka, Shibuya, Shinjuku, Harajuku, Roppongi, Asakusa, Akihabara, Gion, Arashiyama, Dotonbori, Gangnam, ' +
    'Hongdae, Itaewon, Myeongdong, Kowloon, Tsim Sha Tsui, Mong Kok, Lantau, The Bund, Pudong, Sentosa, Marina Bay, ' +
    'Sukhumvit, Khao San Road, Patong, Thamel, Dubai Marina, Palm Jumeirah, Jaffa, Sultanahmet, Beyoğlu, Taksim, ' +
    'Galata, Plaka, Trastevere, Murano, Burano, Montmartre, Le Marais, Quartier Latin, Saint-Germain-des-Prés, Pigalle, ' +
    'Montparnasse, La Défense, Champs-Élysées, Malasaña, Chueca, Lavapiés, Barceloneta, Eixample, Barri Gòtic, Alfama, ' +
    'Bairro Alto, Chiado, Soho, Camden Town, Shoreditch, Notting Hill, Covent Garden, Mayfair, Kensington, Brixton, ' +
    'Knightsbridge, Canary Wharf, Westminster, Wimbledon, Leith, Temple Bar, Kreuzberg, Prenzlauer Berg, Neukölln, ' +
    'Friedrichshain, Charlottenburg, St. Pauli, Schwabing, Malá Strana, Jordaan, Nørrebro, Vesterbro, Nyhavn, ' +
    'Christiania, Gamla Stan, Södermalm, Grünerløkka, Manhattan, Brooklyn, Queens, The Bronx, Staten Island, ' +
    'Greenwich Village, Tribeca, Harlem, Times Square, Coney Island, Central Park, Venice Beach, Haight-Ashbury, ' +
    'Alcatraz, French Quarter, South Beach, La Jolla, Las Vegas Strip, Waikiki Beach, Polanco, Coyoacán, Ipanema, ' +
    'Leblon, Copacabana Beach, San Telmo, Recoleta, La Boca, Habana Vieja, Camps Bay, Table Mountain, Soweto, Sandton, ' +
    'Zamalek, Bondi, The Rocks, Darling Harbour, Surfers Paradise, Fitzroy'
  ).split(', '),
)
