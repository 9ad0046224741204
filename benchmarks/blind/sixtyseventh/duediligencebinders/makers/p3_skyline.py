"""Skyline-like fixed-pitch roll of a flex park, four buildings with totals; one building total planted wrong."""
from common import *
from reportlab.pdfgen import canvas
r=rng(6713); N=Names(r); A=dt.date(2025,12,31); F='SKY_RR_FLEXPARK.PDF'.replace('.PDF','.pdf')
kinds=['Plumbing Supply','Cabinetry','Flooring','Robotics','Print & Mail','Granite','HVAC','Crossfit','Brewing Co','Signs','Auto Glass','E-Bikes','Catering','Roofing','Millwork','Labs','Fasteners','Coffee Roasters','Dance Academy','Tile Works','Restoration']
B=[('A','7010 Dunlin Court',9),('B','7020 Dunlin Court',11),('C','7035 Dunlin Court',8),('D','7050 Dunlin Court',10)]
lines=[];rows=[]
W=lambda q:f"{q.get('unit',''):<7}{q.get('nm',''):<28.28}{m0(q['a']):>8}  {q.get('s',''):<9}{q.get('e',''):<9}"
cols=['BASE RENT','CAM','TAX','INS','OTHER']
def money(v): return ''.join(f'{m2(x):>11}' for x in v)
grand=[0]*8; gc=[0,0]; pl=None;ties=[]
for b,ad,n in B:
    lines.append(('H',f'BUILDING {b}   {ad}'))
    tot=[0]*8; oc=va=0
    for k in range(n):
        u=f'{b}-{101+k*r.choice([1])}'; a=r.choice([1500,1800,2400,2400,3000,3600,4250,4800,6150]); tot[0]+=a
        if r.random()<.13:
            lines.append(('L',W(dict(unit=u,nm='** VACANT **',a=a))+money([0]*6)+f'{0:>11.2f}')); va+=1
            rows.append(dict(unit=u,building='BUILDING '+b,area=a,statusText='VACANT',contractRent=0.,totalCharges=0.,deposit=0.,charges=[dict(code=x,amount=0.) for x in cols])); continue
        st,en=term(r,A,0 if r.random()<.1 else 2,58,(24,36,36,60)); base=float(round(a*r.uniform(11.4,15.8)/12)); cam=rd(a*.235); tx=rd(a*.118); ins=rd(a*.031); ot=r.choice([0.,0.,0.,50.,135.]); t=S([base,cam,tx,ins,ot]); dep=float(r.choice([0,base,round(base*1.4,-2)]))
        nm=N.co(kinds,['',' INC',' LLC',''] ).upper(); mt=r.random()<.06
        lines.append(('L',W(dict(unit=u,nm=nm,a=a,s=us2(st),e='MTM' if mt else us2(en)))+money([base,cam,tx,ins,ot,t])+f'{m2(dep):>11}')); oc+=1
        rows.append(dict(unit=u,building='BUILDING '+b,area=a,tenantName=nm[:28],statusText='Occupied',leaseStartDate=iso(st),leaseEndDate='MTM' if mt else iso(en),contractRent=base,charges=[dict(code=x,amount=v) for x,v in zip(cols,[base,cam,tx,ins,ot])],totalCharges=t,deposit=dep))
        for j,v in enumerate([base,cam,tx,ins,ot,t,dep]): tot[j+1]=rd(tot[j+1]+v)
    pr=tot[:]
    if b=='C': pr[2]=rd(tot[2]+900); pl=dict(what=f'Building C total of CAM printed {m2(pr[2])}, the rows sum to {m2(tot[2])} (park totals are right)',kind='total_wrong')
    lines.append(('R','-'*146)); lines.append(('T',f"{'BUILDING '+b+' TOTALS':<35}{m0(pr[0]):>8}  {f'OCC {oc}  VAC {va}':<18}"+money(pr[1:7])+f'{m2(pr[7]):>11}')); lines.append(('B',''))
    for j in range(8): grand[j]=rd(grand[j]+tot[j])
    gc[0]+=oc; gc[1]+=va
    ties.append((b,'contractRent',tot[1],lambda q,b=b:q['building']=='BUILDING '+b))
lines.append(('R','='*146)); lines.append(('T',f"{'PARK TOTALS':<35}{m0(grand[0]):>8}  {f'OCC {gc[0]}  VAC {gc[1]}':<18}"+money(grand[1:7])+f'{m2(grand[7]):>11}'))
lines.append(('T',f"{'PERCENT LEASED (SF)':<35}{S(q['area'] for q in rows if 'tenantName' in q)/grand[0]:>8.1%}"))
c=canvas.Canvas(DOC+'/'+F,pagesize=(792,612)); pg=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Courier-Bold',8); y=588
    c.setFont('Courier',8)
    for t in [f"{'RUN DATE 01/05/26  07:58':<60}{'DUNLIN COURT FLEX PARK':^30}{'PAGE':>50} {pg:>3}",f"{'SKYLINE II PROPERTY MGMT':<60}{'RENT ROLL BY BUILDING':^30}",f"{'ENTITY 0417':<60}{'AS OF 12/31/25':^30}"]:
        c.setFont('Courier',7); c.drawString(30,y,t[:172]); y-=9
    y-=5; c.setFont('Courier',7.4*0+8.3*.99*.0+8.3 if 0 else 8)
    c.setFont('Courier',SZ)
    c.drawString(30,y,f"{'':<7}{'':<28}{'RENTABLE':>8}  {'LEASE':<9}{'LEASE':<9}{'MONTHLY':>11}{'':>11}{'':>11}{'':>11}{'':>11}{'TOTAL':>11}{'SECURITY':>11}"); y-=9
    c.drawString(30,y,f"{'UNIT':<7}{'TENANT':<28}{'SQ FT':>8}  {'BEGIN':<9}{'END':<9}{'BASE RENT':>11}{'CAM':>11}{'TAX':>11}{'INS':>11}{'OTHER':>11}{'CHARGES':>11}{'DEPOSIT':>11}"); y-=6
    c.drawString(30,y,'-'*146); y-=12
SZ=732/146/.6
head()
for k,l in lines:
    if y<34 or (k=='H' and y<90): head()
    c.setFont('Courier-Bold' if k in'HT' else 'Courier',SZ); c.drawString(30,y,l); y-=9.6 if k!='H' else 12
c.save()
save(F,'DUNLIN COURT FLEX PARK','2025-12-31',rows,len(rows),gc[0],gc[1],planted=pl,ties=ties+[('a','area',grand[0]),('r','contractRent',grand[1]),('t','totalCharges',grand[6]),('cam',ch('CAM'),grand[2]),('d','deposit',grand[7])])
