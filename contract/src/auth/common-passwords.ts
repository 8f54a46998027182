/** The commonest passwords of eight characters and more; shorter ones fail the length rule anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01234567 012345678 0123456789 0987654321 11111111 111111111 1111111111
  11223344 1122334455 112233445566 12121212 1212121212 123123123 123321123 12341234 123454321 1234554321
  12345678 123456789 1234567890 1234567891 12345678910 123456789a 12345678a 12345678q 1234567q 123456aa
  123456ab 123456abc 123456qwerty 1234abcd 1234qwer 123abc123 123password 123qwe123 123qweasd 1314520a
  13579246 135792468 147258369 147852369 159753456 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 22222222 33333333 44444444 5201314520 5201314a 55555555 66666666 741852963
  77777777 789456123 789456123a 87654321 88888888 888888888 963852741 987654321 9876543210 99999999
  999999999 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 a5201314 aa123456 aa12345678 aaaaaaaa
  abc12345 abc123456 abc123abc abcd1234 abcd@1234 abcdefg1 abcdefgh abcdefghi abracadabra access123
  access14 acdcacdc admin123 admin1234 admin12345 admin@123 admin@1234 administrator adventure
  adventure1 agnieszka alejandra alejandro alessandra alessandro alexander alexander1 alexandra
  alhamdulillah allah123 amanda12 amoreterno andrew12 angel123 angelina angels12 anthony1 anything1
  argentina arsenal1 arsenal123 asdf1234 asdf123456 asdfasdf asdfghjk asdfghjkl asdfqwer ashley12
  ashley123 asshole1 asshole123 australia autumn2024 autumn2025 azerty123 azertyui azertyuiop babyboy1
  babygirl babygirl1 bailey12 banana12 banana123 bangalore barcelona barcelona1 baseball baseball1
  basketball basketball1 batman123 beatles1 bella123 benjamin benjamin1 bismillah bismillah1 bitch123
  blahblah blahblah1 blessed1 blessing blink182 blowjob1 bonjour1 bonjour123 brandon1 brasil123
  brasil2014 broncos1 buckeyes bulldog1 bulldogs1 business buster12 butterfly butterfly1 california
  california1 callofduty camping1 cardinal cardinals carlos123 carolina catherine changeme changeme1
  changeme123 charlie1 charlie123 cheerleader cheese12 cheese123 chelsea1 chelsea123 chennai1 cherry12
  chocolate chocolate1 christian christian1 christopher ciao1234 ciaociao cinderella coco1234 coffee12
  colombia colombia1 company1 company123 computer computer1 contrasena contrasenia contraseña cookie12
  cookie123 corvette corvette1 counterstrike cowboys1 cristina crystal1 dale1234 dancer12 dancing1
  daniel12 daniel123 danielle danielle1 december december1 default1 deutschland diamond1 diamonds
  dollar12 dolphins dolphins1 doudou12 dragon12 dragon123 dragonball dragonballz drowssap drummer1
  dupa1234 eagles12 eagles123 elizabeth elizabeth1 eminem123 england1 estrella everything explorer1
  facebook facebook1 faith123 falcons1 february felix123 fernando ferrari1 finance1 fishing1 florida1
  flower123 football football1 football12 forever1 fortnite fortnite1 francesca francisco frankfurt
  freedom1 freedom123 friday13 fuckyou! fuckyou1 fuckyou123 fuckyou2 fussball gabriel1 gabriela gamer123
  ganesh123 garfield gators12 geheim123 germany1 gfhjkmgfhjkm ghbdtnghbdtn ginger12 ginger123 giuseppe
  godisgood godislove golfer12 goodbye1 goodluck goodluck1 goodmorning google123 greenday greenday1
  guest123 guitar123 gymnastics hallo123 hallo1234 hannah12 hanuman1 harley12 harleydavidson haslo123
  heaven12 heavenly hello123 hello1234 hello12345 hellohello hellokitty helloworld helloworld1 hockey12
  hockey123 hocuspocus hola1234 hola12345 holiday1 hunter12 hunter123 hunting1 hurricane hurricanes
  huskies1 ilovegod ilovejesus iloveme1 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou2 india123
  india1234 india@123 indonesia instagram internet internet1 ireland1 ironmaiden isabella isabella1
  jaimatadi january1 jasmine1 jennifer jennifer1 jessica1 jesus123 jesuschrist jonathan jonathan1
  jordan123 jordan23 joshua12 journey1 juventus juventus1 juventus123 katherine kawasaki killer123
  killers1 kochamcie krishna1 lakers24 letmein! letmein1 letmein12 letmein123 letmeinnow lightning
  linkedin lisbon123 liverpool liverpool1 liverpool123 liverpoolfc login123 london123 longhorn longhorns
  loulou123 lovelove loveme123 loveyou1 lucky123 lucky777 maggie12 manager1 manchester manunited
  manutd123 marcin12 marketing marseille master123 mastermind mateusz1 matrix123 matthew1 max12345
  mercedes mercedes1 metallica metallica1 mexico123 michael1 michael123 michaeljackson michelle
  michelle1 mickey12 mickey123 microsoft midnight midnight1 minecraft minecraft1 minecraft123 minnie12
  misiek12 molly123 monday123 money123 moneymoney monkey12 monkey123 motdepasse motherfucker mumbai123
  mustang1 mustang123 mustang69 mylove123 mypassword mypassword1 napoli123 naruto12 naruto123
  naruto123456 nascar24 nastya123 natalia1 natasha1 newyork1 newyork12 newyork123 nicholas nicholas1
  nicole12 nintendo nintendo1 nirvana1 nopassword nothing1 nothing123 november november1 october1
  office123 oliver12 onepiece opensesame opensesame1 orange12 orange123 oscar123 p@ssw0rd p@ssw0rd1
  p@ssw0rd123 p@ssword pa$$word pa55word packers1 pakistan pakistan1 pakistan123 panthers paradise
  paradise1 paris123 parol123 pass1234 pass12345 pass123456 pass@123 pass@1234 passpass passw0rd
  passw0rd1 password password! password007 password01 password1 password1! password11 password12
  password123 password1234 password13 password2020 password2021 password2022 password2023 password2024
  password2025 password2026 password22 password321 password69 password99 password@123 passwort passwort1
  patricia patriots peaches1 pepper12 phoenix1 phoenix123 pikachu1 pikachu123 pineapple pinkfloyd
  playstation playstation3 pokemon1 pokemon123 polska12 polska123 porsche911 princesa princess princess1
  privet123 pumpkin1 pussy123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qq123456 qq123456789 qwe123qwe
  qweasd123 qweasdzxc qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty777
  qwerty@123 qwertyu1 qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop racing12 raiders1 rainbow1
  rainbow123 ranger12 realmadrid redsox04 roblox123 rocknroll rockstar rockstar1 rocky123 root1234
  rootroot saibaba1 sairam123 samantha samantha1 sammy123 samsung1 samsung123 saturday sayangku
  schalke04 scoobydoo scotland sebastian secret123 security senha123 senha1234 september september1
  sexybitch sexygirl shadow12 shadow123 simba123 skater12 slipknot slipknot1 snoopy12 snowball snowboard
  snowman1 soccer12 soccer123 softball sojourn1 sojourn123 soleil123 something something1 sooners1
  spartans spiderman spiderman1 spring2023 spring2024 spring2025 spring2026 starwars starwars1 steelers
  steelers1 stephanie stephanie1 stitch123 strawberry success1 success123 summer2020 summer2021
  summer2022 summer2023 summer2024 summer2025 summer2026 sunday123 sunflower sunshine sunshine1 superman
  superman1 superman123 surfer12 swimmer1 swimming1 system32 teamo123 temp1234 temporary temppass
  tennis12 tequiero test1234 test12345 test@123 testing1 testing123 testtest texas123 thisismypassword
  thomas12 thunder1 thunder123 tigers12 tigger12 tigger123 tinkerbell toby1234 together tokyo123
  toor1234 topsecret travel123 traveler traveller trojans1 trustme1 trustno1 twitter1 user1234 username
  vacation valentina valeria1 vanessa1 venezuela veronica victoria victoria1 victory1 volleyball
  volleyball1 wang1234 warrior1 warrior123 welcome01 welcome1 welcome1! welcome12 welcome123 welcome@123
  whatever whatever1 whatever123 wildcats william1 windows1 windows10 winniethepooh winter2020
  winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 woaini123 woaini1314 woaini520
  woaini521 wolverine wolverines xbox360x yamaha123 yankees1 yourpassword youtube1 yxcvbnm1 zaq12wsx
  zaq1zaq1 zhang123 zombie123 zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnm123456
`
    .trim()
    .split(/\s+/),
)
