"""Who governs: the cabinet and its centre of gravity (SWE-30…36)."""
