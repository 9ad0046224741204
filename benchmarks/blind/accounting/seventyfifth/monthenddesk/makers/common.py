import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(file, kind, style, hard, money, rows, totals, planted=None):
    n=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{ROOT}/truth/{n}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1)
def c2(x): return round(x/100,2)
FIRST="Marisol Devon Keisha Anders Priya Tobias Luz Corwin Imani Halden Rosalie Emeka Tamsin Jairo Brielle Osvaldo Nadine Quentin Soraya Wendell Ximena Darnell Maeve Hollis Yuki Bertrand Carmela Desmond Elspeth Farouk Greta Hamish Ines Jolene Kwame Leora Milos Noreen Orla Percival Renata Silas Tierney Ulric Verona Winslow Zora Alden Bianca Cassius".split()
LAST="Tennant Okoro Vandermeer Salcedo Whitlock Prakash Dunleavy Ferreira Mbeki Castellano Hargrove Lindqvist Abara Teague Montclair Escarra Brandvold Pettigrew Nakashima Ruelas Stanhope Oyelaran Kessinger Delacruz Fairbairn Gunderson Holloway Ibarra Jessup Kowalczyk Larrabee Mendez Norwood Ostrander Pruitt Quillen Rasmussen Sandoval Thackeray Underhill Valdivia Wexler Yarbrough Zielinski Ashdown Birdsong Crenshaw Dubois Everhart Fontenot".split()
def names(rnd,n):
    s=set(); out=[]
    while len(out)<n:
        a=(rnd.choice(FIRST),rnd.choice(LAST))
        if a in s: continue
        s.add(a); out.append(a)
    return out
class GL:
    """little ledger; amounts in cents"""
    def __init__(s,months,unit=1,seed=1):
        s.M=months; s.unit=unit; s.r=random.Random(seed)
        s.op={}; s.dr={}; s.cr={}; s.role={}; s.order=[]; s.nm={}
    def acct(s,code,name,opening=0):
        s.order.append(code); s.nm[code]=name; s.op[code]=s.q(opening*100)
        s.dr[code]=[0]*s.M; s.cr[code]=[0]*s.M
    def q(s,c): return int(round(c/s.unit))*s.unit
    def post(s,m,d,c,a):
        """a in dollars"""
        a=s.q(a*100)
        if a<0: d,c,a=c,d,-a
        s.dr[d][m]+=a; s.cr[c][m]+=a
    def plug(s,code): s.op[code]-=sum(s.op.values())
    def bal(s,code,upto): return s.op[code]+sum(s.dr[code][:upto])-sum(s.cr[code][:upto])
    def load(s,text):
        """code|name|role or pl kind|amount|prob"""
        s.pl=[]
        for ln in text.strip().splitlines():
            p=[x.strip() for x in ln.split('|')]
            if len(p)<4: continue
            code,name,k,amt=p[:4]; amt=float(amt)
            if k in ('inc','contra','ap','pay','ins','tax','dep','int','amort'):
                s.acct(code,name,0); s.pl.append((code,k,amt,float(p[4]) if len(p)>4 else 1))
            else:
                s.acct(code,name,amt)
                if k!='-': s.role[k]=code
    def run(s,loan_princ=0,escrow=0,reserve=0,capex=(0,0),dist=0,sd=2500,dist_every=1):
        R=s.role; r=s.r
        for m in range(s.M):
            bill=0; apx=0; pay=0
            for code,k,amt,pr in s.pl:
                if r.random()>pr: continue
                a=amt*r.uniform(.82,1.2) if k in('ap','inc','contra') and amt<60000 else amt*r.uniform(.985,1.015)
                if k in('tax','dep','amort','ins'): a=amt
                a=round(a,2)
                if k=='inc': s.post(m,R['ar'],code,a); bill+=a
                elif k=='contra': s.post(m,code,R['ar'],a); bill-=a
                elif k=='ap': s.post(m,code,R['payables'],a); apx+=a
                elif k=='pay': s.post(m,code,R['accpay'],a); pay+=a
                elif k=='ins': s.post(m,code,R['prepins'],a)
                elif k=='tax': s.post(m,code,R['taxacc'],a)
                elif k=='dep': s.post(m,code,R['accdep'],a)
                elif k=='amort': s.post(m,code,R['accamort'],a)
                elif k=='int':
                    a=round(amt*(1-.0008*m),2); s.post(m,code,R['accint'],a)
                    s.post(m,R['accint'],R['cash'],round(amt*(1-.0008*(m-1)),2))
            pre=round(bill*r.uniform(.01,.02),2)
            s.post(m,R['cash'],R['ar'],bill*r.uniform(.988,1.006)-pre)
            if 'prerent' in R:
                s.post(m,R['cash'],R['prerent'],pre); s.post(m,R['prerent'],R['ar'],pre*r.uniform(.9,1.05))
            if capex[0]:
                for role in ('capex','capex2'):
                    if role in R and r.random()<.75:
                        a=r.uniform(*capex); s.post(m,R[role],R['payables'],a); apx+=a
            s.post(m,R['payables'],R['cash'],apx*r.uniform(.93,1.03))
            s.post(m,R['accpay'],R['cash'],pay*r.uniform(.96,1.02))
            if loan_princ: s.post(m,R['loan'],R['cash'],loan_princ*(1+.004*m))
            if escrow: s.post(m,R['escrow'],R['cash'],escrow)
            if reserve: s.post(m,R['reserve'],R['cash'],reserve)
            if sd and 'sdliab' in R:
                a=round(sd*r.uniform(.6,1.4),2); s.post(m,R.get('sdcash',R['cash']),R['sdliab'],a)
                a=round(sd*r.uniform(.5,1.2),2); s.post(m,R['sdliab'],R.get('sdcash',R['cash']),a)
            if dist and m%dist_every==dist_every-1: s.post(m,R['dist'],R['cash'],round(dist*r.uniform(.8,1.15),-3))
