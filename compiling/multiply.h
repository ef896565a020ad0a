/* Included before each C file that mypyc makes. mypyc multiplies two small numbers in the processor only if neither is negative
   and both are below 2**30; all others become Python objects and back. Differences of coordinates are often negative. Here the
   processor says whether a product fits, and only those that do not fit take the long way, so every product is exact. */
#if defined(__GNUC__) && defined(__has_include)
#if __has_include("CPy.h")
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "CPy.h"

static inline CPyTagged multiply_small(CPyTagged left, CPyTagged right) {
    Py_ssize_t product;
    /* a small number n is held as 2 * n */
    if (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right) &&
        !__builtin_mul_overflow((Py_ssize_t)left, CPyTagged_ShortAsSsize_t(right), &product))
        return (CPyTagged)product;
    return CPyTagged_Multiply_(left, right);
}

#define CPyTagged_Multiply multiply_small
#endif
#endif
