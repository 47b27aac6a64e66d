import { link } from "../../schema.ts";

export const hybrid = {
  crumb: "Hibrit Bulut",
  crumbsLabel: "Hibrit bulut bölümünün konumu",
  title: "Hibrit bulut: iki yer, tek düzen.",
  lead: "Hibrit bulut bir ara durak olmak zorunda değil, kalıcı bir mimari de olabilir. Yeter ki iki tarafı işleten ekip, ikisini tek ortam olarak görsün.",
  caption:
    "Solda veri merkeziniz, sağda genel bulut. Aradaki üç iz ağ, kimlik ve izleme; sıcak nokta, isteği gönderen kullanıcınız.",
  parts: [
    {
      title: "İçeride kalan",
      content:
        "Kişisel veri tutan veritabanları, üretim hattına milisaniyelerle yanıt veren sistemler, lisansı donanıma bağlı uygulamalar.",
    },
    {
      title: "Dışarı çıkan",
      content:
        "Mağaza ve portal gibi trafiği oynak yüzler, test ortamları, arşiv ve ay sonu hesapları. Yük bitince kapasite de bedeli de kapanır.",
    },
    {
      title: "İkisini bağlayan",
      content:
        "Yedekli ve şifreli bağlantı, tek oturumla kimlik, ortak izleme ekranı. Nöbetçi önce arızanın hangi tarafta olduğunu aramaz.",
    },
  ],
  story: link("Poyraz Perakende: vitrin dışarıda, kasa içeride", "hakkimizda-basari-hikayeleri-hikaye", {
    params: { hikaye: "poyraz-perakende" },
  }),
};
