import { serviceWords } from "../quote-schema.ts";

const server = { one: "sunucu", other: "sunucu" };
const eps = { one: "EPS", other: "EPS" };
const howToCountEps =
  "Saniyedeki olay sayısını (EPS) 100’ün katı olarak yazın: 100, 500 ya da 1.200 gibi. Kesin sayıyı bilmiyorsanız yaklaşık yazın; görüşmede birlikte netleştiririz.";

/** Words of the catalogue in domain/quote, under the same keys. */
export const quoteServices = {
  tags: {
    infrastructure: { name: "Altyapı", about: "Sunucudan yedeğe, sistemin altındaki her katman." },
    security: { name: "Güvenlik", about: "Kayıtları toplayan, okuyan ve kapıyı tutan hizmetler." },
    sap: { name: "SAP", about: "SAP sistemlerinin buluttaki ve yerindeki işletimi." },
  },
  levels: {
    basic: {
      name: "Temel",
      summary: "Talep ve olaylara göre destek. İzleme yok.",
      about: "Siz istediğinizde ya da bir olay bildirdiğinizde çalışırız. Test ve geliştirme ortamlarına uygundur.",
    },
    advanced: {
      name: "Gelişmiş",
      summary: "Ana operasyonlar ekibimizde.",
      about: "Talep ve olayların yanında günlük ana operasyonları da biz yürütürüz. Kurum içi sistemlere uygundur.",
    },
    professional: {
      name: "Premium",
      summary: "7/⁠24 izleme, proaktif bakım ve iyileştirme.",
      about:
        "Ana operasyonlara proaktif bakım ve iyileştirme eklenir; 7/⁠24 izleme dâhildir. Durduğunda işi de durduran sistemlere uygundur.",
    },
  },
  services: serviceWords({
    "operating-system-management": {
      label: "İşletim sistemi yönetimi",
      summary: "Windows ve Linux sunucularda yama, bakım ve destek.",
      info: "Yama takvimi, sertleştirme, yetkiler, sertifika süreleri ve sürüm yükseltme bize geçer. Sunucular kendi sistem odanızda, bir veri merkezinde ya da bulutta durabilir.",
      howTo: "Fiziksel ve sanal sunucuların toplamını yazın; Windows ve Linux birlikte sayılır.",
      input: "Sunucu sayısı",
      unit: server,
    },
    "database-management": {
      label: "Veritabanı yönetimi",
      summary: "Altı veritabanı türü için bakım, destek ve iyileştirme.",
      info: "MSSQL, MySQL, PostgreSQL, Oracle, MongoDB ve DB2. Yavaş sorgular, çoğaltma, sürüm yükseltme ve yetki denetimi bize geçer; seviye her tür için ayrı seçilir.",
      howTo: "Kullandığınız türleri işaretleyin, her biri için seviyesine göre veritabanı sayısını yazın.",
      input: "Veritabanı sayısı",
      unit: { one: "veritabanı", other: "veritabanı" },
    },
    storage: {
      label: "Depolama",
      summary: "Kapasite, performans ve yaşam döngüsü yönetimi.",
      info: "Katmanlama ve büyüme planı, disk genişletme, donanım ömrünün ve üretici desteğinin takibi.",
      howTo: "Sayı yazmanız gerekmez, seviyeyi seçmeniz yeterli. Birden çok seviye işaretleyebilirsiniz.",
    },
    virtualization: {
      label: "Sanallaştırma",
      summary: "Küme işletimi, kaynak planlama ve sürüm yükseltme.",
      info: "VMware, Hyper-⁠V ve KVM kümelerinin sağlığı, yük dağılımı ve sürüm yükseltmeleri; bakım sırasında canlı taşıma.",
      howTo: "Sanal sunucuların değil, kümelerdeki fiziksel sunucuların sayısını yazın.",
      input: "Sunucu sayısı",
      unit: server,
    },
    backup: {
      label: "Yedekleme",
      summary: "Zamanlanmış yedek ve düzenli geri dönüş denemesi.",
      info: "Yedeği alır, örneklemle geri açar ve süresini kaydederiz. Raporda alınan yedeğin yanında geri açılan yedek de yazar.",
      howTo: "Yedeği alınacak fiziksel ve sanal sunucuların toplamını yazın.",
      input: "Sunucu sayısı",
      unit: server,
    },
    "san-management": {
      label: "SAN yönetimi",
      summary: "SAN anahtarları, bölgeler ve depolama ağının işletimi.",
      info: "SAN ortamları birbirine benzemez. Bu yüzden teklifi hazırlamadan önce bir uzmanımız ortamınızı sizden dinler.",
      howTo: "Sayı ya da seviye seçmeniz gerekmez. Teklif öncesinde bir uzmanımız sizinle iletişime geçer.",
    },
    firewall: {
      label: "Güvenlik duvarı",
      summary: "Kural yönetimi, sürüm takibi ve raporlama.",
      info: "Kural setlerini okunur ve denetlenebilir tutarız: gözden geçirme, sürüm yükseltme, yapılandırma yedeği ve değişiklik kaydı.",
      howTo: "Fiziksel ve sanal güvenlik duvarlarının toplamını yazın.",
      input: "Güvenlik duvarı sayısı",
      unit: { one: "güvenlik duvarı", other: "güvenlik duvarı" },
    },
    soc: {
      label: "SOC",
      sublabel: "Güvenlik operasyon merkezi",
      summary: "Alarmların değerlendirilmesi ve olaylara müdahale.",
      info: "Güvenlik kayıtlarınızı okuyan ekip: alarmı değerlendirir, gerekirse müdahaleyi başlatır ve yapılanı kayda bağlar. Kapsam, sistemlerinizin saniyede ürettiği olay sayısıyla (EPS) ölçülür.",
      howTo: howToCountEps,
      input: "EPS",
      unit: eps,
    },
    siem: {
      label: "SIEM",
      sublabel: "Güvenlik kayıtları ve olay yönetimi",
      summary: "Kayıt toplama, saklama ve korelasyon.",
      info: "Kayıtları tek yerde toplar, saklar ve birbirine bağlayan kuralları yazarız. Kapsam, sistemlerinizin saniyede ürettiği olay sayısıyla (EPS) ölçülür.",
      howTo: howToCountEps,
      input: "EPS",
      unit: eps,
    },
    "cloud-management": {
      label: "Bulut yönetimi",
      sublabel: "SAP Rise",
      summary: "Prod, Non-⁠Prod ve DR sistemlerinin işletimi.",
      info: "SAP Rise’da sağlayıcı ile sizin aranızda kalan işleri üstleniriz: istemci, taşıma, yetki, arayüz ve bakım pencereleri.",
      howTo:
        "Kullandığınız SID türlerini işaretleyin; her tür için bir seviye seçip SID sayısını yazın. Siz değiştirmedikçe seviye Premium’dur.",
      input: "SID sayısı",
      unit: { one: "SID", other: "SID" },
    },
    "sap-maintenance-and-support": {
      label: "SAP bakım ve destek",
      sublabel: "SAP Basis",
      summary: "SAP sistemlerinin bakımı, güncellenmesi ve desteği.",
      info: "Arka plan işleri ve kuyruklar, çekirdek ve destek paketi güncellemeleri, istemci kopyalama, RFC bağlantıları ve sertifikalar.",
      howTo: "Bir seviye seçip sistem sayısını yazın. Siz değiştirmedikçe seviye Temel’dir.",
      input: "Sistem sayısı",
      unit: { one: "sistem", other: "sistem" },
    },
  }),
  /** The short name stands in summaries, in front of a number. */
  suboptions: {
    mssql: { name: "MSSQL", short: "MSSQL" },
    mysql: { name: "MySQL", short: "MySQL" },
    postgresql: { name: "PostgreSQL", short: "PostgreSQL" },
    oracle: { name: "Oracle", short: "Oracle" },
    mongodb: { name: "MongoDB", short: "MongoDB" },
    db2: { name: "DB2", short: "DB2" },
    "prod-sid": { name: "Prod SID", short: "Prod" },
    "non-prod-sid": { name: "Non-⁠Prod SID", short: "Non-⁠Prod" },
    "dr-sid": { name: "DR SID", short: "DR" },
  },
};
