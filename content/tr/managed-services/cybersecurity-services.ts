import { serviceItem } from "../../managed-service-schema.ts";

export const managementServices = [
  serviceItem(
    "cms-1",
    "Güvenlik operasyon merkezi (SOC)",
    "Alarmı değerlendiren, sıraya koyan ve müdahaleyi başlatan ekip. Kapasite, saniyedeki kayıt sayısıyla (EPS) ve 100’ün katları olarak seçilir.",
    [
      "Alarmların değerlendirilmesi ve sıralanması",
      "Önceden yazılmış müdahale adımları",
      "Yanlış alarmların düzenli ayıklanması",
      "Olay sonrası rapor ve kural güncellemesi",
    ],
  ),
  serviceItem(
    "cms-2",
    "SIEM yönetimi",
    "Kayıtları tek yerde toplar, zaman damgasıyla saklar ve birbirine bağlarız. Bu hizmet de 100 EPS’lik adımlarla büyür.",
    [
      "Kayıt kaynaklarının bağlanması ve denetimi",
      "Korelasyon kurallarının yazılması ve bakımı",
      "Saklama süresi ve erişim düzeni",
      "Denetimler için hazır sorgular",
    ],
  ),
  serviceItem(
    "cms-3",
    "Güvenlik duvarı yönetimi",
    "Yıllar içinde biriken kuralları okunur hâle getirir, her değişikliği gerekçesiyle kaydederiz.",
    [
      "Kural setinin gözden geçirilmesi ve sadeleştirilmesi",
      "VPN ve uzaktan erişim",
      "Sürüm ve imza güncellemeleri",
      "Yapılandırma yedekleri",
    ],
  ),
  serviceItem(
    "cms-4",
    "Zafiyet yönetimi",
    "Taramak kolaydır, zor olan listeyi kapatmaktır. Bulguları sistemin önemine göre sıralar, kapanana kadar izleriz.",
    [
      "Düzenli iç ve dış tarama",
      "Yama ekibiyle ortak takvim",
      "İstisnaların süreli kaydı",
      "Kapanan bulgunun yeniden taranması",
    ],
  ),
  serviceItem(
    "cms-5",
    "Uç nokta ve e-⁠posta güvenliği",
    "Saldırı çoğu zaman bir ek ya da bağlantıyla başlar. Uç nokta ve e-⁠posta korumasının ayarlarını, alarmlarını ve istisnalarını yönetiriz.",
    [
      "EDR politikaları ve alarm takibi",
      "Şüpheli cihazın ağdan ayrılması",
      "Oltalama bildirimlerinin incelenmesi",
      "SPF, DKIM ve DMARC kayıtlarının bakımı",
    ],
  ),
  serviceItem(
    "cms-6",
    "Kimlik ve ayrıcalıklı erişim",
    "Yönetici hesapları kişiye bağlı, süreli ve kayıtlı olur; ortak parola kalmaz.",
    [
      "Çok faktörlü kimlik doğrulama",
      "Ayrıcalıklı oturumların kaydı",
      "Dış firmalar için tek ve süreli kapı",
      "Ayrılan çalışanın yetkilerinin kapatılması",
    ],
  ),
];

export const consultancyServices = [
  serviceItem(
    "ccs-1",
    "Sızma testi",
    "Kapsam ve izin yazıldıktan sonra saldırganın yolunu deneriz. Rapor yalnızca açığı değil, o açığa giden yolu da anlatır.",
    [
      "Dış ağ, iç ağ ve web uygulaması testleri",
      "Her bulgu için kanıt ve çözüm önerisi",
      "Kritik bulgunun rapor beklenmeden bildirilmesi",
      "Kapatılan bulgular için doğrulama testi",
    ],
  ),
  serviceItem(
    "ccs-2",
    "Güvenlik olgunluk ölçümü",
    "Nerede durduğunuzu ve sırada ne olduğunu NIST CSF ve ISO/IEC 27001 başlıklarıyla gösteririz.",
    [
      "Görüşmeler ve kanıt incelemesi",
      "Başlık başlık olgunluk puanı",
      "Önem sırasına konmuş yol haritası",
      "Aynı ölçekle yeniden ölçüm",
    ],
  ),
  serviceItem(
    "ccs-3",
    "ISO/IEC 27001 ve KVKK hazırlığı",
    "Denetime dosya değil, işleyen bir düzen hazırlarız. Belgeyi veren bağımsız kuruluştur; biz oraya giden işi yürütürüz.",
    [
      "Varlık envanteri ve risk değerlendirmesi",
      "Politika ve prosedürlerin yazılması",
      "İç denetim ve eksiklerin kapatılması",
      "Veri işleme envanteri ve teknik tedbirler",
    ],
  ),
  serviceItem(
    "ccs-4",
    "Olay müdahale planı ve tatbikat",
    "İlk saatin kararlarını sakin bir günde verirsiniz: kim konuşur, ne kapatılır, kime haber verilir.",
    [
      "Müdahale planı ve iletişim listesi",
      "Masa başı tatbikatı",
      "Fidye yazılımı senaryosu ve yedek denemesi",
      "Tatbikat sonrası eksik listesi",
    ],
  ),
  serviceItem(
    "ccs-5",
    "Güvenlik mimarisi",
    "Yeni bir şube, bulut hesabı ya da uygulama açılmadan önce güvenliğini çizeriz.",
    [
      "Ağ bölümleme ve sıfır güven tasarımı",
      "Bulut hesaplarının güvenlik ayarları",
      "Uzaktan erişim ve kimlik mimarisi",
      "Üretim ve kontrol ağlarının ayrılması",
    ],
  ),
  serviceItem(
    "ccs-6",
    "Farkındalık eğitimi",
    "Yılda bir uzun sunum yerine, role göre ayrılmış kısa oturumlar ve ölçülen denemeler.",
    [
      "Oltalama denemesi ve kişiye özel geri bildirim",
      "Yönetici, geliştirici ve saha ekibi için ayrı içerik",
      "İşe yeni başlayanlar için ilk hafta oturumu",
      "Katılım ve bildirim oranlarının ölçülmesi",
    ],
  ),
];
