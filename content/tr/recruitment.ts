import { type CareerStep, link } from "../schema.ts";

const steps: CareerStep[] = [
  {
    number: 1,
    name: "Değerlendirme",
    description:
      "Başvurunuzu hem İnsan Deneyimi ve Sürdürülebilirlik ekibi hem de katılacağınız ekibin lideri okur. Karar yalnızca otomatik bir puanla verilmez.",
  },
  {
    number: 2,
    name: "Görüşme",
    description:
      "Önce İnsan Deneyimi ve Sürdürülebilirlik ekibiyle, sonra ekip lideriyle konuşursunuz. Soruların yarısı sizindir.",
  },
  {
    number: 3,
    name: "Envanter",
    description: "Göreve göre bir teknik değerlendirme ya da çalışma biçiminizi anlatan bir envanter uygulanır.",
  },
  {
    number: 4,
    name: "Vaka çalışması",
    description: "İşin içinden alınmış, adı değiştirilmiş bir sorunu ekiple birlikte ele alırsınız.",
  },
  {
    number: 5,
    name: "Teklif",
    description: "Görev, ücret, yan haklar ve başlangıç tarihi yazılı teklifte yer alır.",
  },
];

export const recruitment = {
  meta: {
    title: "İşe alım süreci",
    description:
      "Değerlendirme, görüşme, envanter, vaka çalışması ve teklif: her adımda neye bakıyoruz, nasıl hazırlanabilirsiniz, özgeçmişinizi ne kadar saklıyoruz?",
  },
  head: {
    title: "Tanışmanın beş adımı.",
    lead: "İşe alım iki tarafın da seçtiği bir süreç. Her adımda neye baktığımızı önceden bilirseniz, siz de bize daha iyi bakarsınız.",
  },
  way: {
    title: "Başvurunuz nasıl ilerler?",
    lead: "Adımların sırası değişmez; içeriğini başvurduğunuz görev belirler.",
    steps,
  },
  preparation: {
    title: "Hazırlanırken.",
    lead: "Ezberlenmiş yanıtlar işimize yaramaz. Şunlar yarar.",
    caption: "Her adımda neye baktığımız ve nasıl hazırlanabileceğiniz",
    step: "Adım",
    columns: ["Biz neye bakarız?", "Siz nasıl hazırlanırsınız?"],
    rows: [
      {
        title: "Değerlendirme",
        cells: [
          "Yaptığınız işin ne olduğuna ve içindeki payınıza.",
          "Unvan yerine sonucu yazın: neyi değiştirdiniz, nereden anladınız?",
        ],
      },
      {
        title: "Görüşme",
        cells: [
          "Bir sorunu nasıl anlattığınıza, bilmediğinizde ne yaptığınıza.",
          "Ters giden bir işi seçin ve ondan ne öğrendiğinizi anlatın.",
        ],
      },
      {
        title: "Envanter",
        cells: [
          "Hangi koşulda iyi çalıştığınıza; sonuç tek başına karar verdirmez.",
          "Hazırlık gerekmez. İçinizden geleni yanıtlayın.",
        ],
      },
      {
        title: "Vaka çalışması",
        cells: [
          "Sorduğunuz sorulara ve seçtiğiniz yolun bedelini bilip bilmediğinize.",
          "Yüksek sesle düşünün. Eksik bilgi varsa isteyin; vermek bizim işimiz.",
        ],
      },
      {
        title: "Teklif",
        cells: [
          "Beklentilerimizin gerçekten örtüşüp örtüşmediğine.",
          "Aklınızda kalan her şeyi, nöbet düzenini de, şimdi sorun.",
        ],
      },
    ],
  },
  sensitive: {
    title: "Lütfen göndermeyin.",
    lead: "Başvurunuza özel nitelikli kişisel veri eklememenizi rica ederiz. Sizi değerlendirmek için bunlara ihtiyacımız yok.",
    points: [
      "Sağlık ve engellilik bilgisi",
      "Din, mezhep, siyasi düşünce",
      "Irk, etnik köken",
      "Dernek, vakıf, sendika üyeliği",
      "Ceza mahkûmiyeti",
      "Biyometrik ve genetik veri",
      "Fotoğraf, T.C. kimlik numarası",
      "Medeni hâl, aile bilgileri",
    ],
    note: "Görüşmede yardımcı olacak bir düzenlemeye ihtiyacınız varsa nedenini değil, yalnızca ihtiyacınızı yazmanız yeterlidir. Bu tür bir veri yine de bize ulaşırsa değerlendirmede kullanmayız; fark ettiğimizde karartır veya belgeyi silip yenisini isteriz.",
  },
  retention: {
    title: "Özgeçmişiniz bizde ne kadar kalır?",
    lead: "Karar sizin. Her nokta bir ay.",
    figures: [
      {
        value: "2 yıl",
        months: 24,
        label: "rıza verirseniz, rızanın verildiği günden başlayarak; süre kendiliğinden uzamaz",
      },
      { value: "6 ay", months: 6, label: "rıza vermezseniz, süreç sonuçlandıktan sonra en geç" },
    ],
    text: "Rızanızla özgeçmişinizi sonraki pozisyonlar için saklarız. Rıza vermemeniz, başvurduğunuz pozisyondaki değerlendirmenizi etkilemez.",
    withdrawal: "Rızanızı dilediğiniz an, gerekçe göstermeden geri alabilirsiniz; şu adrese yazmanız yeterli:",
    links: [
      link("Açık Rıza Metni", "acik-riza-metni"),
      link("Çalışan Adayı Aydınlatma Metni", "calisan-adayi-aydinlatma-metni"),
    ],
  },
  rows: [
    { kicker: "DxPerience", link: link("Üniversite öğrencileri için staj programı.", "hakkimizda-kariyer-dxperience") },
    { kicker: "DxTechway", link: link("Mezunlar için yetenek programı.", "hakkimizda-kariyer-dxtechway") },
    { kicker: "Kariyer", link: link("Değerlerimiz, kampüs ve yan haklar.", "hakkimizda-kariyer") },
  ],
  apply: {
    title: "Birinci adım sizin.",
    lead: "Özgeçmişinizi başvuru sayfamızdan gönderin; size uyan bir ilan yoksa genel başvuruyu seçin.",
    button: "Başvuru sayfasına gidin",
  },
};
