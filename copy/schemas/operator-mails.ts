import { z } from "zod";
import { counted, countedOrNone, seen, sentence } from "./fields.ts";

/** The daily digest of whoever operates the site. */
export const digest = z.strictObject({
  tag: seen("Günlük özet e-postasının başlığı üstündeki etiket.", "Tag above the title of the daily digest.", {
    max: 40,
  }),
  subject: counted(["day", "total"], "Günlük özet e-postasının konusu.", "Subject of the daily digest mail."),
  title: countedOrNone(
    ["total"],
    "Günlük özet e-postasının başlığı: kaç yeni kayıt.",
    "Title of the daily digest: how many new records.",
  ),
  period: sentence(["from", "to"], "Günlük özetin hangi saatleri kapsadığı.", "Which hours the daily digest covers."),
  forms: z.strictObject({
    contact: seen("Günlük özette iletişim formlarının satırı.", "Row of contact forms in the daily digest."),
    report: seen("Günlük özette rapor isteklerinin satırı.", "Row of report requests in the daily digest."),
    quote: seen("Günlük özette teklif taleplerinin satırı.", "Row of quote requests in the daily digest."),
  }),
  held: seen(
    "Günlük özette bot kuşkusuyla bekletilen kayıtların satırı.",
    "Row of records held as possible bots in the daily digest.",
  ),
  deliveries: seen("Günlük özette teslimatlar bölümünün başlığı.", "Heading of the deliveries in the daily digest."),
  waiting: seen("Günlük özette bekleyen teslimatların satırı.", "Row of waiting deliveries in the daily digest."),
  oldest: seen(
    "Günlük özette en eski bekleyen teslimatın satırı.",
    "Row of the oldest waiting delivery in the daily digest.",
  ),
  dead: seen("Günlük özette vazgeçilen teslimatların satırı.", "Row of deliveries given up in the daily digest."),
  jobs: seen("Günlük özette bakım işleri bölümünün başlığı.", "Heading of the maintenance jobs in the daily digest."),
  failedJobs: seen(
    "Günlük özette başarısız bakım işlerinin satırı.",
    "Row of failed maintenance jobs in the daily digest.",
  ),
  jobNames: z.strictObject({
    backup: seen("Günlük özette yedekleme işinin adı.", "Name of the backup job in the daily digest."),
    publish: seen("Günlük özette zamanlı yayın işinin adı.", "Name of the job that publishes timed content."),
    release: seen("Günlük özette yeni sürüme geçiş işinin adı.", "Name of the job that changes the release."),
  }),
  requests: seen(
    "Günlük özette veri sahibi başvurularının başlığı.",
    "Heading of data-subject requests in the daily digest.",
  ),
  open: seen("Günlük özette yanıt bekleyen başvuruların satırı.", "Row of data-subject requests without an answer."),
  nearest: seen("Günlük özette en yakın yanıt gününün satırı.", "Row of the nearest last day for an answer."),
  help: seen(
    "Günlük özetin sonunda, işlerin nereden yapılacağı.",
    "At the digest's end: where to act on what it shows.",
  ),
  footer: seen("Günlük özetin altındaki küçük açıklama.", "Small print at the foot of the daily digest."),
});

/** What operators are told at once. */
export const alert = z.strictObject({
  tag: seen("Uyarı e-postasının başlığı üstündeki etiket.", "Tag above the title of an alert mail.", { max: 40 }),
  subject: sentence(
    ["title"],
    "Uyarı e-postasının konusu; {title} uyarının başlığıdır.",
    "Subject of an alert mail; {title} is the alert's title.",
    { max: 40 },
  ),
  reasons: z.strictObject({
    "delivery-given-up": z.strictObject({
      title: seen(
        "Teslimattan vazgeçildiğinde giden uyarının başlığı.",
        "Title of the alert that a delivery was given up.",
        { max: 70 },
      ),
      text: seen(
        "Teslimattan vazgeçildiğinde ne olduğu, ne yapılacağı.",
        "What it means that a delivery was given up, and what to do.",
      ),
    }),
    "storage-failed": z.strictObject({
      title: seen(
        "Veritabanı yanıt vermediğinde giden uyarının başlığı.",
        "Title of the alert that the database does not answer.",
        { max: 70 },
      ),
      text: seen(
        "Veritabanı yanıt vermezken sitede neyin çalışmadığı.",
        "What does not work while the database does not answer.",
      ),
    }),
    "disk-nearly-full": z.strictObject({
      title: seen("Disk dolmak üzereyken giden uyarının başlığı.", "Title of the alert that the disk is nearly full.", {
        max: 70,
      }),
      text: seen("Disk dolarsa ne olacağı, ne yapılacağı.", "What a full disk means, and what to do."),
    }),
    "sms-paused": z.strictObject({
      title: seen(
        "Bir numara grubuna SMS durdurulunca giden uyarının başlığı.",
        "Title of the alert that SMS to some numbers are paused.",
        { max: 70 },
      ),
      text: seen(
        "SMS’in neden durdurulduğu ve ne zaman yeniden deneneceği.",
        "Why SMS are paused, and when they are tried again.",
      ),
    }),
    "sms-budget-low": z.strictObject({
      title: seen(
        "Günlük SMS sınırına yaklaşılınca giden uyarının başlığı.",
        "Title of the alert that the daily SMS limit is near.",
        { max: 70 },
      ),
      text: seen(
        "Sınır yaklaşırken hangi ayarların yükseltilebileceği.",
        "Which settings to raise while the SMS limit is near.",
      ),
    }),
    "sms-budget-spent": z.strictObject({
      title: seen(
        "Günlük SMS sınırı dolunca giden uyarının başlığı.",
        "Title of the alert that the daily SMS limit is reached.",
        { max: 70 },
      ),
      text: seen(
        "Sınır dolunca ziyaretçiye ne gösterildiği, ne yapılacağı.",
        "What visitors see at the SMS limit, and what to do.",
      ),
    }),
    "backup-failed": z.strictObject({
      title: seen("Yedek alınamadığında giden uyarının başlığı.", "Title of the alert that a backup failed.", {
        max: 70,
      }),
      text: seen("Yedek alınamamasının anlamı ve yapılacak iş.", "What a failed backup means, and what to do."),
    }),
    "publish-failed": z.strictObject({
      title: seen(
        "Zamanı gelen içerik yayımlanamayınca giden uyarının başlığı.",
        "Title of the alert that timed content was not published.",
        { max: 70 },
      ),
      text: seen("Yayımlanamayan içerik için ne yapılacağı.", "What to do about content that was not published."),
    }),
    "release-failed": z.strictObject({
      title: seen(
        "Sürüm geçişi yarıda kalınca giden uyarının başlığı.",
        "Title of the alert that a release was not completed.",
        { max: 70 },
      ),
      text: seen("Yarıda kalan sürüm geçişi için ne yapılacağı.", "What to do about a release that was not completed."),
    }),
    "request-due": z.strictObject({
      title: seen(
        "Veri sahibi başvurusunun süresi dolarken giden uyarının başlığı.",
        "Title of the alert that a data-subject request is due.",
        { max: 70 },
      ),
      text: seen("Süresi dolan başvuru için ne yapılacağı.", "What to do about a data-subject request that is due."),
    }),
  }),
  facts: z.strictObject({
    time: seen("Uyarıda olayın saptandığı anın etiketi.", "Label in alerts: when it was noticed.", { max: 30 }),
    delivery: seen("Uyarıda vazgeçilen teslimatın etiketi.", "Label in alerts: the delivery given up.", { max: 30 }),
    kind: seen("Uyarıda teslimatın türünün etiketi.", "Label in alerts: the kind of the delivery.", { max: 30 }),
    error: seen("Uyarıda hatanın nedeninin etiketi.", "Label in alerts: the cause of the error.", { max: 30 }),
    machine: seen("Uyarıda işin çalıştığı makinenin etiketi.", "Label in alerts: the machine the job ran on.", {
      max: 30,
    }),
    free: seen("Uyarıda diskteki boş yerin etiketi.", "Label in alerts: the free space on the disk.", { max: 30 }),
    prefix: seen(
      "Uyarıda durdurulan numaraların ön ekinin etiketi.",
      "Label in alerts: the prefix of the paused numbers.",
      { max: 30 },
    ),
    pausedUntil: seen(
      "Uyarıda SMS’in yeniden deneneceği anın etiketi.",
      "Label in alerts: when paused SMS are tried again.",
      { max: 30 },
    ),
    cap: seen("Uyarıda hangi SMS sınırı olduğunun etiketi.", "Label in alerts: which SMS limit it is.", { max: 30 }),
    used: seen("Uyarıda gönderilen SMS sayısının etiketi.", "Label in alerts: how many SMS were sent.", { max: 30 }),
    renewed: seen(
      "Uyarıda SMS sınırının yenileneceği anın etiketi.",
      "Label in alerts: when the SMS limit is renewed.",
      { max: 30 },
    ),
    reference: seen(
      "Uyarıda veri sahibi başvurusunun numarasının etiketi.",
      "Label in alerts: the data-subject request's reference.",
      { max: 30 },
    ),
    dueOn: seen("Uyarıda yanıt için son günün etiketi.", "Label in alerts: the last day for an answer.", { max: 30 }),
  }),
  caps: z.strictObject({
    total: seen("Bütün ülkeler için günlük SMS sınırının adı.", "Name of the daily SMS limit for all countries."),
    country: sentence(
      ["code"],
      "Bir ülkenin günlük SMS sınırının adı.",
      "Name of the daily SMS limit for one country.",
    ),
  }),
  kinds: z.strictObject({
    "team-mail": seen(
      "Uyarıda teslimat türü: ekibe giden e-posta.",
      "Kind of delivery in alerts: the mail to the team.",
    ),
    "visitor-mail": seen(
      "Uyarıda teslimat türü: ziyaretçiye giden e-posta.",
      "Kind of delivery in alerts: the mail to the visitor.",
    ),
    webhook: seen(
      "Uyarıda teslimat türü: başka bir sisteme giden webhook.",
      "Kind of delivery in alerts: the webhook to another system.",
    ),
    "resume-mail": seen(
      "Uyarıda teslimat türü: teklife devam bağlantısı.",
      "Kind of delivery in alerts: the link to go on later.",
    ),
    "confirm-mail": seen(
      "Uyarıda teslimat türü: başvuruyu onaylama bağlantısı.",
      "Kind of delivery in alerts: the link that confirms a request.",
    ),
    "status-webhook": seen(
      "Uyarıda teslimat türü: bir talebin durumu değişince giden webhook.",
      "Kind of delivery in alerts: the webhook that tells of a changed status.",
    ),
    digest: seen("Uyarıda teslimat türü: günlük özet e-postası.", "Kind of delivery in alerts: the daily digest."),
    alert: seen(
      "Uyarıda teslimat türü: uyarı e-postasının kendisi.",
      "Kind of delivery in alerts: an alert mail itself.",
    ),
  }),
  footer: seen("Uyarı e-postasının altındaki küçük açıklama.", "Small print at the foot of an alert mail."),
});
