import { link } from "../schema.ts";

export const dataSubjectRequest = {
  meta: {
    title: "Veri sahibi başvurusu: bilgi, düzeltme, silme",
    description:
      "Hakkınızda hangi verileri tuttuğumuzu sorun, yanlışsa düzelttirin, silinmesini isteyin. Kimlik fotokopisi gerekmez; e-⁠posta adresinizi doğrularsınız, yanıt en geç 30 günde gelir.",
  },
  title: "Hakkınızda ne tuttuğumuzu sorun.",
  lead: "Verilerinizi öğrenmek, düzelttirmek ya da sildirmek için bu formu kullanabilirsiniz. Başvuru kural olarak ücretsizdir ve en geç 30 gün içinde sonuçlanır.",
  form: { title: "Başvurunuzu yapın" },
  how: {
    title: "Nasıl ilerler?",
    steps: [
      {
        name: "Formu gönderin",
        text: "Ne istediğinizi seçmeniz, adınızı ve e-⁠posta adresinizi yazmanız yeterli.",
      },
      {
        name: "Bağlantıyı açıp onaylayın",
        text: "Adresinize 24 saat geçerli bir bağlantı gelir. Açılan sayfadaki düğmeye basınca başvurunuz işleme alınır; basmazsanız 24 saat sonra silinir.",
      },
      {
        name: "Numaranızı alın",
        text: "Başvuru numaranızı ve yanıt için son günü hemen görürsünüz; ikisi e-⁠posta ile de gelir.",
      },
      {
        name: "Yanıtınızı okuyun",
        text: "Yanıtı en kısa sürede ve en geç 30 gün içinde aynı adrese yazarız.",
      },
    ],
    identity: {
      title: "Kimlik fotokopisi gerekmez.",
      text: "Adresin size ait olduğunu bağlantıyla doğrularız; yanıtımız o adres altındaki verileri kapsar. Başka bir adres ya da telefon numarası altındaki verilerinizi soruyorsanız ayrıntılara yazın: yalnızca onu doğrulamak için gerekeni sorarız.",
    },
  },
  rights: {
    title: "Haklarınız, sade sözlerle.",
    lead: "6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 11. maddesi bu hakları herkese verir; kullanmak için neden göstermeniz gerekmez.",
    items: [
      {
        title: "Bilgi",
        content:
          "Verilerinizi işleyip işlemediğimizi öğrenirsiniz. İşliyorsak hangilerini, ne amaçla işlediğimizi, bu amaca uyup uymadığımızı ve yurt içinde ya da yurt dışında kime aktardığımızı yazarız.",
      },
      {
        title: "Düzeltme",
        content:
          "Eksik ya da yanlış bilgiyi düzeltiriz. Veriyi aktardığımız kişilere düzeltmeyi bildirmemizi de isteyebilirsiniz.",
      },
      {
        title: "Silme",
        content:
          "İşlememiz için bir neden kalmadıysa verinizi siler ya da yok ederiz; aktardığımız kişilere bildirmemizi de isteyebilirsiniz. Kanunun saklamamızı istediği bir kayıt varsa hangisi olduğunu ve süresini yazarız.",
      },
    ],
    others: {
      text: "Kanun iki hak daha tanır. Onlar için size en yakın seçeneği işaretleyip isteğinizi ayrıntılara yazın.",
      points: [
        "Yalnızca otomatik sistemlerle yapılan bir analiz aleyhinize bir sonuç doğurduysa buna itiraz edebilirsiniz.",
        "Verileriniz kanuna aykırı işlendiği için zarara uğradıysanız zararınızın giderilmesini isteyebilirsiniz.",
      ],
    },
  },
  times: {
    title: "Süreler.",
    caption: "Başvurunun adımları, süreleri ve sürelerin başlangıcı",
    step: "Adım",
    columns: ["Süre", "Başlangıç"],
    rows: [
      { title: "Onay bağlantısı", cells: ["24 saat geçerli", "Formu göndermeniz"] },
      { title: "Yanıtımız", cells: ["En geç 30 gün (Kanun m. 13)", "Başvuruyu onayladığınız gün"] },
      {
        title: "Kurula şikâyetiniz",
        cells: ["30 gün, her hâlde başvurudan itibaren 60 gün (Kanun m. 14)", "Yanıtı öğrendiğiniz gün"],
      },
    ],
    complaint:
      "Başvurunuzu gerekçesini yazarak reddedersek, yanıtımızı yetersiz bulursanız ya da süresinde alamazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.",
  },
  ways: {
    title: "Başka yollar.",
    lead: "Formu kullanmak zorunda değilsiniz. Bu yollardan yapılan başvuruda neler yazmanız gerektiği Kişisel Verilerin Korunması sayfasındadır.",
    email: { term: "E-⁠posta", text: "Kayıtlarımızdaki adresinizden veya elektronik ya da mobil imzayla" },
    registered: { term: "Kayıtlı elektronik posta (KEP)", text: "Kendi KEP adresinizden" },
    post: { term: "Posta veya elden", text: "Islak imzalı dilekçeyle" },
    links: [
      link("Başvuruda neler yazılır?", "kisisel-verilerin-korunmasi"),
      link("Verilerinizi nasıl işliyoruz?", "aydinlatma-metni"),
    ],
  },
};
