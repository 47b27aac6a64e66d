import { type CareerStep, link } from "../schema.ts";

const steps: CareerStep[] = [
  { number: 1, name: "Değerlendirme", description: "Özgeçmişinizi, birlikte çalışacağınız ekibin lideri de okur." },
  {
    number: 2,
    name: "Görüşme",
    description: "İnsan Deneyimi ve Sürdürülebilirlik ekibiyle ilk konuşma; sorular karşılıklıdır.",
  },
  { number: 3, name: "Envanter", description: "Çalışma biçiminizi anlatan kısa bir envanter." },
  { number: 4, name: "Vaka çalışması", description: "İşin içinden bir sorun; ekiple birlikte düşünürsünüz." },
  { number: 5, name: "Teklif", description: "Görev, ücret ve yan haklar yazılı olarak önünüzdedir." },
];

export const career = {
  meta: {
    title: "Kariyer: merak edene yer var",
    description:
      "Beş değerimiz, kampüste bir gün, rakamla yan haklar, DxPerience ve DxTechway programları ve başvurudan teklife işe alımın beş adımı.",
  },
  head: {
    title: "Merak edene yer var.",
    lead: "Nöbeti tutan, kodu yazan, müşteriyi dinleyen üç yüzü aşkın insanız. Yanımıza sorusu olan birini arıyoruz.",
  },
  manifesto: {
    title: "Manifestomuz",
    opening: "İyi mühendislik fark edilmez. Gece üçte çalışan yedek, kimsenin görmediği yama, hiç çalmayan alarm.",
    middle:
      "Biz o görünmeyen işin insanlarıyız. Bilmediğimizi söyleriz. Hatayı saklamaz, yazarız. Birbirimizin işini okur, birbirimizin nöbetini tutarız.",
    closing: "Derinde çalışırız; yüzeyde parlayan, yaptığımız iştir.",
  },
  values: {
    title: "Beş değer, her gün sınanan.",
    lead: "Duvara asmak için değil, karar verirken bakmak için yazdık. Her birinin yanında neyi değiştirdiği de yazıyor.",
    items: [
      { title: "Açıklık", content: "Olayların incelemesi yazılır, bütün ekiplere açıktır. Suçlu değil, sebep ararız." },
      { title: "Merak", content: "“Bilmiyorum” iyi bir başlangıçtır. Yanıtı bulan, bir sonraki kişi için yazar." },
      { title: "Sahiplenme", content: "İşi devralan, bitene kadar bırakmaz. Devir yazılı yapılır." },
      { title: "Sadelik", content: "İki çözüm varsa, gece üçte anlatılabilecek olanı seçeriz." },
      { title: "Özen", content: "Müşterinin verisine, çevreye ve birbirimizin zamanına gösterilir." },
    ],
  },
  campus: {
    title: "Kampüste bir gün.",
    lead: "15 dekarlık bir bahçede dokuz bina. Masanız bir yerde, ama gününüz tek bir yerde geçmiyor.",
    label: "Kampüste yaşam",
    link: link("Dijital Kampüs’ü gezin", "dijital-kampus"),
    tabs: [
      {
        id: "calisma",
        tab: "Çalışma",
        title: "Sessiz oda ile nöbet salonu arasında iki dakika.",
        content:
          "Ekipler kendi binasında, ortak masalar bahçe katında. Operasyon merkezinin cam duvarı koridora bakar: nöbeti herkes görür, nöbettekini kimse bölmez.",
        figures: [
          { value: "9", unit: "", label: "bina, tek bahçe" },
          { value: "5.632", unit: "m²", label: "kapalı alan" },
        ],
      },
      {
        id: "ogrenme",
        tab: "Öğrenme",
        title: "Bozmanız için ayrılmış sunucular var.",
        content:
          "Öğrenme evinde derslikler, sınav odası ve kitaplık bir arada. Zor bir olayı çözen ekip, ne öğrendiğini burada öbür ekiplere anlatır; anlatırken nerede yanıldığını da söyler. Laboratuvarda kimse “sakın dokunma” demez.",
        figures: [{ value: "20+", unit: "", label: "küresel sertifika" }],
      },
      {
        id: "yasam",
        tab: "Yaşam",
        title: "Öğle arası bahçede.",
        content:
          "Yemekhane kampüsün ortasında; kitaplık ve spor sahası yürüme mesafesinde. Dokuz binanın kapısı aynı bahçeye açılır, bu yüzden başka ekipten biriyle tanışmak için toplantı gerekmez.",
        figures: [{ value: "15", unit: "", label: "dekar arazi" }],
      },
      {
        id: "ulasim",
        tab: "Ulaşım",
        title: "Servisle de gelinir, bisikletle de.",
        content:
          "Servis güzergâhları vardiya saatlerine göre çizildi. Bisikletle gelenler için kapalı park ve duş var. Binalar arası yürümelik; toplantıya geç kalmanın yol bahanesi yok.",
        figures: [{ value: "300+", unit: "", label: "çalışan" }],
      },
    ],
  },
  benefits: {
    title: "Rakamla yan haklar.",
    lead: "Her nokta bir maaş, bir yüzde puanı ya da bir ay. Saymak isterseniz sayabilirsiniz.",
    salaries: { value: "12 + 4", label: "yılda 12 brüt maaş ve 4 ikramiye maaşı" },
    pension: {
      value: "%3",
      label: "brüt maaşınızın yüzde 3’ü kadar bireysel emeklilik katkısı; altıncı aydan sonra, tamamı şirketten",
    },
    internship: { value: "6–⁠7 ay", label: "staj, DxPerience programında" },
  },
  programs: {
    title: "İki kapı.",
    lead: "Hâlâ okuyorsanız biri, yeni mezunsanız öbürü. İkisinde de gerçek bir işiniz ve bir mentorunuz olur.",
    items: [
      {
        icon: "kampus",
        title: "DxPerience",
        content:
          "Üniversite öğrencileri için 6–⁠7 ay süren staj programı. Bir ekibin üyesi olur, dönem sonunda kendi projenizi sunarsınız.",
        link: link("Staj programını inceleyin", "hakkimizda-kariyer-dxperience"),
      },
      {
        icon: "yetenek",
        title: "DxTechway",
        content:
          "Mezunlar ve yüksek lisans öğrencileri için yetenek programı. En fazla iki yıl deneyimi olanlar başvurabilir.",
        link: link("Yetenek programını inceleyin", "hakkimizda-kariyer-dxtechway"),
      },
    ],
  },
  recruitment: {
    title: "Başvurudan teklife beş adım.",
    lead: "Her adımda neye baktığımızı ve nasıl hazırlanabileceğinizi İşe Alım sayfasında anlattık.",
    steps,
    link: link("Adımları ayrıntısıyla okuyun", "hakkimizda-kariyer-ise-alim"),
  },
  apply: {
    title: "Sıradaki nöbet sizinle olsun.",
    lead: "Açık pozisyonlar başvuru sayfamızda. Uygun bir ilan yoksa genel başvuru bırakabilirsiniz.",
    button: "Açık pozisyonlara bakın",
  },
};
