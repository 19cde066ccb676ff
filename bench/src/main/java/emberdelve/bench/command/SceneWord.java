package emberdelve.bench.command;

import emberdelve.bench.load.Scene;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A profile, by the word that is typed for it. */
final class SceneWord implements ITypeConverter<Scene> {
    SceneWord() {}

    @Override
    public Scene convert(String typed) {
        return Scene.named(typed)
                .orElseThrow(() ->
                        new TypeConversionException(typed + " (expected: " + Scene.words() + ")"));
    }
}
