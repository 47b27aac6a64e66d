import { type Card, type CareerStep, link } from "../schema.ts";

const steps: CareerStep[] = [
  {
    number: 1,
    name: "Tanışma",
    description:
      "Kampüsü, ekipleri ve kuralları tanırsınız. Müşteri verisine nasıl davranıldığı, ilk öğrenilen konudur.",
  },
  {
    number: 2,
    name: "Ekibe katılma",
    description:
      "Bir ekibin toplantısında, panosunda ve nöbetinde yeriniz olur. Mentorunuz aynı ekipten, yan masadan biridir.",
  },
  {
    number: 3,
    name: "Kendi projeniz",
    description: "Ekibin gerçekten ihtiyaç duyduğu küçük bir iş sizin olur: bir rapor, bir betik, bir ekran.",
  },
  {
    number: 4,
    name: "Sunum",
    description: "Program biterken projenizi ekip liderlerine anlatırsınız. İşe yaramayan denemeler de anlatılır.",
  },
];

const teams: Card[] = [
  {
    icon: "altyapi",
    title: "Altyapı",
    content: "Yedekten geri açma sınamalarını hazırlar, sonucu müşterinin anlayacağı dille raporlarsınız.",
  },
  {
    icon: "guvenlik",
    title: "Siber güvenlik",
    content: "Güvenlik operasyon merkezinde alarm kurallarını okur, yanlış alarmın nereden doğduğunu ararsınız.",
  },
  {
    icon: "sap",
    title: "SAP",
    content: "SAP Basis ekibiyle günlük kontrolleri ve sistem kopyasının neden bir gece sürdüğünü öğrenirsiniz.",
  },
  {
    icon: "veri",
    title: "Veri",
    content: "Bir göstergenin peşine düşer, tanımını yazar, kaynağındaki ilk tabloya kadar gidersiniz.",
  },
  {
    icon: "arge",
    title: "Ürün ve Ar-⁠Ge",
    content: "İK, e-⁠Satınalma ya da robotik süreç otomasyonu ürünlerinde küçük bir özelliği baştan sona yazarsınız.",
  },
  {
    icon: "yonetilen",
    title: "Hizmet masası",
    content: "Gelen kayıtları okur, en çok sorulan soruların yanıtını sadeleştirir, sonucu ölçersiniz.",
  },
];

export const dxperience = {
  meta: {
    title: "DxPerience staj programı",
    description:
      "Üniversite öğrencileri için 6–⁠7 ay süren staj programı: bir ekibin üyesi olun, mentorunuzla çalışın, dönem sonunda kendi projenizi sunun.",
  },
  head: {
    title: "Bir ekip, bir mentor, bir proje.",
    lead: "DxPerience, üniversite öğrencileri için 6–⁠7 ay süren staj programımız. Kenarda izleyerek değil, bir ekibin masasında çalışarak geçer.",
  },
  length: {
    title: "Neden bir yaz değil?",
    figure: { value: "6–⁠7 ay", label: "12 ayın yarısından biraz fazlası" },
    lead: "Dört haftada bir şirketin nerede oturduğunu öğrenirsiniz. Nasıl düşündüğünü öğrenmek daha uzun sürer.",
    paragraphs: [
      "Bir sistemin bozulduğunu, onarıldığını ve aynı yerden bir daha bozulmadığını görmek için birkaç ay gerekir. Programı bu yüzden uzun tuttuk: ilk ayların soruları, son ayların işine dönüşsün.",
      "Size vereceğimiz işin bir sahibi vardır: o sonucu bekleyen ekip. Böylece projeniz, değerlendirildikten sonra bir klasörde kalmaz; kullanılır ya da neden kullanılmadığı açıkça konuşulur.",
    ],
  },
  way: {
    title: "Dört durak.",
    lead: "Hangi durakta ne kadar kalacağınızı projeniz belirler. Sıra değişmez: önce tanımak, sonra üstlenmek.",
    steps,
  },
  teams: {
    title: "Hangi masada oturursunuz?",
    lead: "Başvururken ilginizi yazarsınız; açık olan yerleri ilan söyler. Her ekibin stajyere ayırdığı iş başkadır.",
    items: teams,
  },
  eligibility: {
    title: "Kimi arıyoruz?",
    lead: "Belirli bir programlama dilini ya da ürünü bilmeniz beklenmez. Bir şeyi nasıl öğrendiğinizi anlatmanız yeter.",
    points: [
      "Üniversitede okuyan ve 6–⁠7 ay boyunca programa düzenli zaman ayırabilenler.",
      "Bozulan bir şeyin nedenini merak edip ilk yanıtla yetinmeyenler.",
      "Bilmediğini söyleyebilen, sorusunu yazıya dökebilenler.",
      "Başkasının verisine kendi verisi gibi özen gösterenler.",
    ],
  },
  rows: [
    {
      kicker: "DxTechway",
      link: link("Mezun musunuz? Yetenek programı sizin için.", "hakkimizda-kariyer-dxtechway"),
    },
    { kicker: "İşe Alım", link: link("Başvurunuz hangi adımlardan geçer?", "hakkimizda-kariyer-ise-alim") },
  ],
  apply: {
    title: "Yan masa boş.",
    lead: "Yeni dönemin ilanı ve başvuru koşulları başvuru sayfamızda. Özgeçmişinizin yanına bir soru da yazın.",
    button: "Staj ilanlarına bakın",
  },
};
