import type { ManagedServiceCopy } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";
import { consultancyServices, managementServices } from "./cybersecurity-services.ts";

export const cybersecurity: ManagedServiceCopy = {
  meta: {
    title: "Siber güvenlik yönetim ve danışmanlık hizmetleri",
    description:
      "SOC, SIEM, güvenlik duvarı ve zafiyet yönetiminden sızma testi, olgunluk ölçümü ve tatbikata: siber güvenlikte sürekli nöbet ve dönemlik danışmanlık.",
  },
  head: {
    title: "Siber güvenlik yönetim ve danışmanlık hizmetleri",
    lead: "Yönetim hizmetleri nöbeti tutar, danışmanlık hizmetleri nöbetin neyi koruduğunu sorar. İkisi aynı ekipte olunca rapor rafta kalmaz.",
  },
  overview: {
    title: "Kayıt eksik değil, okuyan eksik.",
    lead: "Çoğu kurum yeterince kayıt toplar; okumaya vakit bulamaz. Güvenlik operasyon merkezimiz kayıtları ilişkilendirir ve gerçekten bir insanın bakması gereken alarmı öne çıkarır.",
    paragraphs: [
      "Her algılama kuralının yanında bir müdahale adımı yazar: kime haber verilir, hangi bağlantıya dokunulur, hangisine hiç dokunulmaz. Adımları sizinle önceden belirleriz; gece yarısı karar aranmaz, plan uygulanır.",
      "Danışmanlıkta aynı ekip dışarıdan bakar. Sınar, ölçer, eksikleri önem sırasına koyar; kapatılan her bulguyu yeniden dener. Öğrendiğini de nöbetin kurallarına ekler.",
    ],
  },
  services: {
    title: "Biri sürekli, öbürü dönemlik.",
    note: "SOC, SIEM ve güvenlik duvarı için teklifi bu siteden isteyebilirsiniz. Öbür başlıklarda kapsamı sizinle görüşerek yazarız.",
    groups: [
      { id: "management-services", title: "Yönetim hizmetleri", items: managementServices },
      { id: "consultancy-services", title: "Danışmanlık hizmetleri", items: consultancyServices },
    ],
  },
  levels: {
    title: "Nöbetin üç seviyesi.",
    lead: "Seviyeler yönetim hizmetleri için geçerlidir; danışmanlık işleri kapsamına göre ayrı tekliflendirilir.",
    examples: [
      "Talebinizle kural değişikliği",
      "Takvimli kural gözden geçirmesi",
      "Gece okunan ve değerlendirilen alarm",
    ],
  },
  story: "ege-enerji",
  faq: [
    {
      id: "faq-eps",
      question: "EPS nedir, kaç EPS’e ihtiyacımız var?",
      answer:
        "EPS, saniyede toplanan kayıt sayısıdır; SOC ve SIEM kapasitesi 100’ün katlarıyla seçilir. Elinizde ölçüm yoksa kayıt kaynaklarınızın listesini yazmanız yeterlidir, sayıyı birlikte hesaplarız.",
    },
    {
      id: "faq-soc-siem",
      question: "SOC ile SIEM arasındaki fark nedir?",
      answer:
        "SIEM, kayıtları toplayıp ilişkilendiren sistemdir. SOC, o sistemin ürettiği alarmı değerlendiren ve müdahaleyi başlatan ekiptir. Kendi SIEM’iniz varsa yalnızca SOC hizmeti alabilirsiniz.",
    },
    {
      id: "faq-logs",
      question: "Kayıtlarımız nerede tutulur?",
      answer:
        "Kayıtların yeri, saklama süresi ve kimlerin erişebileceği sözleşmede yazar. Kayıtlar kendi veri merkezinizde kalabilir; toplama ve saklama düzenini buna göre kurarız.",
    },
    {
      id: "faq-pentest",
      question: "Sızma testi sistemlerimizi durdurur mu?",
      answer:
        "Kapsam, saatler ve dokunulmayacak sistemler test başlamadan yazılı olarak belirlenir. Hizmeti durdurabilecek denemeler ancak sizin onayınızla ve kararlaştırılan saatlerde yapılır.",
    },
  ],
  related: [
    link("Bir saldırıdan sonra kurumlar nasıl ayağa kalkıyor? Raporu isteyin.", "siber-dayaniklilik-raporu"),
    link(
      "Zafiyetin kapanması yamayla biter: yama takvimi de yedek de aynı çatıda.",
      "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    ),
    link("Kendi sistemlerimizde uyduğumuz kuralları okuyun.", "bilgi-guvenligi-politikasi"),
  ],
  closing: {
    title: "Nöbeti konuşalım.",
    lead: "İhtiyacınız olan güvenlik hizmetlerini seçin. Talebinizi gönderdikten sonra 24 saat dolmadan, mesai saatleri içinde sizinle konuşalım.",
    quote: link("Güvenlik için teklif alın", "yonetilen-hizmetler-teklif-al", { query: "services=firewall,soc,siem" }),
    contact: link("İletişime geçin", "iletisim", { query: "about=managed" }),
  },
};
