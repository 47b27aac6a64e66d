import { type Card, type Link, link, type NavItem, type ServiceModelEntry } from "../schema.ts";

const nav: NavItem[] = [
  { id: "cloud-solutions", title: "Çözümler", target: { name: "bulut-cozumleri", hash: "cloud-solutions" } },
  { id: "cloud-competencies", title: "Yetkinlikler", target: { name: "bulut-cozumleri", hash: "cloud-competencies" } },
  { id: "cloud-partnerships", title: "İş ortaklıkları", target: { name: "bulut-cozumleri", hash: "cloud-partnerships" } },
  { id: "cloud-features", title: "Özellikler", target: { name: "bulut-cozumleri", hash: "cloud-features" } },
  { id: "cloud-success-stories", title: "Başarı hikâyeleri", target: { name: "bulut-cozumleri", hash: "cloud-success-stories" } },
];

const kinds: (Card & { more?: Link })[] = [
  { icon: "hibrit", title: "Hibrit bulut", content: "Kritik veri içeride, değişken yük dışarıda. İki taraf tek ağ, tek kimlik ve tek izlemeyle çalışır.", more: link("Hibrit bulutu inceleyin", "bulut-cozumleri", { hash: "hibrit-bulut" }) },
  { icon: "ozel", title: "Özel bulut", content: "Yalnızca size ayrılmış donanım. Denetimi sıkı, yükü öngörülebilir sistemler için: bordro, üretim planlama, hasta kayıtları." },
  { icon: "genel", title: "Genel bulut", content: "Dakikalar içinde kapasite, kullandığınız kadar bedel. Deneme ortamları, mevsimlik trafik ve kısa ömürlü hesaplar için." },
  { icon: "coklu", title: "Çoklu bulut", content: "Her sağlayıcının güçlü yanı bir arada. Yetkiler tek modelde, harcamalar tek görünümde; tek bir sağlayıcıya bağlı kalmazsınız." },
  { icon: "yerel", title: "Yerel bulut", content: "Veri de yedeği de yurt içinde kalır. Mevzuatın sınır çizdiği sektörler ve kamu kurumları için." },
  { icon: "yerli", title: "Bulut yerlisi", content: "Konteyner, mikro hizmet ve sürekli teslim. Uygulamanız buluta olduğu gibi taşınmaz, bulut için yeniden kurulur.", more: link("Uygulama modernizasyonu", "yonetilen-hizmetler-uygulama-modernizasyonu") },
];

const serviceModels: ServiceModelEntry[] = [
  { id: "iaas", title: "Hizmet olarak altyapı (IaaS)", content: ["Sunucu, depolama, ağ ve sanallaştırma bizden; işletim sistemi ve üzeri sizin ekibinizde kalır.", "Sistem ekibi güçlü, donanım yenilemekten yorulmuş kurumlar için. İşletim sistemi, veritabanı ve yedek sonradan yönetilen hizmet olarak eklenebilir."] },
  { id: "paas", title: "Hizmet olarak platform (PaaS)", content: ["İşletim sistemi, veritabanı motoru ve çalışma ortamı da bize geçer; ekibiniz koda ve veriye odaklanır.", "Sık sürüm çıkaran yazılım ekipleri için. Yama geceleri, sürüm yükseltmeleri ve kapasite hesabı gündemlerinden çıkar."] },
  { id: "saas", title: "Hizmet olarak yazılım (SaaS)", content: ["Uygulamanın kendisini hizmet olarak alırsınız: kurulum, güncelleme, yedek ve izleme bizdedir.", "İK ürün ailemiz, e-⁠Satınalma ve e-⁠Dönüşüm bu modelle kullanılabilir. Veri her zaman sizindir; ayrılırsanız standart biçimlerde geri alırsınız."] },
];

export const cloud = {
  meta: {
    title: "Bulut Çözümleri: hibrit, özel, genel, çoklu ve yerel bulut",
    description: "Hibrit, özel, genel, çoklu, yerel ve bulut yerlisi mimariler; IaaS, PaaS ve SaaS. İş yükünüzün yerini birlikte seçiyor, taşıyor ve orada işletiyoruz.",
  },
  name: "Bulut Çözümleri",
  head: {
    title: "Her iş yükünün doğru bir yeri var.",
    lead: "Kimi veri merkezinizde kalmalı, kimi genel buluta çıkmalı. Yerini birlikte buluyor, taşıyor ve orada 7/⁠24 işletiyoruz.",
  },
  nav: { label: "Bulut çözümleri, sayfa içi", items: nav },
  solutions: {
    title: "Altı bulut türü, tek işletme ekibi.",
    lead: "Tür seçimi bir mimari karardır, marka kararı değil. Önce iş yükünün gecikme, uyum ve maliyet sınırlarına bakarız; tür bu sınırlardan çıkar.",
    kinds,
  },
  hybrid: {
    crumb: "Hibrit Bulut",
    crumbsLabel: "Hibrit bulut bölümünün konumu",
    title: "Hibrit bulut: iki yer, tek düzen.",
    lead: "Hibrit bulut bir ara durak olmak zorunda değil, kalıcı bir mimari de olabilir. Yeter ki iki tarafı işleten ekip, ikisini tek ortam olarak görsün.",
    caption: "Solda veri merkeziniz, sağda genel bulut. Aradaki üç iz ağ, kimlik ve izleme; sıcak nokta, isteği gönderen kullanıcınız.",
    parts: [
      { title: "İçeride kalan", content: "Kişisel veri tutan veritabanları, üretim hattına milisaniyelerle yanıt veren sistemler, lisansı donanıma bağlı uygulamalar." },
      { title: "Dışarı çıkan", content: "Mağaza ve portal gibi trafiği oynak yüzler, test ortamları, arşiv ve ay sonu hesapları. Yük bitince kapasite de bedeli de kapanır." },
      { title: "İkisini bağlayan", content: "Yedekli ve şifreli bağlantı, tek oturumla kimlik, ortak izleme ekranı. Nöbetçi önce arızanın hangi tarafta olduğunu aramaz." },
    ],
    story: link("Poyraz Perakende vitrini dışarı çıkardı, kasayı içeride tuttu", "hakkimizda-basari-hikayeleri-hikaye", { params: { hikaye: "poyraz-perakende" } }),
  },
  models: {
    title: "Nerede biz biter, nerede siz başlarsınız?",
    lead: "Hizmet modeli, sorumluluğun çizgisidir. Çizgi yukarı çıktıkça ekibinizin uğraştığı katman azalır.",
    legend: "Dolu nokta bizim, boş nokta sizin ekibinizin işlettiği katman.",
    caption: "Hizmet modellerinde katmanlara göre sorumluluk",
    layer: "Katman",
    columns: ["IaaS", "PaaS", "SaaS"],
    us: "Biz",
    you: "Siz",
    /** How many of the columns, counted from the right, are ours. */
    layers: [
      { title: "Uygulama", ours: 1 },
      { title: "Veri yedeği", ours: 1 },
      { title: "Çalışma ortamı", ours: 2 },
      { title: "İşletim sistemi", ours: 2 },
      { title: "Sanallaştırma", ours: 3 },
      { title: "Sunucu ve depolama", ours: 3 },
      { title: "Ağ ve tesis", ours: 3 },
    ],
    entries: serviceModels,
    more: link("Hizmet olarak sunduğumuz ürünler", "dijital-donusum-urunleri"),
  },
  competencies: {
    title: "Geçişi yapan, nöbetini de tutar.",
    lead: "Bir geçişi planlayan, gerçekleştiren ve sonrasında işleten aynı insanlar. Zayıf bir planın bedelini kendi gecelerinde ödeyeceklerini bilerek çalışırlar.",
    counters: [
      { value: "25+", count: 25, label: "bulut uzmanı" },
      { value: "20+", count: 20, label: "küresel sertifika" },
      { value: "50+", count: 50, label: "küresel teknoloji ortağı" },
    ],
    stages: [
      { title: "Değerlendirme", content: "Uygulama envanteri, bağımlılık haritası ve taşınma sırası. Yerinde kalması gereken sistem de raporda açıkça yazar." },
      { title: "Geçiş", content: "Önce kopyada prova, sonra üretimde geçiş. Geri dönüş planı ve son karar saati en başta yazılır." },
      { title: "İşletme", content: "İzleme, yama, yedek ve maliyet takibi tek ekipte. Her değişiklik onaydan geçer, kaydı kalır." },
      { title: "İyileştirme", content: "Boşta kalan kaynak bulunur; küçültülür, saatine göre açılıp kapanır ya da tümüyle kaldırılır." },
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
    join: link("Ortaklık önerin", "iletisim"),
  },
  features: {
    title: "İyi işletilen bulutun altı özelliği.",
    lead: "Türü ne olursa olsun tasarıma bu altı başlıkla başlarız. Her birinin derinliğini seçtiğiniz hizmet seviyesi belirler.",
    items: [
      { title: "İzleme", content: "Alarmı sistem açar, nöbetteki uzman kapatır. Premium hizmet seviyesinde izleme 7/⁠24 sürer." },
      { title: "Taşınabilirlik", content: "Çıkış planı girişle birlikte yazılır; bir gün ayrılmak isterseniz yol bellidir." },
      { title: "Maliyet görünürlüğü", content: "Harcama ekiplere ve uygulamalara göre etiketlenir. Sürpriz, fatura kesilmeden önce görünür." },
      { title: "Sınanmış yedek", content: "Yedeğin alınmış olması yetmez, geri dönmüş olması gerekir. Geri dönüş provaları takvime yazılır." },
      { title: "Şifreleme", content: "Duran ve yolda olan veri şifrelidir; anahtarı isterseniz siz saklarsınız." },
      { title: "Uyum", content: "Hizmet yönetiminde ISO 20000, iş sürekliliğinde ISO 22301 gereklerini izleriz.", more: link("İş sürekliliği politikamız", "is-surekliligi-politikasi") },
    ] as { title: string; content: string; more?: Link }[],
  },
  stories: { title: "Buluta çıkanlardan üç hikâye.", all: link("Tüm hikâyeler", "hakkimizda-basari-hikayeleri") },
  closing: {
    title: "İş yükünüzün yerini birlikte bulalım.",
    lead: "Bugün ne nerede çalışıyor, neyi değiştirmek istiyorsunuz? Birkaç cümle yeter; bulut ekibimiz doğru soruları hazırlayıp size döner.",
    contact: link("İletişime geçin", "iletisim"),
    quote: link("Yönetilen hizmet teklifi alın", "yonetilen-hizmetler-teklif-al"),
  },
};
