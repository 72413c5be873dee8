/** Names of one culture: as they are written, and in the ASCII form for usernames and email addresses. */
export interface Culture {
  locale: string;
  zoneinfo: string;
  /** Prefix of phone numbers; as many digits follow as the country's numbers have. */
  dial: [code: string, digits: number];
  given: readonly (readonly [written: string, spelt: string])[];
  family: readonly (readonly [written: string, spelt: string])[];
  /** The family name comes first, in some cultures without a space. */
  join?: (given: string, family: string) => string;
}

/** `Ada` or `明子 akiko`. */
const names = (list: string): [string, string][] =>
  list.split(', ').map((name) => {
    const [written = '', spelt = written.toLowerCase()] = name.split('/');
    return [written, spelt];
  });

const familyFirst = (given: string, family: string): string => `${family} ${given}`;
const together = (given: string, family: string): string => family + given;

export const cultures: readonly Culture[] = [
  {
    locale: 'yo-NG',
    zoneinfo: 'Africa/Lagos',
    dial: ['234', 10],
    given: names('Adébáyọ̀/adebayo, Fọláṣadé/folasade, Ọláwálé/olawale, Títílayọ̀/titilayo, Kẹ́hìndé/kehinde'),
    family: names('Adéyẹmí/adeyemi, Ọkúnọlá/okunola, Balógun/balogun, Akíntọ́lá/akintola'),
  },
  {
    locale: 'ja-JP',
    zoneinfo: 'Asia/Tokyo',
    dial: ['81', 10],
    given: names('陽菜/hina, 蓮/ren, さくら/sakura, 大輔/daisuke, 美咲/misaki'),
    family: names('佐藤/sato, 高橋/takahashi, 伊藤/ito, 山本/yamamoto'),
    join: familyFirst,
  },
  {
    locale: 'ar-EG',
    zoneinfo: 'Africa/Cairo',
    dial: ['20', 10],
    given: names('ليلى/layla, يوسف/youssef, مريم/mariam, عمر/omar, نور/nour'),
    family: names('المصري/elmasry, حداد/haddad, منصور/mansour, الشريف/elsherif'),
  },
  {
    locale: 'hi-IN',
    zoneinfo: 'Asia/Kolkata',
    dial: ['91', 10],
    given: names('अनन्या/ananya, रोहन/rohan, प्रिया/priya, अर्जुन/arjun, मीरा/meera'),
    family: names('शर्मा/sharma, अय्यर/iyer, गुप्ता/gupta, चौधरी/chaudhary'),
  },
  {
    locale: 'is-IS',
    zoneinfo: 'Atlantic/Reykjavik',
    dial: ['354', 7],
    given: names('Þóra/thora, Jón/jon, Guðrún/gudrun, Ásgeir/asgeir, Sæunn/saeunn'),
    family: names(
      'Björnsdóttir/bjornsdottir, Einarsson/einarsson, Magnúsdóttir/magnusdottir, Ólafsson/olafsson',
    ),
  },
  {
    locale: 'ko-KR',
    zoneinfo: 'Asia/Seoul',
    dial: ['82', 10],
    given: names('지우/jiwoo, 서준/seojun, 하은/haeun, 민호/minho, 수빈/subin'),
    family: names('김/kim, 박/park, 최/choi, 정/jung'),
    join: together,
  },
  {
    locale: 'pt-BR',
    zoneinfo: 'America/Sao_Paulo',
    dial: ['55', 11],
    given: names('João/joao, Conceição/conceicao, Luís/luis, Inês/ines, Tainá/taina'),
    family: names('da Silva/dasilva, Gonçalves/goncalves, Araújo/araujo, Nascimento'),
  },
  {
    locale: 'uk-UA',
    zoneinfo: 'Europe/Kyiv',
    dial: ['380', 9],
    given: names('Оксана/oksana, Тарас/taras, Соломія/solomiia, Андрій/andrii, Леся/lesia'),
    family: names('Шевченко/shevchenko, Бондаренко/bondarenko, Коваль/koval, Мельник/melnyk'),
  },
  {
    locale: 'tr-TR',
    zoneinfo: 'Europe/Istanbul',
    dial: ['90', 10],
    given: names('Çağla/cagla, İbrahim/ibrahim, Gülşen/gulsen, Oğuz/oguz, Şebnem/sebnem'),
    family: names('Yılmaz/yilmaz, Kılıç/kilic, Öztürk/ozturk, Doğan/dogan'),
  },
  {
    locale: 'zh-CN',
    zoneinfo: 'Asia/Shanghai',
    dial: ['86', 11],
    given: names('晓梅/xiaomei, 伟/wei, 雨桐/yutong, 建国/jianguo, 思远/siyuan'),
    family: names('王/wang, 李/li, 欧阳/ouyang, 陈/chen'),
    join: together,
  },
  {
    locale: 'vi-VN',
    zoneinfo: 'Asia/Ho_Chi_Minh',
    dial: ['84', 9],
    given: names('Thị Hương/huong, Văn Đức/duc, Ngọc Ánh/anh, Quốc Bảo/bao, Thanh Tâm/tam'),
    family: names('Nguyễn/nguyen, Trần/tran, Phạm/pham, Huỳnh/huynh'),
    join: familyFirst,
  },
  {
    locale: 'he-IL',
    zoneinfo: 'Asia/Jerusalem',
    dial: ['972', 9],
    given: names('נועה/noa, איתן/eitan, תמר/tamar, יונתן/yonatan, מאיה/maya'),
    family: names('כהן/cohen, לוי/levi, מזרחי/mizrahi, פרץ/peretz'),
  },
  {
    locale: 'es-MX',
    zoneinfo: 'America/Mexico_City',
    dial: ['52', 10],
    given: names('Xóchitl/xochitl, Ángel/angel, María José/mariajose, Íñigo/inigo, Citlali'),
    family: names('Hernández Ruiz/hernandez, Núñez/nunez, de la Cruz/delacruz, Peña/pena'),
  },
  {
    locale: 'el-GR',
    zoneinfo: 'Europe/Athens',
    dial: ['30', 10],
    given: names('Ελένη/eleni, Νίκος/nikos, Αγγελική/angeliki, Σταύρος/stavros, Ζωή/zoi'),
    family: names('Παπαδόπουλος/papadopoulos, Οικονόμου/oikonomou, Βλάχος/vlachos, Γεωργίου/georgiou'),
  },
  {
    locale: 'am-ET',
    zoneinfo: 'Africa/Addis_Ababa',
    dial: ['251', 9],
    given: names('ሰላም/selam, ዳዊት/dawit, ሕይወት/hiwot, አበበ/abebe, ማርታ/marta'),
    family: names('ተስፋዬ/tesfaye, በቀለ/bekele, ገብሬ/gebre, አለሙ/alemu'),
  },
  {
    locale: 'th-TH',
    zoneinfo: 'Asia/Bangkok',
    dial: ['66', 9],
    given: names('สมชาย/somchai, มาลี/malee, ณัฐ/nat, พิมพ์ชนก/pimchanok, อรทัย/orathai'),
    family: names('ใจดี/jaidee, ศรีสุข/srisuk, แสงทอง/saengthong, วงศ์สวัสดิ์/wongsawat'),
  },
  {
    locale: 'pl-PL',
    zoneinfo: 'Europe/Warsaw',
    dial: ['48', 9],
    given: names('Łucja/lucja, Grzegorz, Małgorzata/malgorzata, Zbigniew, Żaneta/zaneta'),
    family: names('Wójcik/wojcik, Dąbrowska/dabrowska, Szczęsny/szczesny, Ślęzak/slezak'),
  },
  {
    locale: 'en-IE',
    zoneinfo: 'Europe/Dublin',
    dial: ['353', 9],
    given: names('Siobhán/siobhan, Oisín/oisin, Caoimhe, Pádraig/padraig, Niamh'),
    family: names("O'Sullivan/osullivan, Ó Briain/obriain, Kavanagh, Mac Giolla/macgiolla"),
  },
];
