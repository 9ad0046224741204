# ResMan-like xlsx, charge lines beneath each unit
from common import *
import xlsxwriter
r=random.Random(808); f='RentRoll_StoneHarbor_ResMan.xlsx'
asof=D(2026,10,27);nm=iter(names(r,60));rows=[]
wb=xlsxwriter.Workbook(doc(f));ws=wb.add_worksheet('Rent Roll')
B=wb.add_format(dict(bold=1,font_name='Arial',font_size=8,bottom=1,text_wrap=1,valign='bottom'));T=wb.add_format(dict(bold=1,font_name='Arial',font_size=12))
n_=wb.add_format(dict(font_name='Arial',font_size=8));n2=wb.add_format(dict(font_name='Arial',font_size=8,num_format='#,##0.00'));nb=wb.add_format(dict(font_name='Arial',font_size=8,num_format='#,##0.00',bold=1,top=1));d_=wb.add_format(dict(font_name='Arial',font_size=8,num_format='m/d/yyyy',align='left'));bb=wb.add_format(dict(bold=1,font_name='Arial',font_size=8))
ws.merge_range('A1:M1','Stone Harbor Apartments',T);ws.merge_range('A2:M2','Rent Roll - Detail',bb);ws.merge_range('A3:M3','As of 10/27/2026   |   Show: Current residents and vacant units   |   Order: Unit',n_)
H=['Unit','Type','Sq. Feet','Residents','Status','Market Rent','Category','Charge','Lease Start','Lease End','Move In','Notice / Move Out','Deposits Held','Balance']
for i,h in enumerate(H):ws.write(4,i,h,B)
for i,w in enumerate([8,9,8,24,16,10,18,10,10,10,10,11,10,10]):ws.set_column(i,i,w)
ws.freeze_panes(5,0);y=5
tp={'1A':(690,1110),'2A':(960,1345),'2AR':(960,1460),'3A':(1190,1620)};G=dict(sf=0,mk=0,ch=0,dep=0,bal=0);cat={};cn={}
us=[f'{b}{n:02d}' for b in '123' for n in range(1,13)]
for i,u in enumerate(us):
    t=['1A','2A','2AR','2A','1A','3A'][i%6];sf,mk=tp[t];q=r.random()
    st={'105':'Vacant','211':'Vacant Pre-Leased','303':'Vacant','112':'Under Eviction','207':'Notice to Vacate','310':'Notice to Vacate','301':'Down'}.get(u,'Current')
    name=None;ch=[];v={}
    if st in('Current','Under Eviction','Notice to Vacate'):
        a,b=next(nm);name=f'{a} {b}';ch=[('Rent',mk-r.choice([0,15,40,75,120])),('Trash Removal',10)]
        if r.random()<.4:ch.append(('Pet Rent',r.choice([30,60])))
        if r.random()<.3:ch.append(('Carport',40))
        if r.random()<.1:ch.append(('Rent Concession',-75))
        if r.random()<.7:ch.append(('Pest Control',4.5))
        mi=D(r.randint(2019,2026),r.randint(1,9),r.randint(1,28));ls=D(2026,r.randint(1,9),1);ls=max(ls,mi);le=eom(addm(ls,11));mo=D(2026,11,r.randint(5,30)) if st[0]=='N' else None
        v=dict(dep=r.choice([250,250,500,mk]),bal=r.choice([0,0,0,0,14.5,-20,ch[0][1]]) if st!='Under Eviction' else 3*ch[0][1]+150)
    for c,x in((0,u),(1,t)):ws.write_string(y,c,x,n_)
    ws.write(y,2,sf,n_);ws.write(y,3,name or '',n_);ws.write(y,4,st,n_);ws.write(y,5,mk,n2)
    if name:
        for c,x in((8,ls),(9,le),(10,mi),(11,mo)):
            if x:ws.write_datetime(y,c,dt.datetime(x.year,x.month,x.day),d_)
        ws.write(y,12,v['dep'],n2);ws.write(y,13,v['bal'],n2)
    tot=sum(a for _,a in ch)
    for j,(c,a) in enumerate(ch):
        ws.write(y+j,6,c,n_);ws.write(y+j,7,a,n2);cat[c]=cat.get(c,0)+a
    if ch:
        y+=len(ch);ws.write(y,6,'Unit total',bb);ws.write(y,7,tot,nb)
    y+=1
    G['sf']+=sf;G['mk']+=mk;G['ch']+=tot;G['dep']+=v.get('dep',0);G['bal']+=v.get('bal',0);cn[st]=cn.get(st,0)+1
    rows.append(row(unit=u,unitType=t,area=sf,tenantName=name,statusText=st,marketRent=mk,contractRent=ch[0][1] if ch else None,leaseStartDate=iso(ls) if name else None,leaseEndDate=iso(le) if name else None,moveInDate=iso(mi) if name else None,moveOutDate=iso(mo) if name and mo else None,deposit=v.get('dep'),balance=v.get('bal'),charges=[dict(code=c,amount=a) for c,a in ch] or None,totalCharges=tot if ch else None))
y+=1;ws.write(y,0,'Totals',bb);ws.write(y,2,G['sf'],bb)
for c,k in((5,'mk'),(7,'ch'),(12,'dep'),(13,'bal')):ws.write(y,c,G[k],nb)
y+=3;ws.write(y,3,'Unit Status',B);ws.write(y,4,'Count',B);ws.write(y,6,'Charges by Category',B);ws.write(y,7,'Amount',B)
for i,(k,c) in enumerate(cn.items()):ws.write(y+1+i,3,k,n_);ws.write(y+1+i,4,c,n_)
ws.write(y+1+len(cn),3,'Total units',bb);ws.write(y+1+len(cn),4,len(us),bb)
for i,(k,c) in enumerate(cat.items()):ws.write(y+1+i,6,k,n_);ws.write(y+1+i,7,c,n2)
ws.write(y+1+len(cat),6,'Total',bb);ws.write(y+1+len(cat),7,G['ch'],nb)
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
oc=sum(1 for x in rows if 'tenantName' in x)
save(f,'MULTIFAMILY','ResMan-like xlsx, charge lines in rows under the unit with unit total',False,'Stone Harbor Apartments',asof,36,oc,36-oc,rows)
