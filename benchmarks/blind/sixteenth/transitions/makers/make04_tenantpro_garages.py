from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(1404); AS=D(2025,12,1); N='TPRO_RENTROLL_GAR.pdf'
W,H=landscape(letter); c=canvas.Canvas(str(DOC/N),pagesize=(W,H),invariant=1)
L=[]; rows=[]
KD=[('G',24,'GARAGE SGL',(85,95,90)),('D',8,'GARAGE DBL',(150,165)),('S',22,'STORAGE 5X10',(45,50)),('T',10,'STORAGE 10X15',(98,105)),('RV',5,'RV PAD',(70,75))]
def cr(x): return '.00  ' if x==0 else (f'{-x:,.2f}CR' if x<0 else f'{x:,.2f}  ')
def hl(*v): return f"{v[0]:<8}{v[1]:<16}{v[2]:<28}{v[3]:<10}{v[4]:<10}{v[5]:>10} {v[6]:>8} {v[7]:>10} {v[8]:>10} {v[9]:<8}{v[10]:>11}"
HD=[hl('UNIT','TYPE','TENANT','SINCE','LEASE','RENT','OTHER','TOTAL','DEPOSIT','PAID','BALANCE'),hl('NO.','DESCRIPTION','NAME','','EXPIRES','/MONTH','CHARGE','MONTHLY','HELD','THRU','DUE'),'-'*135]
tots=[]; G=dict.fromkeys(('contractRent','oth','totalCharges','deposit','balance'),0); no=nv=0
def tl(lab,d): return f"{lab:<72}{d['contractRent']:>10,.2f} {d['oth']:>8,.2f} {d['totalCharges']:>10,.2f} {d['deposit']:>10,.2f}         {cr(d['balance']):>13}"
for p,n,kd,rt in KD:
    sub=dict.fromkeys(G,0); o=0
    for i in range(1,n+1):
        u=f'{p}-{i:02d}'
        if r.random()<.12:
            nv+=1; L.append(f'{u:<8}{kd:<16}** VACANT **'); rows.append(row(unit=u,unitType=kd,statusText='VACANT')); continue
        f,l=pers(r); nm=(f'{l.upper()}, {f.upper()}')[:26]
        if r.random()<.12: nm=r.choice(['KEENE ROOFING SUPPLY','LOWRY HVAC LLC','TWO GULLS CATERING','UNIT 14B HOA STORE','DRAYTON MOTOR CLUB'])
        si=D(r.randint(2014,2025),r.randint(1,11),r.choice([1,15,r.randint(1,28)])); ex=r.choice(['MTM','MTM','MTM',addm(AS,r.randint(1,10))-dt.timedelta(days=1)])
        rent=r.choice(rt); oth=r.choice([0,0,0,0,8,15]); dep=r.choice([0,50,rent]); bal=r.choice([0,0,0,0,0,rent,-rent,10,rent*2+20,-2*rent]); pt=eom(AS) if bal<=0 else eom(addm(AS,-1))
        o+=1
        L.append(f"{u:<8}{kd:<16}{nm:<28}{us2(si)}  {us2(ex):<10}{rent:>10,.2f} {(f'{oth:,.2f}' if oth else ''):>8} {rent+oth:>10,.2f} {(f'{dep:,.2f}' if dep else '.00'):>10} {us2(pt)}{cr(bal):>13}")
        for k,v in zip(G,(rent,oth,rent+oth,dep,bal)): sub[k]+=v
        rows.append(row(unit=u,unitType=kd,tenantName=nm,statusText='Occupied',moveInDate=si,leaseEndDate=ex,contractRent=float(rent),totalCharges=float(rent+oth),deposit=float(dep),balance=float(bal),charges=[{"code":"OTHER CHARGE","amount":float(oth)}] if oth else None))
    no+=o; L.append(' '*72+'  --------  -------  ---------  ---------           ----------'); L.append(tl(f'  SUBTOTAL {kd}   UNITS {n:>3}  RENTED {o:>3}  VACANT {n-o:>3}',sub)); L.append('')
    tots+=[T(f'SUBTOTAL {kd}',k,sub[k],unitType=kd) for k in G if k!='oth']
    for k in G: G[k]+=sub[k]
L.append(' '*72+'  ========  =======  =========  =========           =========='); L.append(tl(f'  GRAND TOTAL             UNITS {no+nv:>3}  RENTED {no:>3}  VACANT {nv:>3}',G)); L+=['','  *** END OF REPORT ***']
tots+=[T('GRAND TOTAL',k,G[k]) for k in G if k!='oth']
pages=[L[i:i+46] for i in range(0,len(L),46)]
for k,pl in enumerate(pages,1):
    y=580; c.setFont('Courier',8.4)
    for s in [f'TENANT PRO 7.41                         D R A Y T O N   C O V E   G A R A G E S   &   S T O R A G E                        PAGE {k:>3}',
              f'RUN 12/01/25 16:02                                RENT ROLL BY UNIT  --  AS OF 12/01/25                               PROP: DCG','']+HD+pl:
        c.drawString(45,y,s); y-=10.4
    c.showPage()
c.save()
truth(N,'DRAYTON COVE GARAGES & STORAGE',AS,rows,no+nv,no,nv,('SELF_STORAGE','TenantPro monospaced line-printer list of garages, storage and pads; CR balances, MTM',True),totals=tots)
