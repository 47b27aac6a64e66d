/** The three service levels, in the words every page uses for them. */
export const serviceLevels = {
  caption: "Hizmet seviyelerinin karşılaştırması",
  names: { basic: "Temel", advanced: "Gelişmiş", professional: "Premium" },
  rows: [
    {
      title: "Destek",
      cells: ["Talep ve olay bazlı", "Talep, olay ve ana operasyonlar", "Talep, olay, ana operasyonlar ve iyileştirme"],
    },
    { title: "İzleme", cells: ["Yok", "Operasyon sırasında kontrol", "7/⁠24, dâhil"] },
    { title: "Proaktif bakım", cells: ["Yok", "Yok", "Var"] },
    {
      title: "Uygun olduğu yer",
      cells: ["Test ve geliştirme ortamları", "Kurum içi sistemler", "Durduğunda işi de durduran sistemler"],
    },
  ],
};
