import { link } from "../schema.ts";

/** Steps 1 to 3 of the quote wizard and what stands around every step. */
export const quoteWizard = {
  steps: {
    label: "Teklif adımları",
    position: "Adım {number} / 5",
    /** Title of the document: the first step stands for the whole wizard. */
    first: "{title} (adım 1 / 5)",
    other: "{name} (adım {number} / 5) · Teklif alın",
    names: {
      services: "Hizmet paketi seçimi",
      details: "Paket detayları",
      preview: "Önizleme",
      contact: "İletişim bilgileri",
      completed: "Tamamlandı",
    },
    done: "(tamamlandı)",
    back: "Geri",
  },
  saved: {
    title: "Neyi, ne kadar saklıyoruz?",
    choices:
      "Seçimleriniz sunucumuzda 7 gün taslak olarak durur. Tarayıcınıza yazılan çerez yalnızca bu taslağı bulur.",
    personal:
      "Adınız, telefonunuz ve öbür kişisel bilgileriniz taslağa ancak dördüncü adımda girer; talebi tamamlamazsanız 24 saat sonra silinir.",
    more: link("Çerez Politikası", "cerez-politikasi"),
    now: "Seçimleriniz kaydedildi.",
    failed: "Seçimleriniz kaydedilemedi. Sayfada duruyorlar; devam ettiğinizde yeniden denenir.",
  },
  /** Whoever asks for a later step is led here where no draft is found. */
  lost: "Kayıtlı bir paketinizi bulamadık. Taslaklar 7 gün saklanır; tarayıcınız çerezlere izin vermiyorsa seçimleriniz kaydedilemez.",
  /** Whoever has a completed request and opens the wizard begins a new one. */
  anew: {
    text: "{reference} numaralı talebiniz bizde. Burada yeni bir paket hazırlarsınız.",
    link: link("Gönderdiğiniz talebi görün", "yonetilen-hizmetler-teklif-al-tesekkurler"),
  },
  services: {
    title: "Hangi hizmetlere ihtiyacınız var?",
    lead: "Birden çok seçebilirsiniz. Seviyeyi ve sayıyı sonraki adımda belirlersiniz.",
    search: "Hizmetlerde arayın",
    clear: "Aramayı temizle",
    found: {
      none: "Aramanıza uyan hizmet yok.",
      one: "1 hizmet gösteriliyor.",
      other: "{count} hizmet gösteriliyor.",
    },
    filter: "Alana göre süzün",
    all: "Tümü",
    more: "Neleri kapsar?",
    next: "Paket detaylarına geç",
  },
  details: {
    title: "Seviyeyi ve sayıyı belirleyin.",
    lead: "Aynı hizmette birden çok seviye kullanabilirsiniz: kritik sunucular Premium’da, test ortamı Temel’de.",
    suboptions: "Alt hizmetler",
    level: "Seviye",
    decrease: "{label}: azalt",
    increase: "{label}: artır",
    unavailable: "Bu seviye şu anda sunulmuyor.",
    next: "Önizlemeye geç",
    backToPreview: "Kaydet ve önizlemeye dön",
  },
  preview: {
    title: "Paketiniz bu. Doğru mu?",
    lead: "Gönderilecek her satır aşağıda. “Değiştir” sizi o satıra götürür; kaydedince buraya dönersiniz.",
    change: "Değiştir",
    changeWhat: "Değiştir: {what}",
    price: "Fiyat bu adımda gösterilmez. Teklifiniz, satış uzmanlarımızla görüşmenizden sonra yazılı olarak gelir.",
    next: "İletişim bilgilerine geç",
  },
  share: {
    title: "Bu paketin bağlantısı",
    text: "Bağlantıyı açan herkes aynı paketi görür; kişisel bilgi içermez. Onay almak için bir iş arkadaşınıza gönderebilirsiniz.",
    label: "Paket bağlantısı",
    copy: "Bağlantıyı kopyala",
    copied: "Bağlantı kopyalandı.",
    opened: {
      title: "Size gönderilen paket",
      text: "Aşağıdaki paketi bir bağlantıyla açtınız. Devam ederseniz kendi taslağınız olur ve istediğiniz satırı değiştirebilirsiniz.",
      replaces: "Yarım kalan bir taslağınız var; devam ederseniz bu paket onun yerine geçer.",
      use: "Bu paketle devam et",
      keep: "Kendi taslağıma dön",
    },
  },
  summary: {
    title: "Paketiniz",
    open: "Paketinizi görün",
    close: "Kapat",
    change: "Paketi değiştir",
    none: "Henüz hizmet seçmediniz.",
    count: { one: "1 hizmet", other: "{count} hizmet" },
    expert: { amount: "Uzman görüşmesi", detail: "Teklif öncesinde" },
    /** Of a service that its visitor has not come to yet. */
    ahead: "Seçilecek",
    missing: {
      amount: "Eksik",
      details: {
        "no-suboption": "Alt hizmet seçilmedi",
        "no-package": "Seçim yapılmadı",
        "level-disabled": "Seviye sunulmuyor",
        "count-missing": "Sayı yazılmadı",
        "count-wrong": "Sayı okunamadı",
        "count-too-big": "Sayı çok büyük",
        "count-not-multiple": "Sayı 100’ün katı değil",
      },
    },
    promise: "Satış uzmanlarımız mesai saatleri içinde (09:00–⁠18:00), 24 saat dolmadan size ulaşır.",
  },
  errors: {
    summary: { one: "Devam etmeden önce bir konu kaldı.", other: "Devam etmeden önce {count} konu kaldı." },
    /** In the list of errors: which service it is about. */
    at: "{place}: {message}",
    /** What to choose where no package is chosen, in the words of the controls. */
    choose: {
      counts: "En az bir seviyede “{input}” alanını doldurun.",
      count: "“{input}” alanını doldurun.",
      levels: "En az bir seviyeyi işaretleyin: {levels}.",
      countsOfSuboption: "Şu alanlardan en az birine sayı yazın: {levels}.",
    },
    codes: {
      "no-service": "En az bir hizmet seçmelisiniz.",
      "no-suboption": "Lütfen alt hizmetlerden en az birini seçin!",
      "no-package": "Lütfen her hizmet ve alt hizmet için en az bir paket seçin!",
      "level-disabled": "Bu seviye şu anda sunulmuyor. Lütfen başka bir seviye seçin.",
      "count-missing": "Lütfen bu seviye için bir sayı yazın.",
      "count-wrong": "Lütfen tam bir sayı yazın: 12 ya da 1.000 gibi.",
      "count-too-big": "Lütfen en çok 1.000.000 yazın.",
      "count-not-multiple": "Lütfen 100’ün katı olan bir sayı yazın: 500 ya da 1.200 gibi.",
      "no-contact": "Lütfen iletişim bilgilerinizi yazın.",
      "no-code": "Lütfen telefonunuza gelen kodu yazın.",
    },
  },
};
