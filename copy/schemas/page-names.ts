import { z } from "zod";
import { seen } from "./fields.ts";

const max = 60;

/** The short name of a page, in the trail above its title and wherever a list names the page. */
const name = (tr: string, en: string) =>
  seen(`Gezinti yolunda ve listelerde kısa ad: ${tr}.`, `Short name in breadcrumbs and lists: ${en}.`, { max });

/** The footer of every page lists these too. */
const footerName = (tr: string, en: string) =>
  seen(`Alt bilgide ve gezinti yolunda kısa ad: ${tr}.`, `Short name in the footer and breadcrumbs: ${en}.`, { max });

export const pageNames = z.strictObject({
  index: name("ana sayfa", "the home page"),
  hakkimizda: name("hakkımızda sayfası", "the page about us"),
  "hakkimizda-kariyer": name("kariyer sayfası", "the career page"),
  "hakkimizda-kariyer-dxperience": name("DxPerience staj programı", "the DxPerience internship"),
  "hakkimizda-kariyer-dxtechway": name("DxTechway yetenek programı", "the DxTechway talent program"),
  "hakkimizda-kariyer-ise-alim": name("işe alım sayfası", "the recruitment page"),
  "hakkimizda-basari-hikayeleri": name("başarı hikâyeleri listesi", "the list of success stories"),
  "hakkimizda-basari-hikayeleri-hikaye": name("tek bir başarı hikâyesi", "a single success story"),
  "hakkimizda-medya": name("medya sayfası", "the media page"),
  "hakkimizda-medya-haber": name("tek bir haber", "a single news item"),
  "hakkimizda-yonetim-yapimiz": name("yönetim yapımız sayfası", "the management page"),
  iletisim: name("iletişim sayfası", "the contact page"),
  arge: name("Ar-Ge Merkezi sayfası", "the page of the R&D center"),
  "bulut-cozumleri": name("bulut çözümleri sayfası", "the cloud solutions page"),
  "dijital-kampus": name("Dijital Kampüs sayfası", "the campus page"),
  "dijital-donusum-urunleri": name("dijital dönüşüm ürünleri sayfası", "the products page"),
  "dijital-donusum-urunleri-robotik-surec-otomasyonu": name(
    "robotik süreç otomasyonu sayfası",
    "the page on robotic process automation",
  ),
  ara: name("arama sayfası", "the search page"),
  gartner: name("analist araştırmaları sayfası", "the analyst research page"),
  "gartner-kullanici-deneyimi-raporu": name("Kullanıcı Deneyimi Raporu", "the User Experience Report"),
  "siber-dayaniklilik-raporu": name("Siber Dayanıklılık Raporu", "the Cyber Resilience Report"),
  "veri-ve-surdurulebilirlik-raporu": name("Veri ve Sürdürülebilirlik Raporu", "the Data and Sustainability Report"),
  "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi": name(
    "BT altyapı yönetimi hizmeti",
    "IT infrastructure management",
  ),
  "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi": name(
    "SAP ve iş uygulamaları hizmeti",
    "SAP and business applications",
  ),
  "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri": name(
    "siber güvenlik hizmeti",
    "cybersecurity services",
  ),
  "yonetilen-hizmetler-uygulama-modernizasyonu": name("uygulama modernizasyonu hizmeti", "application modernization"),
  "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri": name("veri yönetimi hizmeti", "data management"),
  "yonetilen-hizmetler-teklif-al": name("teklif sayfası", "the quote page"),
  "yonetilen-hizmetler-teklif-al-tesekkurler": name(
    "tekliften sonraki teşekkür sayfası",
    "the page after a quote is sent",
  ),
  "acik-riza-metni": footerName("açık rıza metni", "the consent statement"),
  "aydinlatma-metni": footerName("aydınlatma metni", "the privacy notice"),
  "bilgi-guvenligi-politikasi": footerName("bilgi güvenliği politikası", "the information security policy"),
  "calisan-adayi-aydinlatma-metni": footerName("aday aydınlatma metni", "the notice for candidates"),
  "cerez-politikasi": footerName("çerez politikası", "the cookie policy"),
  "crm-aydinlatma-metni": footerName("CRM aydınlatma metni", "the CRM notice"),
  "hizmet-yonetim-politikasi": footerName("hizmet yönetim politikası", "the service management policy"),
  "is-etigi-kurallari": footerName("iş etiği kuralları", "the rules of business ethics"),
  "is-surekliligi-politikasi": footerName("iş sürekliliği politikası", "the business continuity policy"),
  "kisisel-verilerin-korunmasi": footerName("kişisel verilerin korunması", "the protection of personal data"),
  "kullanim-sartlari": footerName("kullanım şartları", "the terms of use"),
  "linkedin-aydinlatma-metni": footerName("LinkedIn aydınlatma metni", "the LinkedIn notice"),
  "veri-sahibi-basvurusu": footerName("veri sahibi başvurusu", "the data subject request"),
  "ziyaretci-aydinlatma-metni": footerName("ziyaretçi aydınlatma metni", "the notice for visitors"),
  erisilebilirlik: footerName("erişilebilirlik beyanı", "the accessibility statement"),
  "guvenlik-bildirimi": footerName("güvenlik açığı bildirimi", "the page on reporting vulnerabilities"),
});
