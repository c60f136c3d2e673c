import type { Vertrag } from '#contract/entities/vertrag.ts';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { leistungen, vertragsdaten } from './fakten.ts';
import { produktbloecke } from './produktblock.ts';
import { t } from './seitentexte.ts';

/** All that the contract says of itself, folded where sentences have said what counts; open where there are none. */
export function Einzelheiten({ vertrag }: { vertrag: Vertrag }) {
  const deckung = [
    { titel: t('leistungen'), fakten: leistungen(vertrag) },
    ...produktbloecke(vertrag),
  ].filter(({ fakten }) => fakten.length > 0);
  const daten = vertragsdaten(vertrag);
  if (vertrag.versichert.aussagen.length === 0) {
    return [...deckung, { titel: t('vertragsdaten'), fakten: daten }].map(({ titel, fakten }) => (
      <Abschnitt key={titel} titel={titel}>
        <FactList facts={fakten} />
      </Abschnitt>
    ));
  }
  return (
    <Abschnitt titel={t('vertragsdaten')}>
      <div>
        {[...deckung, { titel: t('laufzeit'), fakten: daten }].map(({ titel, fakten }) => (
          <Disclosure key={titel} summary={titel}>
            <FactList facts={fakten} />
          </Disclosure>
        ))}
      </div>
    </Abschnitt>
  );
}
