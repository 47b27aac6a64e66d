import { type Link, link, type NavItem } from "../../schema.ts";
import { hybrid } from "./hybrid.ts";
import { models } from "./service-models.ts";
import { solutions } from "./solutions.ts";

const nav: NavItem[] = [
  { id: "cloud-solutions", title: "Çözümler", target: { name: "bulut-cozumleri", hash: "cloud-solutions" } },
  { id: "cloud-competencies", title: "Yetkinlikler", target: { name: "bulut-cozumleri", hash: "cloud-competencies" } },
  {
    id: "cloud-partnerships",
    title: "İş ortaklıkları",
    target: { name: "bulut-cozumleri", hash: "cloud-partnerships" },
  },
  { id: "cloud-features", title: "Özellikler", target: { name: "bulut-cozumleri", hash: "cloud-features" } },
  {
    id: "cloud-success-stories",
    title: "Başarı hikâyeleri",
    target: { name: "bulut-cozumleri", hash: "cloud-success-stories" },
  },
];

export const cloud = {
  meta: {
    title: "Bulut Çözümleri: hibrit, özel, genel, çoklu ve yerel bulut",
    description:
      "Hibrit, özel, genel, çoklu, yerel ve bulut yerlisi mimariler; IaaS, PaaS ve SaaS. İş yükünüzün yerini birlikte seçiyor, taşıyor ve orada işletiyoruz.",
  },
  name: "Bulut Çözümleri",
  head: {
    title: "Her iş yükünün doğru bir yeri var.",
    lead: "Kimi veri merkezinizde kalmalı, kimi genel buluta çıkmalı. Yerini birlikte buluyor, taşıyor ve orada 7/⁠24 işletiyoruz.",
  },
  nav: { label: "Bulut çözümleri, sayfa içi", items: nav },
  solutions,
  hybrid,
  models,
  competencies: {
    title: "Geçişi yapan, nöbetini de tutar.",
    lead: "Bir geçişi planlayan, gerçekleştiren ve sonrasında işleten aynı insanlar. Zayıf bir planın bedelini kendi gecelerinde ödeyeceklerini bilerek çalışırlar.",
    counters: [
      { value: "25+", count: 25, label: "bulut uzmanı" },
      { value: "20+", count: 20, label: "küresel sertifika" },
      { value: "50+", count: 50, label: "küresel teknoloji ortağı" },
    ],
    stages: [
      {
        title: "Değerlendirme",
        content:
          "Uygulama envanteri, bağımlılık haritası ve taşınma sırası. Yerinde kalması gereken sistem de raporda açıkça yazar.",
      },
      {
        title: "Geçiş",
        content: "Önce kopyada prova, sonra üretimde geçiş. Geri dönüş planı ve son karar saati en başta yazılır.",
      },
      {
        title: "İşletme",
        content: "İzleme, yama, yedek ve maliyet takibi tek ekipte. Her değişiklik onaydan geçer, kaydı kalır.",
      },
      {
        title: "İyileştirme",
        content: "Boşta kalan kaynak bulunur; küçültülür, saatine göre açılıp kapanır ya da tümüyle kaldırılır.",
      },
    ],
  },
  partnerships: {
    title: "Önce ihtiyaç, sonra ortak.",
    lead: "50’den fazla küresel teknoloji ortağımız yedi teknoloji ailesine yayılıyor. Öneriyi ortaklık düzeyine göre değil, ihtiyacınıza göre yapar; seçenekleri artısı ve eksisiyle yan yana koyarız.",
    families: [
      { title: "Genel bulut", note: "hesaplama, nesne depolama, yönetilen veritabanı" },
      { title: "Sanallaştırma", note: "hipervizör ve özel bulut yönetimi" },
      { title: "Konteyner", note: "düzenleme, imaj deposu, hizmet ağı" },
      { title: "Yedekleme", note: "yerinde, uzakta ve değiştirilemez kopya" },
      { title: "Ağ", note: "SD-⁠WAN, yük dengeleme, özel hat" },
      { title: "Güvenlik", note: "güvenlik duvarı, uç nokta, kimlik" },
      { title: "İzleme", note: "ölçüm, günlük ve iz kayıtları" },
    ],
    join: link("Ortaklık önerin", "iletisim", { query: "about=partnership" }),
  },
  features: {
    title: "İyi işletilen bulutun altı özelliği.",
    lead: "Türü ne olursa olsun tasarıma bu altı başlıkla başlarız. Her birinin derinliğini seçtiğiniz hizmet seviyesi belirler.",
    items: [
      {
        title: "İzleme",
        content: "Alarmı sistem açar, nöbetteki uzman kapatır. Premium hizmet seviyesinde izleme 7/⁠24 sürer.",
      },
      {
        title: "Taşınabilirlik",
        content: "Çıkış planı girişle birlikte yazılır; bir gün ayrılmak isterseniz yol bellidir.",
      },
      {
        title: "Maliyet görünürlüğü",
        content: "Harcama ekiplere ve uygulamalara göre etiketlenir. Sürpriz, fatura kesilmeden önce görünür.",
      },
      {
        title: "Sınanmış yedek",
        content: "Yedeğin alınmış olması yetmez, geri dönmüş olması gerekir. Geri dönüş provaları takvime yazılır.",
      },
      { title: "Şifreleme", content: "Duran ve yolda olan veri şifrelidir; anahtarı isterseniz siz saklarsınız." },
      {
        title: "Uyum",
        content: "Hizmet yönetiminde ISO 20000, iş sürekliliğinde ISO 22301 yaklaşımını izleriz.",
        more: link("İş sürekliliği politikamız", "is-surekliligi-politikasi"),
      },
    ] as { title: string; content: string; more?: Link }[],
  },
  stories: { title: "Buluta çıkanlardan üç hikâye.", all: link("Tüm hikâyeler", "hakkimizda-basari-hikayeleri") },
  closing: {
    title: "İş yükünüzün yerini birlikte bulalım.",
    lead: "Bugün ne nerede çalışıyor, neyi değiştirmek istiyorsunuz? Birkaç cümle yeter; bulut ekibimiz doğru soruları hazırlayıp size döner.",
    contact: link("İletişime geçin", "iletisim", { query: "about=cloud" }),
    quote: link("Yönetilen hizmet teklifi alın", "yonetilen-hizmetler-teklif-al"),
  },
};
