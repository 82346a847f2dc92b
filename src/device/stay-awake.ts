/** Keeps the screen on while the page is visible. @returns what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  // Refused when the device saves power; older browsers lack it.
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    lock?.release();
  };
}
