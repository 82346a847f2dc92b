// Sets the remembered colours before the first paint. Storage may be closed to us; then the system's colours stand.
try {
  const theme = localStorage.getItem('windrose:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
