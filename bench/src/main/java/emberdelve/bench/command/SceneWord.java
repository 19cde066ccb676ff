package emberdelve.bench.command;

import emberdelve.bench.load.LoadScene;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A profile, by the word that is typed for it. */
final class SceneWord implements ITypeConverter<LoadScene> {
    SceneWord() {}

    @Override
    public LoadScene convert(String typed) {
        return LoadScene.named(typed)
                .orElseThrow(() ->
                        new TypeConversionException(
                                typed + " (expected: " + LoadScene.words() + ")"));
    }
}
