import { formatDatum, tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Gemerktes } from '#machines/merken/machine.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import type { MerkActor } from './effekte.ts';
import { t } from './grusstexte.ts';

interface Props {
  merken: Pick<MerkActor, 'send'>;
  /** What lies on this device; who gave the answers is not said: others may use it, too. */
  gemerktes: Gemerktes;
  /** "Hausratversicherung" */
  name: string;
}

/** Before the first question of whoever had this device keep her answers (`domain/verkauf.md §6`). */
export default function Begruessung({ merken, gemerktes: { am }, name }: Props) {
  const bis = tagePlus(am, fristen.gemerktTage);
  const text = { produkt: name, am: formatDatum(am), bis: formatDatum(bis) };
  return (
    <Page title={t('gruss')} lead={t('grussText', text)}>
      <Aktionen>
        <Button onClick={() => merken.send({ type: 'WEITER' })}>{t('weiter')}</Button>
        <Button variant="secondary" onClick={() => merken.send({ type: 'NEU_BEGINNEN' })}>
          {t('neu')}
        </Button>
        <Button variant="quiet" onClick={() => merken.send({ type: 'LOESCHEN' })}>
          {t('loeschen')}
        </Button>
      </Aktionen>
      <p>{t('neuText')}</p>
    </Page>
  );
}
