import { link } from "../schema.ts";

export const quote = {
  meta: {
    title: "Yönetilen hizmetler için teklif alın",
    description:
      "Altyapı, güvenlik ve SAP’de on bir yönetilen hizmet için teklif isteyin: hizmetleri ve seviyeleri seçin; mesai saatleri içinde, 24 saat dolmadan dönelim.",
  },
  head: {
    title: "Hangi hizmetlere ihtiyacınız var?",
    lead: "On bir hizmetten size uyanları işaretleyin. Seçtikleriniz, göndereceğiniz e-⁠postada hazır satırlara dönüşür; adedi ve seviyeyi orada tamamlarsınız.",
  },
  choice: {
    title: "Hizmetler",
    lead: "Birden çok seçebilirsiniz. Seçmek talep göndermek değildir; e-⁠postayı siz gönderirsiniz.",
    apply: "Seçimi özete aktar",
  },
  tags: {
    infrastructure: { name: "Altyapı", about: "Sunucudan yedeğe, sistemin altındaki her katman." },
    security: { name: "Güvenlik", about: "Kayıtları toplayan, okuyan ve kapıyı tutan hizmetler." },
    sap: { name: "SAP", about: "SAP sistemlerinin buluttaki ve yerindeki işletimi." },
  },
  services: {
    "operating-system-management": {
      label: "İşletim sistemi yönetimi",
      info: "Windows ve Linux sunucularda yama, bakım ve destek.",
      counted: "Sunucu adediyle",
    },
    "database-management": {
      label: "Veritabanı yönetimi",
      info: "MSSQL, MySQL, PostgreSQL, Oracle, MongoDB ve DB2 işletimi.",
      counted: "Her tür için veritabanı adediyle",
    },
    storage: {
      label: "Depolama",
      info: "Kapasite, performans ve yaşam döngüsü yönetimi.",
      counted: "Yalnızca seviye seçilir",
    },
    virtualization: {
      label: "Sanallaştırma",
      info: "Küme işletimi, kaynak planlama ve sürüm yükseltme.",
      counted: "Sunucu adediyle",
    },
    backup: {
      label: "Yedekleme",
      info: "Zamanlanmış yedek ve düzenli geri dönüş denemesi.",
      counted: "Sunucu adediyle",
    },
    "san-management": {
      label: "SAN yönetimi",
      info: "SAN anahtarları, bölgeler ve depolama ağının işletimi.",
      counted: "Teklif öncesinde uzmanımız sizinle görüşür",
    },
    firewall: {
      label: "Güvenlik duvarı",
      info: "Kural yönetimi, sürüm takibi ve raporlama.",
      counted: "Güvenlik duvarı adediyle",
    },
    soc: {
      label: "SOC",
      info: "Güvenlik operasyon merkezi: alarmların değerlendirilmesi ve müdahale.",
      counted: "EPS, 100’ün katlarıyla",
    },
    siem: {
      label: "SIEM",
      info: "Kayıt toplama, saklama ve korelasyon.",
      counted: "EPS, 100’ün katlarıyla",
    },
    "cloud-management": {
      label: "Bulut yönetimi",
      info: "SAP Rise için Prod, Non-⁠Prod ve DR sistemleri.",
      counted: "SID adediyle",
    },
    "sap-maintenance-and-support": {
      label: "SAP bakım ve destek",
      info: "SAP Basis: sistemlerin bakımı, güncellenmesi ve desteği.",
      counted: "Sistem sayısıyla",
    },
  },
  request: {
    title: "Talebiniz",
    none: "Henüz hizmet seçmediniz. İsterseniz seçmeden de yazabilirsiniz.",
    send: "E-⁠postayla gönderin",
    how: "E-⁠posta programınız hazır bir metinle açılır. Satırları doldurup gönderin; adresimiz:",
    phone: "Telefonla anlatmak isterseniz:",
    promise: "Satış uzmanlarımız mesai saatleri içinde (09.00–⁠18.00), 24 saat dolmadan size ulaşır.",
    privacy: link("CRM Aydınlatma Metni", "crm-aydinlatma-metni"),
    privacyNote: "Paylaştığınız bilgileri nasıl işlediğimiz:",
  },
  mail: {
    subject: "Yönetilen hizmetler teklif talebi",
    greeting: "Merhaba,",
    intro: "Aşağıdaki yönetilen hizmetler için teklif rica ediyorum:",
    introOpen: "Yönetilen hizmetler için teklif rica ediyorum. İhtiyacımız:",
    units: {
      server: "sunucu adedi",
      database: "veritabanı adedi",
      firewall: "güvenlik duvarı adedi",
      eps: "EPS",
      sid: "SID adedi",
      system: "sistem sayısı",
    },
    level: "seviye",
    levels: "Seviyeler:",
    contact: ["Ad soyad:", "Kurum:", "Görev:", "Telefon:"],
  },
  levels: {
    title: "Üç seviye, hizmet hizmet seçilir.",
    lead: "Bir hizmette birden çok seviye birlikte alınabilir: on sunucu Temel, beş sunucu Premium olabilir. Ayrıntılı sınırlar tekliften sonra hizmet seviyesi anlaşmasında yazılır.",
  },
  steps: {
    title: "Beş adımda teklif.",
    lead: "SAN yönetiminde bir adım daha var: teklifi hazırlamadan önce bir uzmanımız ortamınızı sizden dinler.",
    items: [
      { number: 1, name: "Hizmet paketi seçimi", description: "İhtiyacınız olan hizmetleri bu sayfada işaretleyin." },
      { number: 2, name: "Paket detayları", description: "Her hizmetin adedini ve seviyesini yazın." },
      { number: 3, name: "Önizleme", description: "Listeyi göndermeden önce bir kez daha okuyun." },
      {
        number: 4,
        name: "İletişim bilgileri",
        description: "Adınızı, kurumunuzu ve size ulaşabileceğimiz numarayı ekleyin.",
      },
      {
        number: 5,
        name: "Tamamlandı",
        description: "Talebiniz satış ekibine ulaşır; mesai saatleri içinde, 24 saat dolmadan döneriz.",
      },
    ],
  },
};
