from common import *
import xlsxwriter,datetime
r=random.Random(707);N='Gull Harbor Marina slip roll July 2025.xlsx';asof=date(2025,7,1)
wb=xlsxwriter.Workbook(doc(N));cv=wb.add_worksheet('Read me');ws=wb.add_worksheet('Slip Roll');rc=wb.add_worksheet('Posted rates')
F=lambda **k:wb.add_format({'font_name':'Tahoma','font_size':9,**k})
cv.write(0,0,'Gull Harbor Marina & Yacht Basin',F(bold=1));cv.write(1,0,'Slip roll is kept by the dockmaster; one line per slip or rack. Updated July 1, 2025.',F());cv.write(2,0,'Electric is the June meter reading billed July 1. Transients are not on this roll.',F())
ws.write(0,0,'Gull Harbor Marina & Yacht Basin',F(bold=1,font_size=13,font_color='#00527A'));ws.write(1,0,'Slip roll at July 1, 2025',F(italic=1))
g=F(bold=1,bg_color='#00527A',font_color='white',align='center',border=1);h=F(bold=1,bg_color='#BFE0EE',text_wrap=1,align='center',valign='vcenter',border=1)
ws.merge_range('A4:C4','Berth',g);ws.merge_range('D4:H4','License',g);ws.merge_range('I4:M4','Monthly billing',g);ws.merge_range('N4:O4','Held / owed',g)
for j,x in enumerate(['Dock','Slip','Slip type','Licensee','Vessel','Status','From','To','Posted rate','License fee','Electric','Live-aboard','Total billed','Deposit','Past due']):ws.write(4,j,x,h)
ws.set_row(4,28)
ves='Second Wind|Reel Therapy|Mariposa|Knot Working|Blue Tern|Slow Dance|Halcyon|Tidy Sum|Osprey IV|Salt Lick|Windhover|Dock Holiday|Petrel|Lady Maude|Fathom This|Carolina Skiff|Wanderlight|Sea Ya|Gannet|Northern Star'.split('|')
docks=[('A',24,"35' open",485),('B',24,"40' open",560),('C',22,"45' covered",795),('D',14,"60' T-head & side-tie",1240),('E',18,"30' open",410),('Rack',32,"Dry rack 26'",265)]
t=F();n=F(num_format='#,##0.00');dd=F(num_format='dd-mmm-yy',align='center');gr=F(font_color='#808080',italic=1);tb=F(bold=1,top=1);nb=F(bold=1,num_format='#,##0.00',top=1)
R=5;rows=[];T=[0]*6;st={};first=R
for D,k,ty,base in docks:
    for i in range(1,k+1):
        u=f'{D}-{i:02d}' if D!='Rack' else f'R{(i-1)//8+1}{"ABCDEFGH"[(i-1)%8]}'
        x=r.random();s='Open' if x<.13 else 'Out of service' if x<.145 else 'Reserved' if x<.165 else 'Seasonal' if x<.42 else 'Annual'
        dock='Dry Rack' if D=='Rack' else f'Dock {D}';ws.write(R,0,dock,t);ws.write(R,1,u,t);ws.write(R,2,ty,t);ws.write(R,8,base,n);st[s]=st.get(s,0)+1
        d=dict(unit=u,building=dock,unitType=ty,statusText=s,marketRent=base);ws.write(R,5,s,t if s in('Annual','Seasonal') else gr)
        T[0]+=base
        if s in('Annual','Seasonal'):
            nm=person(r) if r.random()<.88 else f'{r.choice(LAST)} Charters LLC';v=r.choice(ves)
            a,b=(date(2025,5,1),date(2025,10,31)) if s=='Seasonal' else (lambda q:(q,term(q,12)))(addm(date(2025,7,1),-r.randint(0,11)))
            fee=round(base*(1.15 if s=='Seasonal' else r.choice([1,1,.95,.9])),2);el=0 if D=='Rack' else round(r.uniform(0,92),2) if r.random()<.8 else 0;la=150 if D in 'CD' and s=='Annual' and r.random()<.3 else 0
            dep=r.choice([fee,fee,500,0]);bal=r.choice([0]*9+[fee,round(fee+25,2)])
            ws.write(R,3,nm,t);ws.write(R,4,v,t)
            for j,q in ((6,a),(7,b)):ws.write_datetime(R,j,datetime.datetime(q.year,q.month,q.day),dd)
            tot=round(fee+el+la,2)
            ws.write(R,9,fee,n);ws.write(R,10,el,n)
            if la:ws.write(R,11,la,n)
            ws.write_formula(R,12,f'=SUM(J{R+1}:L{R+1})',n,tot);ws.write(R,13,dep,n);ws.write(R,14,bal,n)
            ch=[dict(code='License fee',amount=fee),dict(code='Electric',amount=el)]+([dict(code='Live-aboard',amount=la)] if la else [])
            d.update(tenantName=nm,leaseStartDate=a,leaseEndDate=b,contractRent=fee,charges=ch,totalCharges=tot,deposit=dep,balance=bal)
            for j,q in zip((1,2,3,4,5),(fee,el,la,dep,bal)):T[j]=round(T[j]+q,2)
        elif s=='Reserved':
            nm=person(r);a=date(2025,8,1);b=term(a,12);ws.write(R,3,nm,t);ws.write_datetime(R,6,datetime.datetime(2025,8,1),dd);ws.write_datetime(R,7,datetime.datetime(b.year,b.month,b.day),dd);ws.write(R,13,500,n);T[4]+=500
            d.update(tenantName=nm,leaseStartDate=a,leaseEndDate=b,deposit=500)
        rows.append(row(**d));R+=1
ws.write(R,0,'TOTAL',tb)
for j in range(1,15):ws.write_blank(R,j,None,tb)
TC=round(T[1]+T[2]+T[3],2)
for j,v in ((8,T[0]),(9,T[1]),(10,T[2]),(11,T[3]),(12,TC),(13,T[4]),(14,T[5])):
    L='ABCDEFGHIJKLMNO'[j];ws.write_formula(R,j,f'=SUM({L}{first+1}:{L}{R})',nb,v)
occ=st['Annual']+st['Seasonal']
ws.write(R+2,2,'Berths in all',t);ws.write(R+2,3,len(rows),t)
for k,(a,b) in enumerate([('Licensed (annual + seasonal)',occ)]+[(q,st.get(q,0)) for q in('Open','Reserved','Out of service')]):ws.write(R+3+k,2,a,t);ws.write(R+3+k,3,b,t)
for c_,w in enumerate((9,7,20,22,16,13,11,11,10,10,9,9,10,10,10)):ws.set_column(c_,c_,w)
ws.autofilter(4,0,R-1,14);ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0)
for j,x in enumerate(['Slip type','Posted monthly rate','Berths']):rc.write(0,j,x,h)
for k,(D,q,ty,b) in enumerate(docks,1):rc.write(k,0,ty,t);rc.write(k,1,b,n);rc.write(k,2,q,t)
rc.set_column(0,2,22);ws.activate();wb.close()
print(st)
save(N,'OTHER','Marina slip roll kept by dockmaster, three sheets, grouped header',False,'Gull Harbor Marina & Yacht Basin','2025-07-01',rows,len(rows),occ,len(rows)-occ,sheet='Slip Roll',ties=dict(marketRent=T[0],contractRent=T[1],totalCharges=TC,deposit=T[4],balance=T[5]))
