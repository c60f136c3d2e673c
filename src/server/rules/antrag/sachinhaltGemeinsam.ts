import { beginntAm } from '#machines/antrag/anschluss.ts';
import type { InhaltsAntworten } from '#machines/antrag/sachinhalt/inhalt.ts';
import { betriebsort } from '#machines/antrag/sachinhalt/inhaltsregel.ts';
import { elementarschutzAb } from '../fristen/elementar.ts';
import { benannt } from './betrieb.ts';
import { firmaAus } from './nehmer.ts';
import { selbstbeteiligung } from './vertragsangaben.ts';

/** What the server knows of every firm whose contents are insured. */
export function inhaltspruefung<A extends InhaltsAntworten>() {
  return {
    berichtigt: (antworten: A) => mitNamen(antworten),
    nehmer: (antworten: A) => firmaAus({ ...antworten, ...betriebsort(antworten) }),
  };
}

/** The trades as the list names them: the page sends a name only to show it. */
function mitNamen<A extends InhaltsAntworten>(antworten: A): A {
  const { einstieg, betrieb } = antworten;
  return {
    ...antworten,
    ...(einstieg && { einstieg: { ...einstieg, hauptgewerbe: benannt(einstieg.hauptgewerbe) } }),
    ...(betrieb && {
      betrieb: { ...betrieb, nebengewerbe: betrieb.nebengewerbe.map(benannt) },
    }),
  };
}

/** What the contract of every such firm says of what is insured. */
export function inhaltsrisiken(antworten: InhaltsAntworten, mitElementar: boolean) {
  const { einstieg, betrieb, angebot, vorversicherung } = antworten;
  const { firmensitz } = betriebsort(antworten);
  if (!einstieg || !betrieb || !angebot || !firmensitz) throw new Error('An answer is missing.');
  const elementarAb = mitElementar ? elementarschutzAb(beginntAm(angebot), vorversicherung) : null;
  return {
    selbstBeteiligung: selbstbeteiligung(angebot.sb),
    elementar: mitElementar,
    ...(elementarAb !== null && { elementarAb }),
    risikoOrt: firmensitz,
    jahresumsatz: { value: betrieb.umsatz, isAdjustable: false },
    versicherteGewerbe: {
      hauptgewerbe: einstieg.hauptgewerbe.name,
      nebengewerbe: betrieb.nebengewerbe.map(({ name }) => name),
    },
  };
}
