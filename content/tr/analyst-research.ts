import { link } from "../schema.ts";

export const analystResearch = {
  meta: {
    title: "Analist araştırmaları: nasıl okuyor, nasıl kullanıyoruz?",
    description:
      "Bağımsız analist araştırmalarını hangi kararda kullanıp hangisinde kenara koyduğumuz, okurken sorulacak beş soru ve Kullanıcı Deneyimi Raporu.",
  },
  title: "Haritayı okur, yolu ölçerek seçeriz.",
  lead: "Bağımsız analist araştırmaları bir pazarın haritasını çizer. Bu sayfa, o haritadan hangi kararda yararlandığımızı, hangisinde kendi ölçümümüze güvendiğimizi anlatıyor.",
  why: {
    title: "Neden okuyoruz?",
    paragraphs: [
      "Bir kurumun on yıl kullanacağı altyapıyı seçerken tek kaynak üreticinin sunumu olamaz. Bağımsız araştırmalar üç konuda işimize yarar: sorulması gereken soruyu hatırlatır, bir teknolojinin hangi olgunlukta olduğunu gösterir, kendi deneyimimizin dışında kalan sektörleri görünür kılar.",
      "Kenara koyduğumuz kararlar da var. Hiçbir araştırma sizin ağınızın gecikmesini, ekibinizin nöbet düzenini ya da verinizin hangi ülkede kalması gerektiğini bilmez. Bu yüzden bir öneriyi yalnızca araştırmaya dayandırmayız; yanına sizin ortamınızda yapılmış bir ölçüm koyarız.",
    ],
  },
  steps: {
    title: "Bir araştırma masamıza geldiğinde",
    items: [
      {
        title: "Önce yöntemi okuruz",
        text: "Kim, kime, ne zaman sormuş? Katılanların ülkesi ve büyüklüğü sorumuza uymuyorsa bulgular da uymaz.",
      },
      {
        title: "Ölçütü alır, puanı bırakırız",
        text: "Her ölçüt, müşterinin kendi ortamında yanıtlanabilecek bir soruya dönüşür. Puan, onu verenin koşullarına aittir.",
      },
      {
        title: "Aynı koşulda deneriz",
        text: "Öne çıkan iki ya da üç seçenek Ar-⁠Ge Merkezinde aynı veriyle çalıştırılır. Sonuç araştırmayla çelişse de yazılır.",
      },
      {
        title: "Gerekçeyi saklarız",
        text: "Neyi neden seçtiğimiz bir sayfaya sığar. Ertesi yıl yeni araştırma geldiğinde önce o sayfa açılır.",
      },
    ],
  },
  questions: {
    title: "Siz okurken sorabileceğiniz beş soru",
    lead: "Elinize geçen herhangi bir araştırma, sıralama ya da karşılaştırma için.",
    items: [
      "Kaç kurumla, hangi ülkelerde yapılmış; sizin sektörünüz içinde mi?",
      "Ölçütlerin ağırlığını kim belirlemiş; sizin önceliğiniz farklıysa sıra değişir mi?",
      "Görüşler kullanandan mı, satın alandan mı, satandan mı gelmiş?",
      "Parasını kim vermiş ve bu, metnin neresinde yazıyor?",
      "Bulgu kaç yıllık; o günden beri ürün, sürüm ya da fiyat değişmiş mi?",
    ],
  },
  noQuotes: {
    title: "Burada neden alıntı yok?",
    text: "Bu sayfada bir kuruluşun sıralamasını, puanını ya da cümlesini bulamazsınız. Yöntemi ve bağlamı olmadan tek bir satır kolayca yanıltır; araştırmaların tamamını, onları yayımlayan kuruluştan okumanızı öneririz.",
  },
  offer: {
    title: "Okuduklarımızdan kendi sorumuz çıktı.",
    text: "Araştırmaların çoğu kullanıcı deneyimini önemli sayıyor, azı onu kurum içinde nasıl ölçeceğinizi anlatıyor. Kullanıcı Deneyimi Raporu bu boşluk için yazıldı: çalışan ne kadar bekledi, nerede bıraktı, kime sordu?",
    see: link("Rapora bakın", "gartner-kullanici-deneyimi-raporu"),
    ask: link("Raporu isteyin", "gartner-kullanici-deneyimi-raporu", { hash: "request" }),
  },
};
