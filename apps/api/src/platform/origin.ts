import type { FastifyRequest } from 'fastify';
import { callerNetwork } from './caller-network.ts';

/** Where a request comes from: its network, and its browser in words. */
export type Origin = { network: string; device: string };

export const originOf = (request: FastifyRequest): Origin => ({
  network: callerNetwork(request),
  device: deviceWords(request.headers['user-agent']),
});

/** The first match wins, since most browsers also claim to be others. */
const browsers: Array<[sign: RegExp, name: string]> = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];
const systems: Array<[sign: RegExp, name: string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes a user agent: 'Firefox on Windows'; shorter if it says less, '' if it is empty. */
export function deviceWords(userAgent = ''): string {
  const header = userAgent.slice(0, 500);
  const named = ([sign]: [RegExp, string]) => sign.test(header);
  const [browser, system] = [browsers.find(named)?.[1], systems.find(named)?.[1]];
  return [browser, system].filter(Boolean).join(' on ');
}
