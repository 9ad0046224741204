import json, os
HERE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]; REPORT=[]
def path(f): return os.path.join(HERE,'documents',f)
def c2(x): # cents -> number
    v=round(x/100,2); return int(v) if v==int(v) else v
def en(c,dec=2,neg='-',zero=None):
    if c is None: return ''
    if c==0 and zero is not None: return zero
    v=abs(c)/100; s=f'{v:,.{dec}f}'
    if c<0: s={'-':'-'+s,'t':s+'-','p':'('+s+')'}[neg]
    return s
def eu(c,dec=2,neg='-'):
    if c is None: return ''
    return en(c,dec,neg).replace(',','\0').replace('.',',').replace('\0','.')
class Doc:
    def __init__(s,file,kind,asset,author,style,hard,money):
        s.file,s.kind,s.money=file,kind,money; s.rows=[]; s.totals=[]; s.planted=None; s.bad=[]
        INDEX.append(dict(file=file,assetType=asset,documentType={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind],author=author,style=style,hard=hard))
    def row(s,**k): raise NotImplementedError
    def add(s,d):
        s.rows.append({k:v for k,v in d.items() if v is not None and v!=''}); return len(s.rows)-1
    def tot(s,label,nums,idx,cols):
        d={'label':label}; d.update({k:v for k,v in nums.items() if v is not None and v!=''}); s.totals.append(d)
        for c in cols:
            t=sum(s.rows[i].get(c,0) for i in idx)
            if c in d and abs(t-d[c])>.006: s.bad.append((label,c,round(t,2),d[c]))
    def save(s):
        for r in s.rows+s.totals:
            for k in r:
                if k not in ('account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths','label'):
                    assert k in s.money,(s.file,k)
                    assert isinstance(r[k],(int,float)),(s.file,k,r[k])
        json.dump(dict(name=s.file,kind=s.kind,planted=s.planted,money=s.money,rows=s.rows,totals=s.totals),open(os.path.join(HERE,'truth',s.file.rsplit('.',1)[0]+'.json'),'w'),ensure_ascii=False,indent=1)
        REPORT.append((s.file,len(s.rows),len(s.totals),'PLANTED' if s.planted else '',s.bad))
