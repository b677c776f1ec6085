"""Few examples, always the same ones, so that the suite is quick and a failure is no surprise of the day.

`pytest tests/properties --hypothesis-profile=thorough` looks at many more, new ones each time.
"""

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", deadline=None, derandomize=True, database=None, suppress_health_check=slow)
settings.register_profile("thorough", deadline=None, max_examples=1000, suppress_health_check=slow)
