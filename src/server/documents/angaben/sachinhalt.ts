import { gefahr } from '#contract/begriffe/sachinhalt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { sachinhaltLeistungen as buch } from '#contract/produkte/leistungen/sachinhalt.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { anschriftszeilen } from './antrag.ts';
import { taetigkeiten } from './betriebshaftpflicht.ts';
import {
  gewerbeVon,
  listeAus,
  selbstbeteiligungZeile,
  summeZeile,
  type Tarifangaben,
  wortAus,
} from './vertragsworte.ts';

/** The policy of the contents of a firm, from what a contract says of itself (`domain/vertrag.md §12`). */
export function sachinhaltschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { risikoOrt, elementar, deckungsIdentifier } = v;
  const gekauft: Gekauft<typeof buch> = {
    sachen: risikoOrt && { ort: anschriftszeilen(risikoOrt).join(', ') },
    mehrgefahren: gefahren(v, angaben),
    elementar: elementar === undefined ? undefined : elementar ? {} : null,
    hoechstsumme: summeZeile(v),
    selbstbeteiligung: selbstbeteiligungZeile(v),
    elementarWartezeit: wartezeit(v),
    sicherungen: undefined,
    aenderungen: taetigkeiten(gewerbeVon(v)),
  };
  return scheinzeilen(buch, { tarif: deckungsIdentifier, gekauft });
}

function wartezeit({ elementar, elementarAb }: Vertrag): Scheinworte | undefined {
  return elementar && elementarAb !== undefined ? { ab: formatDatum(elementarAb) } : undefined;
}

function gefahren({ produktIdentifier }: Vertrag, angaben: Tarifangaben): Scheinworte | undefined {
  if (produktIdentifier === 'SI_ALLGEFAHREN') return { gefahren: 'Allgefahren' };
  const gewaehlte = listeAus(angaben, 'gefahren').map((eine) => wortAus(gefahr, eine));
  return gewaehlte.length === 0 ? undefined : { gefahren: gewaehlte.join(', ') };
}
