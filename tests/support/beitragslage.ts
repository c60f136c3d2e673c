/** 120,00 EUR net a year and 19 % tax, 142,80 EUR, paid on 1 March since 2022. */
export const jaehrlichSeitMaerz = {
  zahlweise: 'JAEHRLICH',
  beitragsKomponenten: [{ name: 'phv', nettoJahr: 12_000, steuersatz: 1900 }],
  unterlagenErhaltenAm: '2022-02-10',
  vertragsBeginn: '2022-03-01',
  beginnverlegung: null,
  ablaufdatum: null,
  beendigungsdatum: null,
  hauptfaelligkeitTag: 1,
  hauptfaelligkeitMonat: 3,
  wirksamkeitsdatum: null,
  schritte: [],
} as const;
