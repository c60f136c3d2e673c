import { fahrradnutzung, fahrradtyp, reparaturschutz } from '#contract/begriffe/fahrrad.ts';
import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { sonstigerHersteller } from '#machines/antrag/fahrrad/rad.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { anschriftszeilen, wennGegeben } from './antrag.ts';

type Rad = NonNullable<FahrradAntworten['fahrradDaten']>;

/** What is covered of a bicycle, as documents say it (`domain/antrag.md §6.1`); null while an answer is missing. */
export function fahrradLeistungen(antworten: FahrradAntworten): Fakt[] | null {
  const { fahrradDaten: rad, nutzung, risikoort, schutzumfang } = antworten;
  if (!rad || !nutzung || !risikoort || !schutzumfang) return null;
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

function hersteller({ hersteller: gewaehlt, herstellerFreitext }: Rad): string {
  return gewaehlt === sonstigerHersteller ? (herstellerFreitext ?? gewaehlt) : gewaehlt;
}
