import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList, isIP, isIPv4 } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";
import { operatorLocale } from "../../site/locales.ts";

type Row = CountryResponse & { country_code?: string };

const require = createRequire(import.meta.url);
const notFound = "0;;;";

let opened: { countries: Reader<Row>; names: Intl.DisplayNames } | undefined;

/** The country of an address in plain text: "1;TR;TUR;Türkiye" where it is known, "0;;;" where it is not. */
export function countryOfAddress(address: string): string {
  if (isIP(address) === 0 || !isPublicAddress(address)) return notFound;
  opened ??= open();
  const code = opened.countries.get(address)?.country_code ?? "";
  const iso3 = iso3Code(code);
  return iso3 ? `1;${code};${iso3};${opened.names.of(code)}` : notFound;
}

/** Eight megabytes, read when somebody asks for the first time: starting the server does not wait for them. */
function open() {
  const file = require.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");
  const names = new Intl.DisplayNames([operatorLocale], { type: "region" });
  return { countries: new Reader<Row>(readFileSync(file)), names };
}

/** Networks that belong to nobody's country: private, local, shared, for documentation, for many receivers. */
const special = new BlockList();
const networks = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  "::/127 64:ff9b::/96 100::/64 2001:db8::/32 3fff::/20 fc00::/7 fe80::/10 ff00::/8",
];
for (const network of networks.join(" ").split(" ")) {
  const [address = "", prefix] = network.split("/");
  special.addSubnet(address, Number(prefix), isIPv4(address) ? "ipv4" : "ipv6");
}

/** The database names countries for some of these networks too, so it is not asked about them. */
export function isPublicAddress(address: string): boolean {
  return !special.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/** ISO 3166-1: the code of two letters, then the one of three. XK is what the world uses for Kosovo meanwhile. */
const pairs = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD
  BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN
  CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU
  DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB
  GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG
  HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN
  KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU
  LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR
  MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL
  OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB
  RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP
  SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN
  TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF
  ZMZMB ZWZWE
  XKXKX
`;

const iso3 = new Map(pairs.match(/\w{5}/g)?.map((pair) => [pair.slice(0, 2), pair.slice(2)]));

/** "TUR" for "TR"; undefined for what is no country. */
export function iso3Code(iso2: string): string | undefined {
  return iso3.get(iso2);
}
