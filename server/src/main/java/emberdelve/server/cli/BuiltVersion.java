package emberdelve.server.cli;

import picocli.CommandLine.IVersionProvider;

import java.util.Optional;

/** The version of the program, which the build writes from {@code pom.xml} into its jar. */
final class BuiltVersion implements IVersionProvider {
    /** {@code Emberdelve 1.2.3}. */
    static String told() {
        var built = Optional.ofNullable(BuiltVersion.class.getPackage().getImplementationVersion());
        return "Emberdelve " + built.orElse("(not packed)");
    }

    @Override
    public String[] getVersion() {
        return new String[] {told()};
    }
}
