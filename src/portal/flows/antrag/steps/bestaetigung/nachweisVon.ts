import type { Abschluss, AntragKontext } from '#machines/antrag/context.ts';
import type { AntragProduktSeite } from '../../produkt.ts';
import { betragMitZahlweise } from '../beitragstexte.ts';
import { beginn, variantenName } from '../tarif/worte.ts';
import { hatZuTun, naechstes } from './naechstes.ts';
import type { Nachweis } from './nachweis.ts';
import { t } from './texte.ts';

/** What the end of an application has to say; her address is named on the spot only. */
export function nachweisVon(
  seite: AntragProduktSeite,
  kontext: AntragKontext,
  geschlossen: Abschluss,
): Nachweis {
  const variante = variantenName(seite, kontext);
  const beitrag = kontext.ergebnisse.tarifieren?.ergebnis.beitrag;
  return {
    abschluss: geschlossen,
    einleitung: einleitung(kontext, geschlossen),
    versicherung: variante === null ? seite.name : `${seite.name} ${variante}`,
    beginn: beginn(kontext),
    beitrag: beitrag ? betragMitZahlweise(beitrag) : null,
    punkte: naechstes(kontext, null),
  };
}

function einleitung(kontext: AntragKontext, { status }: Abschluss): string {
  if (status === 'IN_PRUEFUNG') return t('einleitungPruefung');
  const datum = beginn(kontext);
  return t(hatZuTun(kontext) ? 'einleitungZuTun' : 'einleitung', { datum });
}
