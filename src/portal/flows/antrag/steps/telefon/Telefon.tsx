import { useSelector } from '@xstate/react';
import { maskierteNummer } from '#contract/fields/maskierteNummer.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { Ablehnung } from '../Ablehnung.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { Codeformular } from './Codeformular.tsx';
import { t } from './texte.ts';

/** A code confirms the phone number (`domain/antrag.md §1`, state 7). */
export default function Telefon(props: StepProps) {
  const { actor, gang, seite } = props;
  const lage = useSelector(actor, select.telefonlage);
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const handynummer =
    useKontext(actor, ({ antworten }) => antworten.kontaktZahlung)?.handynummer ?? '';
  const nummer = maskierteNummer(handynummer).replaceAll(' ', '\u00A0');
  const ablehnung = useKontext(actor, (context) => context.ablehnung);
  const ging = lage !== 'sendenFehlgeschlagen';
  return (
    <Schrittseite
      {...props}
      titel={t('telefonTitel')}
      einleitung={ging ? t(lage === 'sendet' ? 'sendet' : 'gesendet', { nummer }) : undefined}
    >
      {hinweis === 'NACHWEIS_NOETIG' && (
        <InfoBox type="neutral" headline={t('nachweisNoetig')}>
          {t('nachweisNoetigText')}
        </InfoBox>
      )}
      {ging && <Codeformular actor={actor} nummer={nummer} />}
      {!ging && ablehnung && <Ablehnung {...{ gang, seite, ablehnung }} ziel="kontaktZahlung" />}
      {!ging && !ablehnung && <Gescheitert actor={actor} titel={t('nichtGesendet', { nummer })} />}
      <Aktionen>
        <Button variant="quiet" onClick={() => actor.send({ type: 'NUMMER_AENDERN' })}>
          {t('nummerAendern')}
        </Button>
      </Aktionen>
      <Disclosure summary={t('warum')}>{t('warumText')}</Disclosure>
    </Schrittseite>
  );
}
