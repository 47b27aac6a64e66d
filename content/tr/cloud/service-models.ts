import { link, type ServiceModelEntry } from "../../schema.ts";

const entries: ServiceModelEntry[] = [
  {
    id: "iaas",
    title: "Hizmet olarak altyapı (IaaS)",
    content: [
      "Sunucu, depolama, ağ ve sanallaştırma bizden; işletim sistemi ve üzeri sizin ekibinizde kalır.",
      "Sistem ekibi güçlü, donanım yenilemekten yorulmuş kurumlar için. İşletim sistemi, veritabanı ve yedek sonradan yönetilen hizmet olarak eklenebilir.",
    ],
  },
  {
    id: "paas",
    title: "Hizmet olarak platform (PaaS)",
    content: [
      "İşletim sistemi, veritabanı motoru ve çalışma ortamı da bize geçer; ekibiniz koda ve veriye odaklanır.",
      "Sık sürüm çıkaran yazılım ekipleri için. Yama geceleri, sürüm yükseltmeleri ve kapasite hesabı gündemlerinden çıkar.",
    ],
  },
  {
    id: "saas",
    title: "Hizmet olarak yazılım (SaaS)",
    content: [
      "Uygulamanın kendisini hizmet olarak alırsınız: kurulum, güncelleme, yedek ve izleme bizdedir.",
      "İK ürün ailemiz, e-⁠Satınalma ve e-⁠Dönüşüm bu modelle kullanılabilir. Veri her zaman sizindir; ayrılırsanız standart biçimlerde geri alırsınız.",
    ],
  },
];

export const models = {
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
  entries,
  more: link("Hizmet olarak sunduğumuz ürünler", "dijital-donusum-urunleri"),
};
