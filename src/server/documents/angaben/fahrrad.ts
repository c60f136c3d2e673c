import { fahrradnutzung, fahrradtyp, reparaturschutz } from '#contract/begriffe/fahrrad.ts';
import type { Antragsstand } from '#machines/antrag/context.ts';
import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { fragen, tarif as angebot } from '#machines/antrag/fahrrad/fragen.ts';
import { fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { sonstigerHersteller } from '#machines/antrag/fahrrad/rad.ts';
import type { Antragsangaben } from '../daten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import {
  anschriftszeilen,
  beginnVon,
  gefragtes,
  kontoVon,
  vollerName,
  wennGegeben,
} from './gemeinsam.ts';

/** An application for a bicycle as documents say it (`domain/antrag.md §6.1`); null while an answer is missing. */
export function fahrradAngaben(stand: Antragsstand<FahrradAntworten>): Antragsangaben | null {
  const { fahrradDaten, nutzung, risikoort, schutzumfang, tarif } = stand.antworten;
  const { person, anschrift, kontakt, zahlung } = stand.antworten;
  if (!fahrradDaten || !nutzung || !risikoort || !schutzumfang || !tarif) return null;
  if (!person || !anschrift || !kontakt || !zahlung) return null;
  const name = vollerName(person);
  const wohnort = anschriftszeilen(anschrift.woanders ? anschrift : risikoort);
  return {
    produkt: 'FAHRRAD_2',
    nehmer: { name, anschrift: wohnort, email: kontakt.email },
    antworten: gefragtes({ chart: fahrrad, fragen, tarif: angebot }, stand),
    leistungen: leistungen({ fahrradDaten, nutzung, risikoort, schutzumfang }),
    beginn: beginnVon(tarif),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, name),
  };
}

type Risiko = Pick<
  Required<FahrradAntworten>,
  'fahrradDaten' | 'nutzung' | 'risikoort' | 'schutzumfang'
>;

function leistungen({ fahrradDaten: rad, nutzung, risikoort, schutzumfang }: Risiko): Fakt[] {
  return [
    { name: 'Rad', wert: `${fahrradtyp[rad.fahrradTyp]}, ${hersteller(rad)}` },
    ...wennGegeben('Rahmennummer', rad.rahmennummer),
    { name: 'Standort', wert: anschriftszeilen(risikoort).join(', ') },
    { name: 'Nutzung', wert: fahrradnutzung[nutzung.nutzung] },
    { name: 'Diebstahl', wert: 'Versichert' },
    { name: 'Reparaturschutz', wert: reparaturschutz[schutzumfang.reparaturschutz] },
    { name: 'Fahrrad-Schutzbrief', wert: schutzumfang.schutzbrief ? 'Ja' : 'Nein' },
  ];
}

function hersteller({ hersteller: gewaehlt, herstellerFreitext }: Risiko['fahrradDaten']): string {
  return gewaehlt === sonstigerHersteller ? (herstellerFreitext ?? gewaehlt) : gewaehlt;
}
