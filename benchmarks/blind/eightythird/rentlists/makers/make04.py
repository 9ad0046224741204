from common import *
from reportlab.pdfgen import canvas
r=random.Random(8304); N=Names(r); name='sp_rentlist_whispering_elms.pdf'
# 132 col text print, 11x8.5 in, 60 lines a page
W,H=792,612; c=canvas.Canvas(D+name,pagesize=(W,H)); rows=[]
sp=[('A',i) for i in range(1,46)]+[('B',i) for i in range(1,52)]+[('C',i) for i in range(1,43)]
lines=[]
cols=f"{'SPACE':<7}S {'HOMEOWNER / RESIDENT':<25}{'HOME SIZE':<11}{'MOVE-IN':<8}{'SPACE RENT':>12}{'WATER':>11}{'TRASH':>10}{'2ND CAR':>9}{'HOME PMT':>10}{'TOTAL CHG':>14}{'BALANCE FWD':>14}"
dash=f"{'-----':<7}- {'-'*23:<25}{'-'*9:<11}{'-'*8}{'-'*10:>12}{'-'*9:>11}{'-'*8:>10}{'-'*7:>9}{'-'*8:>10}{'-'*11:>14}{'-'*11:>14}"
cur=None; out=[]; acc=None
CH=['WATER','TRASH','2ND CAR','HOME PMT']
def tl(lbl,a): return f"{lbl:<53}{m2(a[0]):>12}{m2(a[1]):>11}{m2(a[2]):>10}{m2(a[3]):>9}{m2(a[4]):>10}{m2(a[5]):>14}{m2(a[6]):>14}"
G=[0]*7; nocc=nvac=npo=0; secs={}
base={'A':438,'B':452,'C':465}
STN={'O':'Occupied','V':'Vacant','P':'Park-owned home'}
for s,i in sp:
    if s!=cur:
        if cur: out+=['sub:'+cur]
        cur=s; acc=secs[s]=[0]*7+[0]; out.append('sec:'+s)
    sid=f'{s}-{i:02}'; x=r.random(); acc[7]+=1
    size=r.choice(['14X66','16X76','14X70','28X52','24X48','12X60','28X60'])
    if x<.07:
        nvac+=1; out.append(f"{sid:<7}V {'** VACANT PAD **':<25}"); rows.append(dict(unit=sid,section=None,statusText='V')); continue
    po=x>.88
    mv=dt.date(r.randint(1998,2025),r.randint(1,8),r.randint(1,28))
    rent=base[s]+r.choice([0,0,0,0,10,-25]); w=round(r.uniform(18,61),2); tr=14.5; car=r.choice([0,0,0,20]); hp=r.choice([285,310,325.5,360]) if po else 0
    tot=round(rent+w+tr+car+hp,2)
    bal=0
    y=r.random()
    if y<.13: bal=tot if y<.06 else round(r.uniform(20,1900),2)
    elif y<.17: bal=-round(r.uniform(5,300),2)
    npo+=po; nocc+=1
    nm=N('{l} {f}').upper()[:23]
    if r.random()<.12: nm=(nm.split()[0]+' '+nm.split()[1]+' & '+r.choice(FIRST).upper())[:23].rstrip(' &')
    st='P' if po else 'O'
    bs=f'{abs(bal):,.2f}'+('CR' if bal<0 else '  ')
    ms=lambda v:m2(v) if v else ''
    out.append(f"{sid:<7}{st} {nm:<25}{size:<11}{mv.strftime('%m/%d/%y'):<8}{m2(rent):>12}{m2(w):>11}{m2(tr):>10}{ms(car):>9}{ms(hp):>10}{m2(tot):>14}{bs:>16}")
    for k,v in enumerate([rent,w,tr,car,hp,tot,bal]): acc[k]+=v; G[k]+=v
    rows.append(dict(unit=sid,statusText=st,tenantName=nm,unitType=size,moveInDate=iso(mv),contractRent=rent,charges=[dict(code='SPACE RENT',amount=rent)]+[dict(code=n,amount=v) for n,v in zip(CH,[w,tr,car,hp]) if v],totalCharges=tot,balance=bal))
out.append('sub:'+cur)
for a in [G]+list(secs.values()):
    for k in range(7): a[k]=round(a[k],2)
NM={'A':'ELM LANE','B':'SYCAMORE LANE','C':'POND ROAD'}
body=[]
for o in out:
    if o.startswith('sec:'): body+=['',f'STREET {o[4:]}   {NM[o[4:]]}','']
    elif o.startswith('sub:'): 
        a=secs[o[4:]]
        n=a[7]; lbl=f'       STREET {o[4:]} TOTAL   {n} SPACES'
        body+=[dash_:=' '*55+'-'*78,tl(lbl,a)]
    else: body.append(o)
body+=['','='*133,tl(f'       PARK TOTAL     {len(sp)} SPACES',G),'',
 f'       OCCUPIED BY RESIDENT-OWNED HOMES (O)  {nocc-npo:>5}',f'       OCCUPIED, PARK-OWNED HOME RENTED (P)  {npo:>5}',f'       VACANT PADS (V)                       {nvac:>5}',f'       TOTAL SPACES                          {len(sp):>5}','','       *** END OF REPORT ***']
PER=44; pages=[body[i:i+PER] for i in range(0,len(body),PER)]
for n,pg in enumerate(pages,1):
    c.setFont('Courier',8.7); y=H-34
    for l in [f"RUN 09/02/2025 07:41           WHISPERING ELMS MOBILE HOME COURT                                                  PAGE {n:>3}",f"PGM MHRL020                    RENT LIST BY SPACE - BILLING OF 09/01/2025","",cols,dash]+pg:
        c.drawString(38,y,l); y-=11
    c.showPage()
c.save()
save(name,dict(propertyName='WHISPERING ELMS MOBILE HOME COURT',asOnDate='2025-09-01',units=len(sp),occupied=nocc,vacant=nvac,rows=[{**x,'section':NM[x['unit'][0]]} for x in rows]),'MANUFACTURED_HOUSING','line-printer text print, 5 pages, status letters, CR balances',True)
print(G,len(pages))
