import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterActs } from '#widgets/chat-input/ChatInput.tsx';
import { clockText, dayOf, dayText, timeWords } from '#widgets/chat-thread/messageTime.ts';
import { shorten } from '#widgets/chat-thread/ChatEntry.tsx';
import { german } from './german.ts';

const enter = {
  key: 'Enter',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
};
const modifiers = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const;

describe('Enter', () => {
  test.each(modifiers)('with %s sends a message of several lines', (modifier) => {
    const pressed = { ...enter, [modifier]: true };
    expect(enterActs(pressed, { lines: 'several', keyboardSend: true })).toBe('send');
  });

  test.each(modifiers)('with %s makes a new line where only the button sends', (modifier) => {
    const pressed = { ...enter, [modifier]: true };
    expect(enterActs(pressed, { lines: 'several', keyboardSend: false })).toBe('newline');
  });

  test('alone makes a new line in a message of several lines', () => {
    expect(enterActs(enter, { lines: 'several', keyboardSend: true })).toBe('nothing');
  });

  test('alone sends a message of one line', () => {
    expect(enterActs(enter, { lines: 'one', keyboardSend: true })).toBe('send');
    expect(enterActs(enter, { lines: 'one', keyboardSend: false })).toBe('swallow');
  });

  test('that ends a word being put together sends nothing', () => {
    const pressed = { ...enter, shiftKey: true, isComposing: true };
    expect(enterActs(pressed, { lines: 'several', keyboardSend: true })).toBe('nothing');
  });

  test('is the only key that sends', () => {
    const pressed = { ...enter, key: 'a', ctrlKey: true };
    expect(enterActs(pressed, { lines: 'one', keyboardSend: true })).toBe('nothing');
  });
});

describe('A long message', () => {
  test('of 600 characters or eight lines is shown whole', () => {
    expect(shorten('a'.repeat(600))).toBeUndefined();
    expect(shorten('a\n'.repeat(7) + 'a')).toBeUndefined();
  });

  test('of nine lines shows eight', () => {
    expect(shorten('eins\n'.repeat(9))).toBe(`${'eins\n'.repeat(8).trimEnd()}\u00A0…`);
  });

  test('is cut between words, and keeps its beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 30 })), (words) => {
        const text = words.map((word) => word.replace(/\s/g, '_')).join(' ');
        const kept = shorten(text)?.slice(0, -2) ?? text;
        expect(kept.length).toBeLessThanOrEqual(600);
        expect(text.startsWith(kept)).toBe(true);
        expect(['', ' ']).toContain(text.charAt(kept.length));
      }),
    );
  });

  test('without a blank is cut all the same', () => {
    expect(shorten('a'.repeat(900))).toHaveLength(602);
  });
});

describe('The time of a message', () => {
  const say = german(timeWords);

  test('is that of Berlin, in summer and winter, at midnight and on the next day', () => {
    expect(clockText('2026-11-20T13:05:00Z', say)).toBe('14:05\u00A0Uhr');
    expect(clockText('2026-07-01T13:05:00Z', say)).toBe('15:05\u00A0Uhr');
    expect(clockText('2026-11-20T23:00:00Z', say)).toBe('00:00\u00A0Uhr');
    expect(dayOf('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  });

  test('says today and yesterday where today is known', () => {
    expect(dayText('2026-11-20', '2026-11-20', say)).toBe('Heute');
    expect(dayText('2026-10-25', '2026-10-26', say)).toBe('Gestern');
    expect(dayText('2026-11-18', '2026-11-20', say)).toBe('Mittwoch, 18.\u00A0November 2026');
    expect(dayText('2026-11-20', undefined, say)).toBe('Freitag, 20.\u00A0November 2026');
  });
});
