/** Runs in the page: changes the template in everything that the device stores. */
export function forgeTemplate([from, to]: readonly [string, string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('folio');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names, 'readwrite');
      for (const name of names) {
        const reading = transaction.objectStore(name).openCursor();
        reading.onsuccess = () => {
          const text = JSON.stringify(reading.result?.value ?? '');
          const forged = text.replaceAll(`"${from}"`, `"${to}"`);
          if (forged !== text) reading.result?.update(JSON.parse(forged));
          reading.result?.continue();
        };
      }
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
