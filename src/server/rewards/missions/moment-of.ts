import { midnightOf } from '../points/midnight-of.ts';

/** When clocks of the zone show that time on that day; a day may have been an hour longer or shorter by then. */
export function momentOf(day: string, time: string, zone: string): Date {
  const wanted = minutesOf(time);
  const guess = new Date(midnightOf(day, zone).getTime() + wanted * minuteMs);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return new Date(guess.getTime() - (minutesOf(clock.format(guess)) - wanted) * minuteMs);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const minuteMs = 60_000;
