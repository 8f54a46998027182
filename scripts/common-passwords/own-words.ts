/** Common passwords that the lists of others leave out. Whoever changes them makes the table anew; a test says so otherwise. */
export const ownWords = `
  1314520a 13579246 5201314520 5201314a 888888888 aa12345678 abcd@1234 access123 acdcacdc admin12345 admin@123
  admin@1234 adventure1 alhamdulillah allah123 autumn2024 autumn2025 bonjour123 brasil123 brasil2014
  california1 camping1 changeme123 chennai1 ciao1234 coffee12 company1 company123 contrasenia dale1234
  default1 dollar12 doudou12 dupa1234 eagles123 finance1 fortnite fortnite1 gamer123 ganesh123 gators12
  ghbdtnghbdtn golfer12 guest123 hallo1234 hanuman1 harleydavidson haslo123 heaven12 helloworld1 hocuspocus
  hola12345 hurricanes india1234 india@123 instagram juventus123 letmein12 lisbon123 loulou123 manutd123
  marcin12 minecraft1 minnie12 misiek12 mumbai123 mypassword1 napoli123 naruto123456 nastya123 nothing123
  office123 opensesame1 p@ssw0rd1 p@ssw0rd123 parol123 pass12345 pass123456 pass@123 pass@1234 password007
  password2020 password2021 password2022 password2023 password2024 password2025 password2026 password321
  password@123 phoenix123 pikachu123 polska12 privet123 qwerty@123 racing12 ranger12 roblox123 root1234
  rootroot saibaba1 sairam123 senha1234 sojourn1 sojourn123 soleil123 spring2023 spring2024 spring2025
  spring2026 stitch123 success123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026
  sunday123 surfer12 test12345 test@123 thisismypassword thunder123 toby1234 tokyo123 toor1234 travel123
  traveller trustme1 twitter1 user1234 volleyball1 wang1234 warrior123 welcome01 welcome1! welcome@123
  whatever123 windows10 winniethepooh winter2020 winter2021 winter2022 winter2023 winter2024 winter2025
  winter2026 woaini521 wolverines xbox360x yamaha123 yourpassword yxcvbnm1 zombie123 zxcvbnm123456
`
  .trim()
  .split(/\s+/)
