import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import type { fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { person } from '../nehmer.ts';

/** One valid answer per step. */
export const antworten = {
  einstieg: { fahrradTyp: 'E_BIKE', kaufpreis: 4_200_00, plz: '50667', wunsch: 'AUSGEWOGEN' },
  angebot: {
    reparaturschutz: 'OHNE_VERSCHLEISS',
    schutzbrief: true,
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  rad: {
    hersteller: 'Riese & Müller',
    modell: 'Charger',
    kaufdatum: '2026-03-14',
    gebraucht: false,
    rahmennummerSpaeter: true,
  },
  nutzung: {
    nutzung: 'PRIVAT',
    schloss: true,
    plz: '50667',
    ort: 'Köln',
    strasse: 'Hohe Straße',
    hausnummer: '21',
  },
  vorversicherung: personAntworten.vorversicherung,
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
  person: personAntworten.person,
  ...abschlussAntworten,
} satisfies Required<FahrradAntworten>;

/** What is asked and answered here alone. */
export const fall: AntragFall<FahrradAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  angenommen: ({ einstieg, angebot }) => {
    const { nutzung, vorschaeden = 0, vomVersichererGekuendigt } = angebot?.annahmen ?? {};
    return {
      rad: { hersteller: '', kaufdatum: '', gebraucht: false, rahmennummerSpaeter: true },
      nutzung: {
        nutzung: nutzung ?? 'PRIVAT',
        schloss: true,
        plz: einstieg?.plz ?? '',
        ort: '',
        strasse: '',
        hausnummer: '',
      },
      vorversicherung: vomVersichererGekuendigt
        ? { vorversicherungVorhanden: true, vorschaeden, gekuendigtDurch: 'VERSICHERER' }
        : { vorversicherungVorhanden: false, vorschaeden },
    };
  },
  haelt: (schritt, { antworten: { einstieg, nutzung } }) =>
    schritt !== 'nutzung' || nutzung?.plz === einstieg?.plz,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  korrektur: { ...antworten.angebot, annahmen: { nutzung: 'LIEFERDIENST' } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { nutzung: 'PRIVAT' } },
  vorschlagOhne: 'RAD_ZU_ALT_FUER_REPARATUR',
  flags: (context) => [JSON.stringify(context.antworten.angebot)],
  teile: ['diebstahl', 'schutzbrief'],
  nehmer: ({ einstieg, nutzung, ...andere }) =>
    einstieg && nutzung
      ? person({ ...andere, risikoort: { ...nutzung, plz: einstieg.plz } })
      : null,
  weitereWahl: [
    { reparaturschutz: 'MIT_VERSCHLEISS' },
    { schutzbrief: false },
    { reparaturschutz: 'KEINER', annahmen: { aelter: true } },
    { annahmen: { nutzung: 'BERUFLICH', vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, zahlweise: 'MONATLICH' },
  aenderung: {
    schritt: 'nutzung',
    antwort: { ...antworten.nutzung, nutzung: 'BERUFLICH' },
  },
  entwurf: { einstieg: antworten.einstieg },
  anfragen: {
    'ANFRAGEN mit S-Pedelec': { schritt: 'einstieg', antwort: { fahrradTyp: 'S_PEDELEC' } },
    'ANFRAGEN mit Lieferdienst': { schritt: 'nutzung', antwort: { nutzung: 'LIEFERDIENST' } },
  },
};

export const cases = casesFor<typeof fahrrad>(antragCases(fall));

/** What the price takes of the bicycle; bought today until she says when (`domain/antrag.md §6.1`). */
function risiko({ einstieg, rad, nutzung, angebot }: FahrradAntworten) {
  if (!einstieg || !rad || !nutzung || !angebot) return null;
  const { fahrradTyp, kaufpreis, plz } = einstieg;
  const { reparaturschutz, schutzbrief } = angebot;
  // Of a street elsewhere nothing is known here.
  const strasse = nutzung.plz === plz ? nutzung.strasse : '';
  return {
    fahrradTyp,
    kaufpreis,
    nutzung: nutzung.nutzung,
    risikoOrt: strasse === '' ? { plz } : { plz, strasse },
    reparaturschutz,
    schutzbrief,
    ...(rad.kaufdatum === '' ? {} : { kaufdatum: rad.kaufdatum }),
  };
}
