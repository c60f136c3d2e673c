import {
  reparatur as reparaturen,
  schutzbrief as hilfe,
  verschleiss,
} from '#contract/produkte/leistungen/fahrrad.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import { ablehnung } from '../../../ablehnung.ts';
import { monatePlus, spaeter, tagePlus } from '#contract/tag.ts';
import { hinweisZu } from '../../../tarif/gruende.ts';
import type { Aenderungslage, Vertragsstand } from '../../lage.ts';
import type { Deckung, Deckungswert } from './sparte.ts';

/** Risks of a bicycle contract; theft is what it is about, and one kind of repair rules out the other. */
export function fahrradRisiken(): Deckung[] {
  return [diebstahl, reparatur, ohneVerschleiss, schutzbrief];
}

type Risiken = NonNullable<Vertragsstand['risiken']['fahrrad']>['versicherteRisiken'];
type Reparaturschutz = 'MIT_VERSCHLEISS' | 'OHNE_VERSCHLEISS';

const diebstahl: Deckung = {
  coverageType: 'DIEBSTAHL',
  name: 'Diebstahl',
  erklaerung: 'Der Kern des Vertrags.',
  vormerkungsArt: 'deckung.DIEBSTAHL',
  stufen: [false, true],
  jetzt: () => true,
  angeboten: () => [],
  anwenden: ({ tarifAngaben }) => ({ tarifAngaben }),
  hinderung: (_, wert) => (wert === false ? ablehnung.grunddeckung : null),
};

const reparatur = reparaturschutz('MIT_VERSCHLEISS', {
  coverageType: 'REPARATUR',
  name: 'Reparatur mit Verschleiß',
  erklaerung: aufKarte(verschleiss, verschleiss.karte.MIT_VERSCHLEISS),
});

const ohneVerschleiss = reparaturschutz('OHNE_VERSCHLEISS', {
  coverageType: 'REPARATUR_OHNE_VERSCHLEISS',
  name: 'Reparatur ohne Verschleiß',
  erklaerung: aufKarte(reparaturen, reparaturen.karte.OHNE_VERSCHLEISS),
});

const schutzbrief: Deckung = {
  coverageType: 'SCHUTZBRIEF',
  name: 'Fahrrad-Schutzbrief',
  erklaerung: aufKarte(hilfe, hilfe.karte.SCHUTZBRIEF),
  vormerkungsArt: 'deckung.SCHUTZBRIEF',
  stufen: [false, true],
  jetzt: (lage) => drin(lage).schutzbrief,
  anwenden: (lage, wert) => ({
    tarifAngaben: { ...lage.tarifAngaben, schutzbrief: wert === true },
    ...mitRisiken(lage, { schutzbrief: wert === true }),
  }),
};

function reparaturschutz(
  art: Reparaturschutz,
  namen: Pick<Deckung, 'coverageType' | 'name' | 'erklaerung'>,
): Deckung {
  const neu = (lage: Aenderungslage, wert: Deckungswert) =>
    wert === true && (stand(lage) === 'KEINER' || art === 'MIT_VERSCHLEISS');
  return {
    ...namen,
    vormerkungsArt: 'deckung.REPARATUR',
    stufen: [false, true],
    jetzt: (lage) => stand(lage) === art,
    mehr: neu,
    anwenden(lage, wert) {
      const jetzt = stand(lage);
      const danach = wert === true ? art : jetzt === art ? 'KEINER' : jetzt;
      return {
        tarifAngaben: { ...lage.tarifAngaben, reparaturschutz: danach },
        ...mitRisiken(lage, {
          reparatur: danach === 'MIT_VERSCHLEISS',
          reparaturOhneVerschleiss: danach === 'OHNE_VERSCHLEISS',
        }),
      };
    },
    hinderung: (lage, wert) => (neu(lage, wert) && istZuAlt(lage) ? zuAlt : null),
    spaetestens: (lage, wert) => (neu(lage, wert) ? letzterTag(lage) : null),
  };
}

const zuAlt = ablehnung.optionNichtMoeglich(
  hinweisZu({ ergebnis: 'OPTION_NICHT_MOEGLICH', grund: 'RAD_ZU_ALT_FUER_REPARATUR' }).text,
);

/** On the first day on which it could begin. */
function istZuAlt(lage: Aenderungslage): boolean {
  return letzterTag(lage) < spaeter(tagePlus(lage.heute, 1), lage.vertragsBeginn);
}

/** The bicycle is 36 months old; one of unknown age was new when the contract was made. */
function letzterTag({ tarifAngaben, antragsdatum }: Aenderungslage): string {
  const kaufdatum = tarifAngaben?.['kaufdatum'];
  return monatePlus(
    typeof kaufdatum === 'string' ? kaufdatum : antragsdatum,
    fahrrad.grenzen.reparaturMonate,
  );
}

function stand(lage: Aenderungslage): Reparaturschutz | 'KEINER' {
  const risiken = drin(lage);
  if (risiken.reparatur) return 'MIT_VERSCHLEISS';
  return risiken.reparaturOhneVerschleiss ? 'OHNE_VERSCHLEISS' : 'KEINER';
}

function drin({ risiken }: Aenderungslage): Risiken {
  return risiken.fahrrad?.versicherteRisiken ?? nurDiebstahl;
}

const nurDiebstahl: Risiken = {
  diebstahl: true,
  reparatur: false,
  reparaturOhneVerschleiss: false,
  schutzbrief: false,
};

function mitRisiken({ risiken }: Aenderungslage, anders: Partial<Risiken>): Partial<Vertragsstand> {
  const { fahrrad } = risiken;
  if (!fahrrad) return {};
  const versicherteRisiken = { ...fahrrad.versicherteRisiken, ...anders };
  return { risiken: { ...risiken, fahrrad: { ...fahrrad, versicherteRisiken } } };
}
