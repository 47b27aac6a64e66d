import { z } from "zod";
import { seen, sentence } from "../fields.ts";

export const officeSignIn = z.strictObject({
  title: seen("Giriş sayfasının başlığı.", "Heading of the sign-in page."),
  text: seen("Giriş sayfasında başlığın altındaki metin.", "Text below the heading of the sign-in page."),
  mail: z.strictObject({
    subject: seen("Giriş bağlantısını taşıyan e-postanın konusu.", "Subject of the mail with the sign-in link.", {
      max: 60,
    }),
    title: seen("Giriş e-postasının başlığı.", "Title of the mail with the sign-in link."),
    greeting: sentence(["name"], "Giriş e-postasının selamı.", "Greeting of the mail with the sign-in link."),
    text: seen("Giriş e-postasında ne yapılacağı.", "Says in the mail with the link what to do."),
    button: seen("Giriş e-postasındaki düğme.", "Button in the mail with the sign-in link.", { max: 40 }),
    address: seen("Düğmenin altındaki adresin açıklaması.", "Stands before the address below the mail's button."),
    why: seen("E-postanın neden geldiği, küçük yazıyla.", "Small print: why the mail came."),
  }),
  address: seen("Giriş formunda adres alanının etiketi.", "Label of the address in the sign-in form."),
  send: seen("Bağlantıyı isteyen düğme.", "Button that asks for the link.", { max: 40 }),
  wrongAddress: seen("Yazılan adres kullanılamıyorsa hata metni.", "Error where what was typed is no address."),
  unavailable: seen("Bağlantı şu an gönderilemiyorsa hata metni.", "Error where no link can be sent now."),
  sent: z.strictObject({
    title: seen("Bağlantı istendikten sonraki başlık.", "Heading once a link was asked for."),
    text: sentence(["mail"], "Bağlantının yola çıktığı, kayıtlıysa.", "Says that a link is on its way if known."),
    hint: seen("E-posta gelmediyse ne yapılacağı.", "What to do where no mail arrives."),
    again: seen("Giriş formuna dönen bağlantı.", "Link back to the sign-in form."),
  }),
  link: z.strictObject({
    title: seen("E-postadaki bağlantının açtığı sayfanın başlığı.", "Heading of the page that a mailed link opens."),
    text: seen("Düğmenin bağlantıyı kullanacağını anlatan metin.", "Says that the button uses the link."),
    enter: seen("Bağlantıyı kullanan düğme.", "Button that uses the link.", { max: 40 }),
  }),
  ended: z.strictObject({
    title: seen("Kullanılmış ya da süresi dolmuş bağlantının başlığı.", "Heading where a link is used or has ended."),
    text: seen("Yeni bağlantının nasıl isteneceği.", "How to ask for a new link."),
    again: seen("Yeni bağlantı istemeye götüren bağlantı.", "Link that leads to asking for a new link."),
  }),
  first: z.strictObject({
    title: seen("İlk yöneticinin sayfasının başlığı.", "Heading of the page for the first admin."),
    text: seen("İlk yöneticiye ne olacağını anlatan metin.", "Tells the first admin what happens."),
    name: seen("İlk yöneticinin ad alanının etiketi.", "Label of the first admin's name."),
    button: seen("İlk yöneticiyi içeri alan düğme.", "Button that lets the first admin in.", { max: 40 }),
    wrongName: seen("Ad yazılmadıysa hata metni.", "Error where no name was typed."),
  }),
  only: seen("Giriş sayfasının altındaki açıklama.", "Note at the foot of the sign-in page."),
  slogan: seen("Giriş resminin üstündeki söz.", "Words on the picture of the sign-in page."),
  passkey: z.strictObject({
    enter: seen("Geçiş anahtarıyla giren düğme.", "Button that signs in with a passkey.", { max: 40 }),
    failed: seen("Geçiş anahtarı olmadıysa hata metni.", "Error where a passkey did not work."),
  }),
});
