import { TextButton } from '#widgets/button/TextButton.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { wunschname } from '#machines/vertrag/schutz/wuensche.ts';
import { ohneRegler, reglerVon } from '../regler.ts';
import { saetze } from '../preise.ts';
import { t } from '../texte.ts';
import { wuenscheInWorten } from '../wunschworte.ts';
import type { BeitragProps } from './Beitragskarte.tsx';

/** What she wished for and the contract does not allow any more: each with its reason, and taken back here. */
export function OhneRegler({ vertrag, ergebnis, stellwerk, karte }: BeitragProps) {
  const verwaiste = ohneRegler(reglerVon(vertrag, ergebnis), stellwerk.wuensche);
  if (verwaiste.length === 0) return null;
  return (
    <InfoBox type="warning" headline={t('nichtMehrMoeglichTitel')}>
      {verwaiste.map((wunsch) => {
        const { auswahl } = wunsch;
        const name = wunschname(auswahl);
        const { hinderung } = ergebnis.angebote.find(({ art }) => art === auswahl.art) ?? {};
        const [worte] = wuenscheInWorten({ vertrag, ergebnis, wuensche: [wunsch] });
        return (
          <p key={name}>
            {saetze(worte?.satz, stellwerk.grund(name) ?? hinderung?.text)}{' '}
            <TextButton
              onClick={() => {
                stellwerk.waehle(name, null);
                karte.current?.focus();
              }}
            >
              {t('zuruecknehmen')}
            </TextButton>
          </p>
        );
      })}
    </InfoBox>
  );
}
