package emberdelve.server.cli;

import emberdelve.server.admin.Role;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** {@code role NAME ROLE}: what an account may do from now on. */
record RoleOrder(String name, Role role) {
    private static final Pattern FORM = Pattern.compile("role\\s+(\\S+)\\s+(\\S+)");

    static final String ROLES =
            Arrays.stream(Role.values()).map(Role::word).collect(Collectors.joining(", "));

    static boolean isOne(String line) {
        return line.equals("role") || line.startsWith("role ");
    }

    /** Empty when it is put wrongly. */
    static Optional<RoleOrder> parse(String line) {
        var form = FORM.matcher(line.strip());
        if (!form.matches()) return Optional.empty();
        return Role.named(form.group(2)).map(role -> new RoleOrder(form.group(1), role));
    }
}
