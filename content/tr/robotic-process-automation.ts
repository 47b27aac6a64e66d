import { link } from "../schema.ts";

export const robots = {
  meta: {
    title: "Robotik Süreç Otomasyonu (RPA)",
    description:
      "Kuralı belli, tekrarlayan işleri yürüten yazılım robotları: %90’a varan maliyet azalması, on kata varan hız ve her ay geri kazanılan 200 saatten fazla zaman.",
  },
  name: "Robotik Süreç Otomasyonu",
  head: {
    title: "Tekrarlayan işi robotlara bırakın.",
    lead: "Ekran ekran kopyalanan faturalar, her sabah indirilen raporlar, elle girilen siparişler. Kuralı belli her iş, gece gündüz aynı özenle yürür.",
  },
  figures: {
    title: "Rakamlar, sayabileceğiniz kadar açık.",
    lead: "“Varan” dediğimiz her değer en iyi sonucu anlatır; sizin sürecinizde ne olacağını keşifte ölçeriz. Belirgin nokta kalanı, soluk nokta ortadan kalkanı gösterir.",
    cost: { value: "%90", left: 10, label: "Yüzde 90’a varan maliyet azalması. Yüz birimden geriye on kalır." },
    speed: {
      value: "10×",
      times: 10,
      one: "Elle",
      many: "Robotla",
      label: "On kata varan hız. Elle bir işlem biterken robot on işlem bitirir.",
    },
    errors: { value: "%0", left: 100, label: "Hata. Kuralı tanımlı yüz işlemin yüzü de ilk seferde doğru çıkar." },
    peak: {
      value: "8×",
      times: 8,
      one: "Robota ayrılan",
      many: "Karşılanan iş",
      label: "Sekiz kat tasarruf, ay sonu gibi yoğun dönemlerde.",
    },
    entry: { value: "%70", left: 30, label: "Tasarruf, veri girişi ağırlıklı süreçlerde." },
    approval: { value: "%50", left: 50, label: "Tasarruf, son onayı insanda kalan süreçlerde." },
    hours: { value: "200+ saat", label: "Her ay insanlara geri dönen zaman. Her nokta bir saat." },
  },
  starts: {
    title: "Nereden başlanır?",
    lead: "İyi bir ilk süreç sıkıcıdır: kuralı belli, hacmi yüksek, istisnası az. En sık şu dört masada karşımıza çıkar.",
    areas: [
      {
        title: "Finans",
        content: "Fatura, sipariş ve irsaliye eşleştirme; cari mutabakat; banka ekstrelerinin muhasebeye işlenmesi.",
      },
      {
        title: "İnsan kaynakları",
        content: "İşe giriş evrakının toplanması, izin ve vardiya kayıtlarının aktarılması, bordro öncesi kontroller.",
      },
      {
        title: "Satın alma",
        content: "Tekliflerin tek tabloya toplanması, onaylı talepten sipariş açılması, geciken irsaliyenin izlenmesi.",
      },
      {
        title: "Müşteri hizmetleri",
        content: "E-⁠postadan kayıt açma, durum bildirimi gönderme, birden çok sistemde adres güncelleme.",
      },
    ],
  },
  limits: {
    title: "Robota neyi vermeyiz?",
    lead: "Yanlış seçilmiş bir süreç, kötü yazılmış bir robottan pahalıdır. Keşifte şunlardan birini görürsek bunu söyler, başka bir yol öneririz.",
    items: [
      "Kuralı yazıya dökülemeyen, deneyime ve sezgiye dayanan kararlar",
      "Ekranı ya da biçimi sürekli değişen uygulamalar: önce uygulama durulmalı",
      "Ayda birkaç kez yapılan işler: robotun bakımı, kazandırdığı zamandan uzun sürer",
      "Düzgün bir arayüzle iki sistemi doğrudan konuşturmanın daha kolay olduğu yerler",
    ],
  },
  way: {
    title: "Keşiften nöbete dört adım.",
    lead: "Kordon Gıda’da bu yol dört hafta sürdü. Sizinkinin süresini keşif gösterir.",
    steps: [
      {
        name: "Keşif",
        text: "Süreç yerinde izlenir; süresi, hacmi ve hatası ölçülür. Uygun değilse yol burada biter.",
      },
      {
        name: "Tasarım",
        text: "Kurallar ve istisnalar tek tek yazılır. Her istisnanın, haber verilecek bir sahibi olur.",
      },
      { name: "Kurulum", text: "Robot test ortamında geçmiş kayıtlarla çalışır; sonucu insanınkiyle yan yana konur." },
      {
        name: "Devreye alma",
        text: "Robot nöbete girer. Alışma döneminde kararlarını süreci bilen biri gözden geçirir.",
      },
    ],
  },
  trust: {
    title: "Robot da kurala uyar.",
    lead: "Bir robot, ekibinize yeni katılan biri gibi yönetilir: kimliği, yetkisi ve hesap verdiği biri vardır.",
    items: [
      {
        title: "Kendi hesabı",
        content:
          "Her robot ayrı bir kullanıcıyla, yalnızca işinin gerektirdiği yetkiyle çalışır. Parolası kasada durur.",
      },
      {
        title: "Adım adım kayıt",
        content: "Hangi kaydı açtı, hangi kuralı uyguladı, ne yazdı: denetçi sorduğunda yanıt kaydın yanındadır.",
      },
      {
        title: "Durmayı bilir",
        content:
          "Tanımadığı bir ekranla karşılaşınca tahmin yürütmez; işi yarım bırakmadan durur ve sahibine haber verir.",
      },
    ],
  },
  reference: { slug: "kordon-gida", kicker: "Referans", more: "Başarı hikâyesini okuyun" },
  closing: {
    title: "En sıkıcı sürecinizi anlatın.",
    lead: "Kim yapıyor, ne sıklıkta, kaç ekranda? Bu üç soruya kısa bir yanıt, robota uygun olup olmadığını konuşmaya yeter.",
    contact: link("İletişime geçin", "iletisim", { query: "about=rpa" }),
    products: link("Diğer ürünlerimiz", "dijital-donusum-urunleri"),
  },
};
