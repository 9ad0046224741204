# MRI Residential, monospaced, by building, large, PLANTED total_wrong (Building 4 lease rent subtotal; grand total stays right)
from common import *
g=R(3507); fn='mri_rmrentroll_stonegate.pdf'; c=canvas.Canvas(f'{H}/documents/{fn}',pagesize=(792,612)); FZ=7.1
def ln(s):
    global y
    if y<40: np_()
    tx(c,28,y,s,'l','Courier',FZ); y-=9
p=0
FMT='{:<8}{:<8}{:>6}  {:<24}{:<4}{:<9}{:<9}{:<9}{:>12}{:>12}{:>11}{:>11}{:>12}{:>12}'
def np_():
    global y,p
    if p: c.showPage()
    p+=1; y=586
    for s in('Database: MRIRESPROD'.ljust(58)+'Residential Rent Roll'.ljust(60)+f'Page: {p:>10}','Report Id: RM_RENTROLL'.ljust(55)+'Stonegate Village (STG01)'.ljust(63)+'Date: 11/03/2025','ENTITY: STG01'.ljust(58)+'As of 10/31/2025'.ljust(60)+'Time: 07:55 AM'): tx(c,28,y,s,'l','Courier',FZ); y-=9
    y-=4
    for s in(FMT.format('Unit','Unit','Square','','Occ','Move-In','Lease','Lease','Market','Lease','Loss to','Recurring','Total','Deposits'),FMT.format('Id','Type','Feet','Resident Name','St','Date','Begin','End','Rent','Rent','Lease','Other','Charges','Held'),'-'*149): tx(c,28,y,s,'l','Courier-Bold',FZ); y-=9
np_(); rows=[]; G=[0]*7; cn={}; n0=lambda x:format(x,',.2f') if x>=0 else format(-x,',.2f')+'-'
d=lambda x:x.strftime('%m/%d/%y') if x else ''
TY={'A1G':(690,1120),'A2G':(745,1165),'B1G':(940,1380),'B2R':(985,1475),'C1R':(1190,1720)}
for b in range(1,9):
    if y<90: np_()
    ln(f'Building {b}'); S=[0]*7; 
    for k in range(18):
        u=f'{b}{(k//6)+1}{k%6+1:02d}'; ty=g.choice(list(TY)); sf,mk=TY[ty]; q=g.random()
        s='V' if q<.05 else 'VL' if q<.08 else 'N' if q<.13 else 'O'
        if u=='1101': s='M'
        if u=='6305': s='D'
        cn[s]=cn.get(s,0)+1; S[0]+=sf; S[1]+=mk
        if s in('V','VL','M','D'):
            w={'V':'VACANT','VL':'VACANT','M':'MODEL UNIT','D':'DOWN UNIT'}[s]
            ln(FMT.format(u,ty,f'{sf:,}',w,s,'','','',n0(mk),'.00',n0(0)[1:],'.00','.00','.00'))
            rows.append(row(unit=u,building=f'Building {b}',unitType=ty,area=sf,statusText=s,marketRent=mk,contractRent=0,totalCharges=0,deposit=0)); continue
        a,l=g.nm(); r=mk+g.randint(-110,30); ot=g.choice([0,25,35,60,85]); ls=g.day(D.date(2024,11,5),D.date(2025,10,25)); le=addm(ls,12); mi=ls if g.random()<.55 else addm(ls,-12); dp=g.choice([200,400,0])
        nm=f'{l}, {a}'; ln(FMT.format(u,ty,f'{sf:,}',nm[:23],s,d(mi),d(ls),d(le),n0(mk),n0(r),n0(mk-r),n0(ot),n0(r+ot),n0(dp)))
        rows.append(row(unit=u,building=f'Building {b}',unitType=ty,area=sf,tenantName=nm[:23],statusText=s,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=r,totalCharges=r+ot,deposit=dp))
        for j,x in((2,r),(3,mk-r),(4,ot),(5,r+ot),(6,dp)): S[j]+=x
    G=[x+z for x,z in zip(G,S)]; P=list(S)
    if b==4: P[2]+=300; right=S[2]; wrong=P[2]
    if y<70: np_()
    ln(' '*79+'-'*70)
    ln(FMT.format(f'Bldg {b}','18 U',f'{P[0]:,}','Building Total','','','','',*[n0(x) for x in P[1:]])); y-=6
if y<200: np_()
ln(' '*79+'='*70); ln(FMT.format('STG01','144 U',f'{G[0]:,}','Grand Total','','','','',*[n0(x) for x in G[1:]])); y-=14
ln('Occupancy Recap'); lab={'O':'Occupied','N':'Occupied - On Notice','V':'Vacant - Unleased','VL':'Vacant - Leased','M':'Model','D':'Down'}
for s in 'O N V VL M D'.split(): ln(f'  {s:<4}{lab[s]:<26}{cn[s]:>6}{100*cn[s]/144:>9.2f}%')
ln(f'      {"Total Units":<26}{144:>6}{100:>9.2f}%'); c.save()
save(fn,'MULTIFAMILY','MRI monospaced by building, large',True,rows,'Stonegate Village','2025-10-31',144,cn['O']+cn['N'],cn['V']+cn['VL'],planted=dict(kind='total_wrong',what=f'Building 4 Lease Rent subtotal printed {wrong:,.2f}, rows sum to {right:,.2f}; grand total is right'),totals=dict(area=G[0],marketRent=G[1],contractRent=G[2],totalCharges=G[5],deposit=G[6]))
