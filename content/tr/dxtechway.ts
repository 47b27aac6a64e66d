import { type Card, type CareerStep, link } from "../schema.ts";

const steps: CareerStep[] = [
  {
    number: 1,
    name: "Teknik değerlendirme",
    description: "Ezber değil akıl yürütme: tanımadığınız bir sistemde ne olup bittiğini anlatırsınız.",
  },
  {
    number: 2,
    name: "İngilizce yeterlilik sınavı",
    description: "Belgeleri okuyup yurt dışındaki bir üreticiye derdinizi anlatabilmeniz için.",
  },
  {
    number: 3,
    name: "Öğrenme çevikliği envanteri",
    description: "Yeni bir konuya nasıl yaklaştığınızı gösterir; doğru ya da yanlış yanıtı yoktur.",
  },
  {
    number: 4,
    name: "Vaka çalışmalı lider görüşmeleri",
    description: "Ekip liderleriyle işin içinden bir vaka üzerinde konuşursunuz.",
  },
  {
    number: 5,
    name: "İnsan Deneyimi ve Sürdürülebilirlik ekibiyle görüşmeler",
    description: "Beklentileriniz, çalışma düzeni ve sizin sorularınız için.",
  },
];

const program: Card[] = [
  {
    icon: "arge",
    title: "Teknik eğitim",
    content:
      "Ağdan veritabanına, buluttan güvenliğe ortak bir temel. Anlatanlar, o işi her gün yapan mühendislerimizdir; örnekler kendi olaylarımızdan gelir.",
  },
  {
    icon: "yetenek",
    title: "Mentor",
    content:
      "Ekibinizden, sizinle aynı işi yapan biri. Kodunuzu ve kaydınızı okur, takıldığınız yerde yanınıza oturur. İlk dönemin dört mezunu mentor olmak için gönüllü yazıldı.",
  },
  {
    icon: "yonetilen",
    title: "Gerçek bir iş",
    content:
      "İlk günden bir ekibin işinin parçası olursunuz. Bitirme projeniz de bu işten çıkar ve ekip liderlerinin önünde sunulur.",
  },
];

const questions = [
  {
    id: "on-bilgi",
    question: "Belirli bir dili ya da ürünü bilmem gerekir mi?",
    answer:
      "Hayır. Teknik değerlendirmede, tanımadığınız bir sistemin günlük kaydına bakarsınız. Doğru komutu bilmeniz değil, doğru soruyu sormanız beklenir.",
  },
  {
    id: "bolum",
    question: "Bölümüm bilgisayar mühendisliği değil, başvurabilir miyim?",
    answer:
      "Başvurabilirsiniz. İlk dönemin on sekiz katılımcısından altısı matematik, fizik ve istatistikten geldi. Bölümünüzden çok, bir sorunu nasıl parçalara ayırdığınıza bakarız.",
  },
  {
    id: "sonrasi",
    question: "Program bitince ne olur?",
    answer:
      "İlk dönemin on sekiz mezunu bitirme projelerini sundu ve kendi ekiplerinde kadrolu olarak işe başladı. Her dönemin yerlerini ve koşullarını o dönemin ilanı söyler.",
  },
  {
    id: "test-saglayicisi",
    question: "Sınav yurt dışındaki bir sağlayıcıdan alınırsa verilerim ne olur?",
    answer:
      "Sınavdan önce sağlayıcının adını ve ülkesini bildirir, rızanızı ayrıca sorarız. Rıza vermezseniz aynı ölçümü verilerinizi yurt dışına aktarmadan yaparız; değerlendirmeniz bundan etkilenmez.",
  },
  {
    id: "ogrenci",
    question: "Henüz lisans öğrencisiyim. Beklemem mi gerekir?",
    answer:
      "Gerekmez. Üniversite öğrencileri için 6–⁠7 ay süren DxPerience staj programımız var. Mezun olduğunuzda DxTechway’e de başvurabilirsiniz.",
  },
];

export const dxtechway = {
  meta: {
    title: "DxTechway yetenek programı",
    description:
      "Mezunlar ve yüksek lisans öğrencileri için yetenek programı: en fazla iki yıl deneyim, teknik eğitim, mentor, gerçek bir iş ve beş değerlendirme adımı.",
  },
  head: {
    title: "İlk işiniz, gerçek bir iş olsun.",
    lead: "DxTechway, mezunlar ve yüksek lisans öğrencileri için yetenek programımız. Teknik eğitim, bir mentor ve ilk günden sizi bekleyen bir iş.",
  },
  eligibility: {
    title: "Kimler başvurabilir?",
    lead: "İki koşul var; ikisi de diplomanızdaki bölümün adıyla ilgili değil.",
    points: ["Üniversiteden mezun olanlar ya da yüksek lisansını sürdürenler.", "En fazla 2 yıl iş deneyimi olanlar."],
  },
  program: {
    title: "Programda sizi ne bekliyor?",
    lead: "Sınıfta öğrenilen, aynı hafta bir ekibin masasında kullanılır. Eğitim ile işin arasına mevsim girmez.",
    items: program,
  },
  evaluation: {
    title: "Beş değerlendirme adımı.",
    lead: "Sıra hep aynıdır. Hiçbir adımda karar yalnızca otomatik bir puanla verilmez; sonuçlara insanlar bakar.",
    steps,
  },
  questions: { title: "Sorulanlar", items: questions },
  rows: [
    {
      kicker: "Haber",
      link: link("İlk on sekiz mezun neler yaptı?", "hakkimizda-medya-haber", {
        params: { haber: "dxtechway-ilk-mezunlarini-verdi" },
      }),
    },
    { kicker: "DxPerience", link: link("Hâlâ okuyanlar için staj programı.", "hakkimizda-kariyer-dxperience") },
    { kicker: "İşe Alım", link: link("Deneyimli adaylar için beş adım.", "hakkimizda-kariyer-ise-alim") },
  ],
  apply: {
    title: "Sorunuzu getirin, işi birlikte bulalım.",
    lead: "Yeni dönemin ilanı ve başvuru tarihleri başvuru sayfamızda.",
    button: "Program ilanına bakın",
  },
};
