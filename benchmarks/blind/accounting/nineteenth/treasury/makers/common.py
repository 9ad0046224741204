import json,os,random
B=os.path.dirname(os.path.abspath(__file__)); DOC=B+'/documents/'; TR=B+'/truth/'
def save(fn,kind,money,rows,totals,planted=None):
    for r in rows+totals:
        for k in list(r):
            if r[k] is None: del r[k]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(TR+fn.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
def c2(c): return round(c/100,2)
def f2(c): return f"{abs(c)/100:,.2f}"
def tminus(c): return f2(c)+('-' if c<0 else ' ')
