# cooperative maintenance roll with shares, typed monospaced report PDF (reportlab, Courier)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,legal,landscape
g=G(707);r=g.r
fn='07_Wexley_Tenants_Corp_maintenance_roll.pdf'
W,H=landscape(letter);c=canvas.Canvas(DOC+fn,pagesize=(W,H));pg=0
def head():
    global y,pg
    if pg:c.showPage()
    pg+=1;c.setFont('Courier',8);y=H-36
    for s in(f"RUN DATE 12/02/2025{'':34}WEXLEY TENANTS CORP.{'':40}PAGE {pg:>3}",f"{'':39}MAINTENANCE / RENT ROLL FOR DECEMBER 2025",'',
     'APT    RMS  SHAREHOLDER / TENANT        SHARES   MAINTENANCE  ASSESSMENT   STORAGE  GARAGE   SUBLET FEE   TOTAL CHGS    ARREARS/(CR)',
     '-'*133):
        c.drawString(36,y,s);y-=10
def pr(s):
    global y
    if y<40:head()
    c.drawString(36,y,s);y-=10
def z(v,w,nd=2):
    s='' if v is None else (f'({-v:,.{nd}f})' if v<0 else f'{v:,.{nd}f}')
    return s.rjust(w)
head();rows=[];rate=2.85;T=[0]*8;occ=vac=0
for fl in range(1,12):
    S=[0]*8
    for k,l in enumerate('ABCDEF'):
        if fl==1 and l in'AB':continue
        u=f'{fl}{l}';rms=[3,3.5,4,4.5,2,5][k];sh=[210,232,275,310,160,352][k]+fl*4
        rs=u in('3E','6A','8C');sp=u in('4B','9F');rows_t=dict(unit=u,section=None)
        arr=r.choice([0,0,0,0,0,0,-12.5,61.0,1440.37])
        if rs:
            nm=g.lf().upper();rent=float(r.choice([1184.16,962.44,1377.9]));occ+=1
            pr(f'{u:<6} {rms:>3}  {nm[:23]:<23} RS {"SPONSOR":>8}{z(rent,13)}{z(None,12)}{z(None,10)}{z(None,8)}{z(None,13)}{z(rent,13)}{z(arr,15)}')
            v=[0,rent,0,0,0,0,rent,arr]
            rows_t.update(tenantName=nm[:23],contractRent=rent,totalCharges=rent,balance=float(arr),statusText='Occupied')
            if False:pass
        else:
            mt=round(sh*rate,2);asm=round(sh*.15,2);st=r.choice([0,0,45.0]);ga=r.choice([0,0,0,310.0]);sub=0
            if sp:nm='VACANT (SPONSOR)';vac+=1;st=ga=0;arr=0
            else:
                occ+=1;nm=g.lf().upper()
                if r.random()<.2:nm=g.nm()[1].upper()+' FAMILY TRUST'
                if r.random()<.12:sub=round(mt*.2,2)
            nm=nm[:26];tot=round(mt+asm+st+ga+sub,2)
            pr(f'{u:<6} {rms:>3}  {nm:<26} {sh:>8,}{z(mt,13)}{z(asm,12)}{z(st or None,10)}{z(ga or None,8)}{z(sub or None,13)}{z(tot,13)}{z(arr,15)}')
            v=[sh,mt,asm,st,ga,sub,tot,arr]
            ch=[dict(code=a,amount=b) for a,b in(('MAINTENANCE',mt),('ASSESSMENT',asm),('STORAGE',st),('GARAGE',ga),('SUBLET FEE',sub)) if b]
            rows_t.update(tenantName=None if sp else nm,charges=ch,totalCharges=tot,balance=float(arr),statusText='VACANT (SPONSOR)' if sp else 'Occupied')
        if rs:rows_t['charges']=[dict(code='MAINTENANCE',amount=rent)]
        rows.append(rows_t);S=[a+b for a,b in zip(S,v)]
    def tl(lab,S):pr(f'{lab:<38}{S[0]:>9,}{z(S[1],13)}{z(S[2],12)}{z(S[3],10)}{z(S[4],8,0)}{z(S[5],13)}{z(S[6],13)}{z(S[7],15)}')
    T=[a+b for a,b in zip(T,S)]
    pr(' '*38+'-'*95);tl(f'  FLOOR {fl}',S);pr('')
tl('*** BUILDING TOTAL',T);pr('')
pr(f'APARTMENTS {len(rows)}   OCCUPIED {occ}   VACANT {vac}   SHARES ISSUED (EXCL. 3 SPONSOR RENT-STABILIZED APTS) {T[0]:,}')
pr('RS = RENT STABILIZED TENANT OF SPONSOR UNIT, RENT SHOWN IN MAINTENANCE COLUMN.  MAINTENANCE $2.85 PER SHARE; ASSESSMENT $0.15 PER SHARE.');c.save()
save(fn,'COOPERATIVE','Typed monospaced co-op maintenance roll','maintenance per share instead of rent, share counts that are not money, sponsor rent-stabilised tenants with RS flag beside the name, floor subtotals, vacant sponsor apartments that still carry charges',rows,'Wexley Tenants Corp.','2025-12',len(rows),occ,vac)
