import json, os, datetime
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
def d(stem,ext): return os.path.join(DOC,stem+'.'+ext)
def num(c): return None if c is None else round(c/100,2)
def clean(o): return {k:v for k,v in o.items() if v is not None and v!=''}
def write(stem,kind,money,rows,totals,planted=None):
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,
      "rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
      open(os.path.join(TRU,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    print(stem,len(rows),'rows',len(totals),'totals')
def fm(c,neg='-'):
    s=f"{abs(c)/100:,.2f}"
    if c<0:
        return {'-':'-'+s,'()':'('+s+')','CR':s+' CR','t-':s+'-'}[neg]
    return s
