/**
 * The most common passwords according to published counts of leaked passwords, as far as the rules on runs and length allow them. The list
 * is small enough for a page; the range service (PWD-18) has all others.
 */
const common = new Set(
  `password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd passwort motdepasse wachtwoord
password0 password1 password2 password3 password01 password10 password11 password12 password13 password99 password123 password1234
password12345 password123456 passw0rd1 passw0rd123 p@ssword1 p@ssword123 p@ssw0rd1 p@ssw0rd123 mypassword mypassword1 newpassword
changeme changeme1 changeme123 changeit letmein letmein1 letmein123 letmein! welcome welcome1 welcome12 welcome123 welcome2024
welcome2025 welcome2026 admin admin1 admin12 admin123 admin1234 admin12345 admin123456 administrator adminadmin root rootroot toor
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyui qwertz123 azerty123 azertyuiop asdfghjkl
asdfasdf asdf1234 zxcvbnm zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1
qazwsxedc qazwsx123 qweasdzxc qweasd123 123qweasd 123qwe123 1234qwer qwer1234 abc12345 abcd1234 abc123abc 123abc123 a1b2c3d4 aa123456
aaa12345 123456 1234567 12345678 123456789 1234567890 0123456789 987654321 0987654321 87654321 12341234 123123123 12344321 11223344
112233445566 11111111 111111111 1111111111 00000000 88888888 99999999 66666666 12121212 13131313 69696969 123654789 147258369 159357456
789456123 741852963 123321123 102030405 10203040 13579246 24681012 iloveyou iloveyou1 iloveyou2 iloveyou123 sunshine sunshine1 princess
princess1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman pokemon123 starwars starwars1 dragon123
monkey123 shadow123 master123 michael1 jennifer jessica1 ashley123 charlie1 computer computer1 internet internet1 whatever trustno1
liverpool liverpool1 chelsea1 arsenal123 barcelona corvette mercedes maverick samsung1 samsung123 google123 facebook facebook1 hello123
hello1234 hallo123 secret123 secret1234 test1234 test12345 testtest test123456 user1234 guest123 guest1234 demo1234 default1 temp1234
temppass pass1234 pass12345 passpass pass@123 pass@1234 admin@123 welcome@123 password@1 password@123 abc@1234 india@123 qwerty@123
killer123 freedom1 forever1 blink182 bonjour1 doudou123 loulou123 snoopy123 cheese123 butterfly butterfly1 chocolate chocolate1
elephant sweetheart sunflower strawberry lovelove ilovegod jesus123 jordan23 gfhjkm123 marseille parola123 lozinka1 qwert123 hunter22
summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is one of the most common, ignoring case and up to three trailing symbols. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  return common.has(folded) || common.has(folded.replace(/[!.?*#$]{1,3}$/, ''));
}
