# rooming house, typed list
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='rooms_317_Tuckerman.pdf'
r=random.Random(8104); N=names(r); D=dt.date
fl={'FIRST FLOOR':['1','2','3','4','5'],'SECOND FLOOR':[str(i) for i in range(6,15)],'THIRD FLOOR':[str(i) for i in range(15,23)],'BASEMENT':['B-1','B-2']}
lines=[];rows=[]
def L(s=''): lines.append(s)
L('              317 TUCKERMAN STREET  -  ROOMING HOUSE'); L('              LIST OF ROOMS AND RENTS, MAY 1, 2025'); L()
L('Owner:  E. Pasquarelli Trust          License # RH-0457 (24 rooms)'); L('Heat, light, hot water and cable paid by owner.  Shared baths'); L('unless marked P.B. (private bath).'); L()
L('ROOM  NAME                MOVED IN   WEEKLY    MONTHLY  KEY DEP   REMARKS'); L('----  ------------------  --------  -------  ---------  -------   --------------')
tw=tm=td=0; nocc=0
for sec,us_ in fl.items():
    L(sec)
    sm=0
    for u in us_:
        if u in('9','18','B-2'):
            st='empty'; rm={'9':'needs floor','18':'','B-2':'no egress-storage'}[u]
            L(f'{u:<5} {st:<18}'+(' '*43+rm if rm else '')) if False else L((f'{u:<4}  {st:<18}  {"":8}  {"":7}  {"":9}  {"":7}   {rm}').rstrip())
            rows.append(row(unit=u,section=sec,statusText='empty')); continue
        if u=='1':
            nm='Hank (house mgr.)'; L(f'{u:<4}  {nm:<18}  {"06/01/16":8}  {"":7}  {"0.00":>9}  {"":7}   free rent, mgr.')
            rows.append(row(unit=u,tenantName=nm,section=sec,statusText='Occupied',moveInDate='2016-06-01',contractRent=0)); nocc+=1; continue
        f,l=next(N); nm=f'{l}, {f[0]}.' if r.random()<.8 else f'{f} {l}'
        nm=nm[:18]; mi=rdate(r,D(2011,1,1),D(2025,4,20)); 
        kd=r.choice([20,20,20,50,None])
        if u in('3','12','17'):
            wk=None; mo={'3':690,'12':675,'17':700}[u]; rm={'3':'Sec. 8 SRO','12':'VA pays','17':'Sec. 8 SRO'}[u]
        else:
            wk=r.choice([135,150,150,150,165,165,180]); mo=wk*52//12; assert mo*12==wk*52
            rm=r.choice(['','','','','owes 1 wk','','quiet','']); 
            if wk==180: rm='P.B.'
        L(f'{u:<4}  {nm:<18}  {us2(mi):8}  {(m2(wk) if wk else ""):>7}  {m2(mo):>9}  {(m2(kd) if kd else ""):>7}   {rm}'.rstrip())
        tw+=wk or 0; sm+=mo; td+=kd or 0; nocc+=1
        rows.append(row(unit=u,tenantName=nm,section=sec,statusText='Occupied',moveInDate=iso(mi),contractRent=mo,deposit=kd))
    tm+=sm
    L()
L('                                    -------  ---------  -------'); L(f'{"      TOTALS":<36}{m2(tw):>7}  {m2(tm):>9}  {m2(td):>7}'.replace('\t',' ')); L()
L(f'      24 rooms      {nocc} rented      {24-nocc} empty'); L()
L('      Monthly = weekly x 52 / 12.   All are week to week, no leases,'); L('      except rooms 3 and 17 (housing authority) and 12 (VA), by the month.'); L(); L(); L('      I certify this list is correct.'); L(); L('      ______________________________'); L('      for E. Pasquarelli Trust')
c=canvas.Canvas(doc(FN),pagesize=letter); y=740
c.setFont('Courier',9.6)
for s in lines:
    c.drawString(62+r.uniform(-.3,.3),y,s); y-=12.3
c.save()
assert sum(x.get('contractRent',0) for x in rows)==tm and len(rows)==24
save(FN,'OTHER','typed list in Courier, weekly and monthly rents, floors as headings',True,dict(propertyName='317 TUCKERMAN STREET',asOnDate='2025-05-01',units=24,occupied=nocc,vacant=24-nocc,rows=rows))
