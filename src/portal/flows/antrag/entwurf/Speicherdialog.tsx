import { formatMoment } from '#contract/tag.ts';
import { useState } from 'react';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { Formular } from '../../../formular/Formular.tsx';
import { grundfelder } from '../../../formular/Grundfelder.tsx';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../shell/useOffline.ts';
import type { Speicherergebnis } from './ablage.ts';
import { Loeschfrage } from './Loeschfrage.tsx';
import { t as fuss } from './fusstexte.ts';
import styles from './Schrittfuss.module.css';
import { t } from './texte.ts';
import { type Speicherprops, useSpeichern } from './useSpeichern.ts';

/** Asks where the link goes and says what is kept; a second time it saves over the first or throws it away. */
export default function Speicherdialog(props: Speicherprops) {
  const { onZu } = props;
  const { formular, kennung, fragtPlz, laeuft, gescheitert, speichern, ...stand } =
    useSpeichern(props);
  const [loescht, setLoescht] = useState(false);
  if (loescht) return <Loeschfrage {...props} onZurueck={() => setLoescht(false)} />;
  return (
    <Modal open title={t('titel')} onClose={onZu} busy={laeuft}>
      {kennung && <p>{t('gespeichertAm', formatMoment(new Date(kennung.gespeichertUm)))}</p>}
      <p>{t(kennung ? 'erklaerungWieder' : 'erklaerung')}</p>
      <p>{wasGefragtWird({ ...stand, fragtPlz })}</p>
      {istHalb(props) && <p>{t('nichtAlles')}</p>}
      <div className={styles.formular}>
        <Formular formular={formular} sofort={grundfelder} ohneUebersicht onSenden={speichern}>
          <Misserfolg ergebnis={gescheitert} />
          <Aktionen>
            <Button type="submit" loading={laeuft}>
              {kennung ? t('aenderungen') : fuss('speichern')}
            </Button>
            <Button variant="secondary" onClick={kennung ? () => setLoescht(true) : onZu}>
              {t(kennung ? 'loeschen' : 'abbrechen')}
            </Button>
          </Aktionen>
        </Formular>
      </div>
    </Modal>
  );
}

function Misserfolg({ ergebnis }: { ergebnis: Speicherergebnis | null }) {
  const offline = useOffline();
  // The server says until when.
  const zuViele = useFehlersatz(t('zuViele'));
  if (ergebnis === null || ergebnis === 'GESPEICHERT' || ergebnis === 'GEAENDERT') return null;
  const woran = { WEG: 'weg', TECHNISCH: 'fehler' } as const;
  const satz = ergebnis === 'ZU_VIELE' ? zuViele : t(woran[ergebnis]);
  return <InfoBox type="error" headline={offline ? t('keineVerbindung') : satz} />;
}

interface Frage {
  fragtPlz: boolean;
  plz: string | null;
  angemeldet: boolean;
}

/** How it opens again, and what is not in it. */
function wasGefragtWird({ fragtPlz, plz, angemeldet }: Frage): string {
  const frage = plz === null ? [] : [t('frage', { plz })];
  const saetze = [
    ...(fragtPlz ? [t('frageUnbekannt')] : frage),
    ...(angemeldet ? [t('ohneFrage')] : []),
    t('ohneBank'),
  ];
  return saetze.join(' ');
}

/** Something on this page would be kept if it were answered as its shape asks. */
function istHalb({ actor, seite, schritt, offen }: Speicherprops): boolean {
  const { umfeld } = actor.getSnapshot().context;
  if (umfeld === null) return false;
  const { antworten } = entwurfsregel(seite.flow, seite.regel.formen(umfeld.heute));
  const form = antworten[schritt];
  return Boolean(form && offen !== undefined && !form.safeParse(offen).success);
}
