from common import *
import xlsxwriter, datetime
rng=random.Random(1201); N=Names(rng)
F='rs_RentRollwithLeaseCharges_hr1500.xlsx'
asof=date(2025,4,30)
wb=xlsxwriter.Workbook(str(DOCS/F)); wb.set_properties({'created':datetime.datetime(2025,5,1)})
ws=wb.add_worksheet('Report1')
f=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
T=f(); Bd=f(bold=True,align='center'); H=f(bold=True,bottom=1,align='center'); M=f(num_format='#,##0.00'); MB=f(num_format='#,##0.00',bold=True,top=1); D=f(num_format='mm/dd/yyyy',align='right'); B=f(bold=True); I=f(num_format='#,##0'); IB=f(num_format='#,##0',bold=True); Pc=f(num_format='0.00')
W=12
for i,s in enumerate(('Rent Roll with Lease Charges','The Kestrel at 1500 Harbor (hr1500)','As Of = 04/30/2025','Month Year = 04/2025')): ws.merge_range(i,0,i,W,s,Bd)
h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Move In','Lease','Move Out','Balance']
h2=['','','Sq Ft','','','Rent','Code','','Deposit','','Expiration','','']
for j in range(13): ws.write(4,j,h1[j],B);ws.write(5,j,h2[j],H)
for j,w in enumerate((8,10,7,10,26,10,9,10,10,10,10,10,10)): ws.set_column(j,j,w)
ws.freeze_panes(6,0)
TY=[('hrs0',512,2190),('hra1',684,2685),('hra2',731,2840),('hrb1',1042,3790),('hrb2',1118,4025),('hrph',1630,7450)]
r=6; truth=[]; codes={}
def wd(r,j,d): 
    if d: ws.write_datetime(r,j,datetime.datetime(d.year,d.month,d.day),D)
def rec(u,ty,st,nm,res,mk,ch,dep,mi,le,mo,bal,sec):
    global r
    ws.write(r,0,u,T);ws.write(r,1,ty[0],T);ws.write(r,2,ty[1],I);ws.write(r,3,res,T);ws.write(r,4,nm,T);ws.write(r,5,mk,M);ws.write(r,8,dep,M);wd(r,9,mi);wd(r,10,le);wd(r,11,mo);ws.write(r,12,bal,M)
    for c,a in ch: ws.write(r,6,c,T);ws.write(r,7,a,M);r+=1
    if not ch: ws.write(r,7,0,M); r+=1
    tot=sum(a for c,a in ch)
    ws.write(r,6,'Total',B);ws.write(r,7,tot,MB);r+=2
    t=dict(unit=u,unitType=ty[0],area=ty[1],section=sec,marketRent=mk,totalCharges=tot,deposit=dep,balance=bal)
    if ch: t.update(tenantName=nm,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo),contractRent=ch[0][1],charges=[dict(code=c,amount=a) for c,a in ch],statusText=sec)
    else: t['statusText']='VACANT'
    truth.append(t); return tot
S='Current/Notice/Vacant Residents'; ws.write(r,0,S,B); r+=1
sums={}
def add(g,mk,sf,lc,dep,bal):
    s=sums.setdefault(g,[0]*7); s[0]+=1;s[1]+=sf;s[2]+=mk;s[3]+=lc[0];s[4]+=dep;s[5]+=bal;s[6]+=lc[1]
n=0; vac=[]
for fl in range(3,20):
    for l in ('01','02','03') if fl<19 else ('01',):
        if fl==13: continue
        ty=TY[-1] if fl==19 else rng.choice(TY[:5]); mk=ty[2]+fl*12; u=f"{fl:02d}{l}" if fl<19 else 'PH1'
        if rng.random()<.1:
            t=rec(u,ty,'','VACANT','VACANT',mk,[],0,None,None,None,0,S); add('Vacant Units',mk,ty[1],(0,0),0,0); vac.append((u,ty,mk)); continue
        rent=round(mk*rng.uniform(.9,1.03)); ch=[('rent',rent),('amenity',45)]
        if rng.random()<.4: ch.append(('parking',rng.choice([175,225])))
        if rng.random()<.25: ch.append(('petrent',50))
        if rng.random()<.15: ch.append(('storage',65))
        if rng.random()<.12: ch.append(('concess',-150))
        mi=rd(rng,date(2019,3,1),date(2025,4,20)); le=eom(rd(rng,date(2025,5,1),date(2026,5,1))); mo=rd(rng,date(2025,5,5),date(2025,6,30)) if rng.random()<.12 else None
        dep=rng.choice([500,1000,0,rent]);bal=rng.choice([0,0,0,0,-45,rent+45,18.33])
        nm=N.fl(); tot=rec(u,ty,'',nm,f"t{rng.randrange(10**6,10**7):07d}",mk,ch,dep,mi,le,mo,bal,S)
        for c,a in ch: codes[c]=codes.get(c,0)+a
        add('Notice Residents' if mo else 'Current Residents',mk,ty[1],(rent,tot),dep,bal)
S2='Future Residents/Applicants'; ws.write(r,0,S2,B); r+=1
fut=[]
for u,ty,mk in vac[:3]:
    rent=mk-40;ch=[('rent',rent),('amenity',45)];mi=rd(rng,date(2025,5,3),date(2025,6,15));dep=500
    tot=rec(u,ty,'',N.fl(),f"t{rng.randrange(10**6,10**7):07d}",mk,ch,dep,mi,addm(mi,13)-timedelta(days=1),None,0,S2);add('Future Residents/Applicants',mk,ty[1],(rent,tot),dep,0)
for t in truth:
    if t['section']==S2: t['statusText']=S2
    elif 'tenantName' in t: t['statusText']='Occupied'
r+=1
for j,s in ((0,'Summary Groups'),(4,'Square Footage'),(5,'Market Rent'),(7,'Lease Charges'),(8,'Security Dep.'),(9,'# Of Units'),(10,'% Unit Occ.'),(12,'Balance')): ws.write(r,j,s,H)
r+=1
cn=[g for g in ('Current Residents','Notice Residents','Vacant Units') if g in sums]; nU=sum(sums[g][0] for g in cn)
for g in ('Current Residents','Notice Residents','Future Residents/Applicants','Vacant Units'):
    s=sums.get(g,[0]*7); ws.write(r,0,g,T);ws.write(r,4,s[1],I);ws.write(r,5,s[2],M);ws.write(r,7,s[6],M);ws.write(r,8,s[4],M);ws.write(r,9,s[0],I);ws.write(r,10,'' if g[0]=='F' else round(100*s[0]/nU,2),Pc);ws.write(r,12,s[5],M);r+=1
ws.write(r,0,'Totals (excl. future):',B)
for j,k,ff in ((4,1,IB),(5,2,MB),(7,6,MB),(8,4,MB),(9,0,IB),(12,5,MB)): ws.write(r,j,sum(sums[g][k] for g in cn),ff)
r+=3; ws.write(r,0,'Summary of Charges by Charge Code',B);ws.write(r+1,0,'(Current/Notice Residents Only)',T);r+=2
for c in sorted(codes): ws.write(r,0,c,T);ws.write(r,5,codes[c],M);r+=1
ws.write(r,0,'Total',B);ws.write(r,5,sum(codes.values()),MB)
assert abs(sum(codes.values())-sum(sums[g][6] for g in cn))<.01
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
put(F,'MULTIFAMILY','Yardi rent roll with lease charges, high-rise, sub-lines per code, future section, summary groups',False,'The Kestrel at 1500 Harbor','2025-04-30',nU,nU-sums['Vacant Units'][0],sums['Vacant Units'][0],truth)
