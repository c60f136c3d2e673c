import type { Widerrufsgrund } from '#contract/entities/beendigungsgrund.ts';

/** Reasons to revoke; the first one is preselected, for no reason may be demanded (`domain/vertrag.md §9`). */
export const widerrufsgruende: readonly Widerrufsgrund[] = [
  { key: 'KEINE_ANGABE', label: 'Ich möchte keinen Grund angeben' },
  { key: 'BESSERES_ANGEBOT', label: 'Ich habe ein besseres Angebot gefunden' },
  { key: 'BEITRAG_ZU_HOCH', label: 'Der Beitrag ist mir zu hoch' },
  { key: 'LEISTUNG_PASST_NICHT', label: 'Die Leistungen passen nicht zu mir' },
  { key: 'FALSCHE_ANGABEN', label: 'Ich habe falsche Angaben gemacht' },
  { key: 'DOPPELT_VERSICHERT', label: 'Ich bin bereits versichert' },
  { key: 'VERSEHENTLICH', label: 'Ich habe den Vertrag versehentlich abgeschlossen' },
  { key: 'SONSTIGES', label: 'Sonstiger Grund' },
];
