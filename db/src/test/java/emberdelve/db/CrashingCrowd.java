package emberdelve.db;

import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;

import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;

/**
 * A process in which crowds come until it is killed: each makes its accounts and logs in to them in
 * one transaction, and one of it wants a name that another has. It says how many crowds are
 * durable.
 */
final class CrashingCrowd {
    /** Accounts of one crowd. */
    static final int MEMBERS = 10;

    private CrashingCrowd() {}

    public static void main(String[] arguments) {
        try (var database = Database.open(Path.of(arguments[0]), false, TestTables.ALL)) {
            for (var crowd = 1; ; crowd++) {
                var number = crowd;
                database.together(() -> come(database, number));
                // One write for the whole line: a kill must not leave half a number.
                System.out.print(crowd + "\n");
                System.out.flush();
            }
        }
    }

    private static void come(Database database, int crowd) {
        var logins = new HashMap<Long, Instant>();
        for (var member = 0; member < MEMBERS; member++)
            logins.put(Rows.account(database, name(crowd, member)), Rows.NOON.plusSeconds(crowd));
        try {
            database.accounts()
                    .create(new NewAccount(name(crowd, 0), "$no", "player", false, Rows.NOON));
            throw new AssertionError("a name was given twice");
        } catch (NameTaken expected) {
            database.accounts().touchLogins(logins);
        }
    }

    static String name(int crowd, int member) {
        return "Crowd" + crowd + "member" + member;
    }
}
