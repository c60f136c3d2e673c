import { useState } from 'react';
import { encode } from 'uqr';
import { Button } from '#widgets/button/Button.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { antragsseiten } from '../../produktadressen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import styles from './Agentur.module.css';
import { t } from './texte.ts';

/** Own links, one per application: whoever concludes by one is the agency's customer (`domain/konto.md §7.3`). */
export function Links({ nummer }: { nummer: string }) {
  return (
    <Abschnitt titel={t('links')}>
      <p>{t('linksText')}</p>
      {antragsseiten.map(({ produkt: { weg, name } }) => (
        <Disclosure key={weg} summary={name}>
          <Link weg={weg} name={name} nummer={nummer} />
        </Disclosure>
      ))}
    </Abschnitt>
  );
}

interface Props {
  weg: string;
  name: string;
  nummer: string;
}

function Link({ weg, name, nummer }: Props) {
  const [misslungen, setMisslungen] = useState(false);
  const adresse = `${globalThis.location.origin}/${weg}/antrag/?vermittlernummer=${nummer}`;
  const kopiere = async () => {
    try {
      await navigator.clipboard.writeText(adresse);
      setMisslungen(false);
      showToast({ title: t('kopiert'), state: 'positive' });
    } catch {
      // A browser may forbid it: then it is there to be marked.
      setMisslungen(true);
    }
  };
  const datei = t('qrDatei', { weg, nummer });
  return (
    <div className={styles.link}>
      <p className={styles.adresse}>{adresse}</p>
      {misslungen && <InfoBox type="error" headline={t('nichtKopiert')} />}
      <QrBild adresse={adresse} name={name} />
      <Aktionen>
        <Button variant="secondary" onClick={() => void kopiere()}>
          {t('kopieren')}
        </Button>
        <Button variant="secondary" onClick={() => speichereQr(adresse, datei)}>
          {t('qrSpeichern')}
        </Button>
      </Aktionen>
      <p className={styles.hinweis}>{t('qrHinweis')}</p>
    </div>
  );
}

/** Four modules of silence around it, as readers want them. */
const rand = 4;

function QrBild({ adresse, name }: { adresse: string; name: string }) {
  const { data, size } = encode(adresse, { border: rand });
  const zeichnung = data
    .flatMap((zeile, y) => zeile.map((dunkel, x) => (dunkel ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div>
      <VisuallyHidden>{t('qrBild', { produkt: name })}</VisuallyHidden>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={zeichnung} fill="currentColor" />
      </svg>
    </div>
  );
}

/** Edge in px of the picture that is kept: printed it is 10 cm at 300 dpi. */
const kante = 1200;

/** Hands the picture to the browser as a file. */
function speichereQr(adresse: string, dateiname: string): void {
  const { data, size } = encode(adresse, { border: rand });
  const canvas = document.createElement('canvas');
  canvas.width = kante;
  canvas.height = kante;
  const stift = canvas.getContext('2d');
  if (!stift) return;
  stift.fillStyle = '#fff';
  stift.fillRect(0, 0, kante, kante);
  stift.fillStyle = '#000';
  // Edges on whole pixels: a module is never blurred.
  const an = (modul: number) => Math.round((modul * kante) / size);
  for (const [y, zeile] of data.entries()) {
    for (const [x, dunkel] of zeile.entries()) {
      if (dunkel) stift.fillRect(an(x), an(y), an(x + 1) - an(x), an(y + 1) - an(y));
    }
  }
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = dateiname;
  link.click();
}
