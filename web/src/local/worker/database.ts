/** Local tables in IndexedDB. Rows cross to and from Python as JSON. */

const NAME = "citadels";
const VERSION = 1;
const KEYS: Record<Store, string | string[]> = {
  tables: "id",
  entries: ["table_id", "version"],
  tokens: ["table_id", "hash"],
  chat: ["table_id", "number"],
};

export type Store = "tables" | "entries" | "tokens" | "chat";
type Row = Record<string, unknown>;

/** One atomic write; see citadels/device/storage.py. */
interface Changes {
  guards: [string, number, number][];
  tables: Row[];
  held: { id: string; revision: number; written: string }[];
  entries: Row[];
  tokens: Row[];
  void: [string, string][];
  chat: Row[];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error("aborted"));
  });

/** The key range of a table, in stores whose keys begin with its id. */
const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export class Database {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close(); // A newer page in another window upgrades the database.
  }

  static async open(name = NAME): Promise<Database> {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(KEYS)) request.result.createObjectStore(store, { keyPath });
    };
    return new Database(await done(request));
  }

  close(): void {
    this.#database.close();
  }

  /** Write changes atomically. Return false, writing nothing, if a table's epoch or revision has changed. */
  async commit(text: string): Promise<boolean> {
    const changes = JSON.parse(text) as Changes;
    const work = this.#database.transaction(Object.keys(KEYS), "readwrite", { durability: "strict" });
    const end = committed(work);
    const tables = work.objectStore("tables");
    for (const [id, epoch, revision] of changes.guards) {
      const row = (await done(tables.get(id))) as Row | undefined;
      if (row?.["epoch"] !== epoch || row["revision"] !== revision) {
        work.abort();
        await end.catch(() => undefined);
        return false;
      }
    }
    for (const row of changes.tables) tables.put(row);
    for (const { id, revision, written } of changes.held) {
      const row = (await done(tables.get(id))) as Row;
      tables.put({ ...row, revision, written });
    }
    for (const key of changes.void) work.objectStore("tokens").delete(key);
    for (const row of changes.tokens) work.objectStore("tokens").put(row);
    for (const row of changes.entries) work.objectStore("entries").add(row);
    for (const row of changes.chat) work.objectStore("chat").add(row);
    await end;
    return true;
  }

  /** Begin a new epoch of a table if it is still in the given one. */
  async take(id: string, epoch?: number | null): Promise<string> {
    const work = this.#database.transaction("tables", "readwrite", { durability: "strict" });
    const end = committed(work);
    const row = (await done(work.objectStore("tables").get(id))) as (Row & { epoch: number }) | undefined;
    const taken = row && (epoch == null || row.epoch === epoch) ? { ...row, epoch: row.epoch + 1 } : null;
    if (taken) work.objectStore("tables").put(taken);
    await end;
    return JSON.stringify(taken);
  }

  async read(store: Store, table: string): Promise<string> {
    const rows = this.#database.transaction(store).objectStore(store);
    return JSON.stringify(await done(rows.getAll(store === "tables" ? table : of(table))));
  }

  async known(text: string): Promise<string> {
    const ids = new Set(JSON.parse(text) as string[]);
    return JSON.stringify((await this.#keys()).filter((key) => ids.has(String(key))));
  }

  /** Return the ids of all tables. */
  async ids(): Promise<string> {
    return JSON.stringify(await this.#keys());
  }

  #keys(): Promise<IDBValidKey[]> {
    return done(this.#database.transaction("tables").objectStore("tables").getAllKeys());
  }
}
