import { useState } from 'react';
import { ermittelt, type Gezaehlt, type Wertermittlung } from '#machines/formular/ermittlung.ts';
import { ValueHelper } from '#widgets/value-helper/ValueHelper.tsx';
import { texte } from '../texte.ts';
import type { EingabeProps } from './Felder.tsx';

interface Props {
  feld: EingabeProps<'regler'>['feld'];
  ermittlung: Wertermittlung;
  /** The sum as it is now, cents. */
  summe: number;
  /** Only by her own act. */
  uebernimm: (summe: number) => void;
}

/** Helps to a sum by what there is; it stays as it is until she takes the result over. */
export function WertermittlungFeld({ feld, ermittlung, summe, uebernimm }: Props) {
  const [gezaehlt, setGezaehlt] = useState<Gezaehlt>({});
  const ergebnis = ermittelt(ermittlung, gezaehlt, feld);
  const { titel, text, teile, hoechstens } = ermittlung;
  return (
    <ValueHelper
      name={`${feld.name}-wert`}
      summary={titel}
      intro={text}
      rows={teile.map(({ schluessel, name, inhalt, wert }) => ({
        key: schluessel,
        label: name,
        line: t('zeile', { inhalt, betrag: feld.anzeige(wert) }),
        count: gezaehlt[schluessel] ?? '0',
      }))}
      max={hoechstens}
      onCount={(schluessel, anzahl) => setGezaehlt({ ...gezaehlt, [schluessel]: anzahl })}
      total={gesamt(ergebnis, feld, summe)}
      take={ergebnis ? t('uebernehmen', { betrag: feld.anzeige(ergebnis.summe) }) : undefined}
      onTake={() => ergebnis && uebernimm(ergebnis.summe)}
    />
  );
}

function gesamt(
  ergebnis: ReturnType<typeof ermittelt>,
  feld: Props['feld'],
  summe: number,
): string {
  if (!ergebnis) return t('nichts');
  const zusammen = t('zusammen', { betrag: feld.anzeige(ergebnis.wert) });
  if (ergebnis.wert > feld.bis)
    return `${zusammen} ${t('hoechstens', { betrag: feld.anzeige(feld.bis) })}`;
  return ergebnis.summe === summe ? `${zusammen} ${t('gewaehlt')}` : zusammen;
}

const t = texte('wertermittlung', {
  zeile: '{inhalt}: {betrag}',
  nichts: 'Noch nichts gezählt.',
  zusammen: 'Zusammen {betrag}.',
  hoechstens: 'Online versichern Sie höchstens {betrag}.',
  gewaehlt: 'Das ist Ihre Versicherungssumme.',
  uebernehmen: '{betrag} als Summe übernehmen',
});
