import type { Vertrag } from '#contract/entities/vertrag.ts';
import { privathaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/privathaftpflicht.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen } from '../produkte/schein.ts';
import { selbstbeteiligungZeile, summeZeile } from './vertragsworte.ts';

/** The policy of private liability, from what a contract says of itself (`domain/vertrag.md §12`). */
export function privathaftpflichtschein(v: Vertrag): Fakt[] {
  const { phv, mitversicherte = [], diensthaftpflicht, deckungsIdentifier } = v;
  const namen = mitversicherte.map(({ vorname, nachname }) => `${vorname} ${nachname}`);
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: summeZeile(v),
    selbstbeteiligung: selbstbeteiligungZeile(v),
    personen: {
      ...(phv && { personen: phv.familienstand.current.label }),
      ...(namen.length > 0 && { namen: namen.join(', ') }),
    },
    schluessel: {},
    geliehenes: {},
    forderungsausfall: {},
    diensthaftpflicht: diensthaftpflicht?.eingeschlossen === true ? {} : null,
  };
  return scheinzeilen(buch, { tarif: phv?.hfkVariante ?? deckungsIdentifier, gekauft });
}
