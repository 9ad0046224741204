from h import *
r=R(303); N=Names(r); fn='rr_cti_harbour_tower.pdf'
from reportlab.lib.pagesizes import letter,landscape
p=P(fn,landscape(letter)); F='Courier'; asof=d(2025,12,31)
L=[];rows=[];T=[0,0,0,0]; nv=0; no=0; gr=[]
for fl in range(1,12):
    fa=ft=0; L.append((f'FLOOR {fl:02d}',1,0)); left=11800; k=0; fr=[0,0,0,0]
    while left>1500:
        a=min(left,r.choice([2140,2960,3880,5905,11800,4415])); 
        if left-a<1500: a=left
        left-=a; k+=1; u=f'{fl:02d}{k*10:02d}'
        if r.random()<.14:
            nv+=1; L.append((f"{u:<7}{'** VACANT **':<31}{'':<24}{a:>9,}",0,1)); fr[0]+=a; rows.append(row(unit=u,area=a,statusText='** VACANT **',section=f'FLOOR {fl:02d}')); continue
        no+=1; nm=N('office').upper(); base=round(a*r.uniform(26,41)/12,2); op=round(a*r.uniform(1.2,6)/12,2); tx=round(a*r.uniform(.6,2.2)/12,2); dep=round(base*r.choice([0,1,2]),2)
        st=addm(d(2025,12),-r.randint(2,58)); ex=eom(addm(st,r.choice([60,84,120,126])-1)); tot=round(base+op+tx,2)
        L.append((f"{u:<7}{nm[:30]:<31}{st:%m/%d/%y}  {ex:%m/%d/%y}    {a:>11,}{m2(base):>14}{m2(op):>12}{m2(tx):>11}{m2(tot):>14}{m2(dep):>14}",0,4 if 0 else 2))
        note=r.choice(['OPT: 1-5YR @ FMV, 12 MO NOTICE','NO OPTIONS','OPT: 2-5YR @ 95% FMV','ROFO ADJ SPACE','OPT: 1-3YR @ FMV'])
        nx=None
        if addm(st,12*((asof-st).days//365+1))<ex:
            sd=addm(st,12*((asof-st).days//365+1)); 
            if sd<=asof: sd=addm(sd,12)
            nx=(sd,round(base*1.03,2))
        L.append((f"{'':<7}{note:<34}"+(f"NEXT STEP {nx[0]:%m/%d/%y}  {m2(nx[1])}/MO" if nx else ''),0,0))
        for i,v in enumerate((a,base,op,tx)): fr[i]+=v
        rows.append(row(unit=u,tenantName=nm[:30],area=a,leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=base,charges=[dict(code='OPEX ESCAL',amount=op),dict(code='RE TAX',amount=tx)],totalCharges=tot,deposit=dep,section=f'FLOOR {fl:02d}',statusText='Occupied',rentSteps=[dict(date=iso(nx[0]),amount=nx[1])] if nx else None))
    dp=sum(x.get('deposit',0) for x in rows if x['section']==f'FLOOR {fl:02d}')
    L.append((f"{'':<7}{'FLOOR TOTAL':<55}{fr[0]:>9,}{m2(fr[1]):>14}{m2(fr[2]):>12}{m2(fr[3]):>11}{m2(sum(fr[1:])):>14}{m2(dp):>14}",1,0)); L.append(('',0,0))
    for i in range(4): T[i]+=fr[i]
DP=sum(x.get('deposit',0) for x in rows)
bad=round(T[1]-9000,2)  # planted: printed base rent total is 9,000.00 short
L.append(('='*126,0,0))
L.append((f"{'':<7}{'BUILDING TOTAL':<55}{T[0]:>9,}{m2(bad):>14}{m2(T[2]):>12}{m2(T[3]):>11}{m2(sum(T[1:])):>14}{m2(DP):>14}",1,0))
L.append(('',0,0)); L.append((f"SUITES LEASED: {no}     SUITES VACANT: {nv}     TOTAL SUITES: {no+nv}",0,0))
H1=f"{'SUITE':<7}{'TENANT / OPTIONS':<31}{'COMMENCE':<10}{'EXPIRES':<12}{'RENTABLE':>11}{'BASE RENT':>14}{'OPEX ESCAL':>12}{'RE TAX':>11}{'TOTAL':>14}{'SECURITY':>14}"
H2=f"{'NO.':<7}{'':<53}{'SQ FT':>11}{'PER MONTH':>14}{'PER MONTH':>12}{'PER MO':>11}{'PER MONTH':>14}{'DEPOSIT':>14}"
y=0;pg=0
for i,(s,bold,kp) in enumerate(L):
    if y<50 or (kp==2 and y<62) :
        if pg: p.c.showPage()
        pg+=1; y=580
        p.t(30,y,'RUN 01/06/26 14:22',f=F,z=8);p.t(396,y,'HARBOUR TOWER ASSOCIATES, L.P.','c','Courier-Bold',10);p.t(762,y,f'PAGE {pg}','r',F,8)
        p.t(30,y-11,'CTI LEASE ADMIN   RR-200',f=F,z=8);p.t(396,y-12,'LEASE SCHEDULE / RENT ROLL AS OF DECEMBER 31, 2025','c',F,9); y-=32
        p.t(30,y,H1,f=F,z=9.6*.97*.985*.98 if 0 else 9.2); p.t(30,y-10,H2,f=F,z=9.2); p.line(30,y-14,765); y-=27
    p.t(30,y,s,f='Courier-Bold' if bold else F,z=9.2); y-=11
p.c.save()
save(fn,'OFFICE','CTI monospace lease schedule by floor, two-line records',True,rows,propertyName='HARBOUR TOWER',asOnDate='2025-12-31',units=no+nv,occupied=no,vacant=nv,planted=dict(what=f'BUILDING TOTAL of BASE RENT is printed as {m2(bad)}; rows and floor totals sum to {m2(T[1])}',kind='total_wrong'))
