import { istEinstellbar } from '#machines/vertrag/schutz/wuensche.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Wegliste } from '../../../../pages/startseite/Wegliste.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { bittetUmNachricht, blaetter, zeileZu } from '../../aenderung/arten/blaetter.ts';
import { t as einzeln } from '../../aenderung/texte.ts';
import { handlungVon } from '../../aenderung/seiten.ts';
import { useImAuftrag, useVertragswege } from '../../wege.ts';
import { t } from '../texte.ts';
import type { StellProps } from './Einstellen.tsx';

/** Kinds that are asked about on pages of their own, and what is not possible at all, each with its reason. */
export function WeitereWege({ versicherungsNummer, ergebnis }: StellProps) {
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const andere = ergebnis.angebote.filter((angebot) => !istEinstellbar(angebot));
  const offene = andere.filter(({ hinderung }) => !hinderung);
  const gesperrte = andere.flatMap(({ art, hinderung }) => (hinderung ? [{ art, hinderung }] : []));
  return (
    <>
      {offene.length > 0 && (
        <Abschnitt titel={t('anderesTitel')} nurHandlungen>
          <p>{t('anderesText')}</p>
          <Wegliste
            wege={offene.map(({ art }) => ({
              href: wege.aenderung(versicherungsNummer, art),
              text: handlungVon(art),
              zeile: zeileZu(art, imAuftrag),
            }))}
          />
        </Abschnitt>
      )}
      {gesperrte.length > 0 && (
        <InfoBox
          type="neutral"
          headline={t('nichtMoeglichTitel')}
          {...(gesperrte.some(({ hinderung: { code } }) => bittetUmNachricht(code, true)) && {
            action: <a href={wege.schreiben(versicherungsNummer)}>{einzeln('nachricht')}</a>,
          })}
        >
          {gesperrte.map(({ art, hinderung }) => (
            <p key={art}>{t('grundZu', { was: blaetter[art].t('name'), grund: hinderung.text })}</p>
          ))}
        </InfoBox>
      )}
    </>
  );
}
