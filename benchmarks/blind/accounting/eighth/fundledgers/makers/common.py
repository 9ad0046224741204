import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
def save(name,kind,planted,money,rows,totals):
    def cl(d): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[cl(r) for r in rows],totals=[cl(r) for r in totals])
    json.dump(t,open(os.path.join(TRU,name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
def m(c,par=False):  # cents -> text
    s='{:,.2f}'.format(abs(c)/100)
    return ('('+s+')' if par else '-'+s) if c<0 else s
