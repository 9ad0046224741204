# Yardi Voyager Commercial "Tenancy Schedule I" export, neighbourhood center, xlsx (xlsxwriter): nested rent-step and charge-schedule blocks in the rows
from common import *
import xlsxwriter
F='CommTenancySchedule_pcrossin.xlsx'
r=R(4409); AS=dt.date(2025,10,31)
T=[('101','Fresh Basket Grocers #214','Retail Net',31200,13.5,(2016,8,1),(2031,7,31),0),('103','Peachtree Pet Supply Depot','Retail Net',7450,17.25,(2020,2,1),(2030,1,31),10712.5),
('105, 107','Bravado Fitness Clubs, LLC','Retail Net',11880,14.75,(2022,11,1),(2032,10,31),14602.5),('109','Silver Comb Barbers','Retail Gross',1100,27,(2024,6,1),(2027,5,31),2475),
('111','Wingfield Mobile Repair','Retail Net',980,25.5,(2023,9,1),(2026,8,31),2082.5),('113',None,None,1500,None,None,None,None),('115','Noodle Palace of Alpharetta, Inc.','Retail Net',2240,24,(2021,4,1),(2031,3,31),4480),
('117','Kingsley Tax & Notary','Retail Gross',1050,23.25,(2025,1,1),(2027,12,31),0),('119','Crossing Family Dentistry, P.C.','Retail Net',2985,26.75,(2019,7,1),(2029,6,30),6654.06),('121',None,None,2100,None,None,None,None),
('OP-1','Cumberland Drive-Thru Coffee','Ground Lease',3900,0,(2018,5,1),(2038,4,30),0)]
wb=xlsxwriter.Workbook(path(F)); ws=wb.add_worksheet('Report1')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
ws.merge_range('A1:Q1','Tenancy Schedule I',f(bold=True,align='center')); ws.merge_range('A2:Q2','Property: pcrossin    As of Date: 10/31/2025    By Property',f(bold=True,align='center'))
h1=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy','Monthly','Monthly','Annual','Annual','Annual','Annual','Security','LOC Amount/']
h2=['','','','','','','','','Years','Rent','Rent/Area','Rent','Rent/Area','Rec./Area','Misc/Area','Deposit','Bank Guarantee']
for i in range(17): ws.write(3,i,h1[i],f(bold=True,align='center')); ws.write(4,i,h2[i],f(bold=True,align='center',bottom=1))
ws.set_column(0,0,26); ws.set_column(1,1,10); ws.set_column(2,2,31); ws.set_column(3,3,12); ws.set_column(4,16,10.5)
m=f(num_format='#,##0.00'); n=f(num_format='#,##0.00'); d=f(num_format='mm/dd/yyyy',align='center'); t=f(); b=f(bold=True); bm=f(bold=True,num_format='#,##0.00',top=1); D=lambda x: dt.datetime.combine(x,dt.time())
y=5; rows=[]; S=dict(a=0,va=0,m=0.,y=0.,dep=0.)
ws.write(y,0,'Peachtree Crossing Shops (pcrossin)',b); y+=1; ws.write(y,0,'Current Leases',b); y+=1
for u,nm,lt,sf,psf,a,e,dep in T:
    ws.write(y,0,'Peachtree Crossing Shops (pcrossin)',t); ws.write(y,1,u,t); ws.write(y,4,float(sf),n); S['a']+=sf
    row=dict(unit=u,area=sf)
    if not nm: ws.write(y,2,'VACANT',t); row['statusText']='VACANT'; S['va']+=sf; y+=2; rows.append(row); 
    else:
        a=dt.date(*a); e=dt.date(*e); mr=round(sf*psf/12,2) if psf else 9583.33; term=(e.year-a.year)*12+e.month-a.month+1
        chs=[('ret','Real Estate Taxes',round(sf*.1925,2)),('cam','Common Area Maint',round(sf*.2542,2)),('ins','Insurance',round(sf*.0433,2))] if lt=='Retail Net' else []
        if nm.startswith('Silver'): chs=[('sto','Storage Cage',75.)]
        st=[];q=mr;k=a.replace(year=2025); k=k if k>AS else addm(k,12)
        if 'Gross' not in lt:
            step=60 if lt=='Ground Lease' or u=='101' else 12
            while (k.year*12+k.month-a.year*12-a.month)%step: k=addm(k,12)
            while k<e and len(st)<4: q=round(q*(1.1 if step==60 else 1.03),2); st.append((k,q)); k=addm(k,step)
        for c,v,ff in((2,nm,t),(3,lt,t),(7,float(term),n),(8,round((AS-a).days/365.25,2),n),(9,mr,m),(10,round(mr/sf,2),m),(11,round(mr*12,2),m),(12,round(mr*12/sf,2),m),(13,round(sum(x[2] for x in chs)*12/sf,2) if lt!='Retail Gross' else 0,m),(14,round(sum(x[2] for x in chs)*12/sf,2) if lt=='Retail Gross' else 0,m),(15,float(dep),m),(16,0,m)): ws.write(y,c,v,ff)
        ws.write_datetime(y,5,D(a),d); ws.write_datetime(y,6,D(e),d); y+=2
        ws.write(y,2,'Rent Steps',b)
        for c,v in enumerate(['Charge','Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area'],3): ws.write(y,c,v,f(bold=True,align='center',bottom=4))
        y+=1; seq=[(None,mr)]+st
        for j,(k,q) in enumerate(seq):
            fr=k or max(a,a.replace(year=2024 if a.replace(year=2025)>AS else 2025)); 
            if not k and len(st) and not 'Gross' in lt and (u=='101' or lt=='Ground Lease'): fr=addm(st[0][0],-60)
            if not st: fr=a
            to=(seq[j+1][0]-dt.timedelta(days=1)) if j+1<len(seq) else e
            for c,v in((3,'rnt'),(4,'Base Rent'),(5,u),(6,'Rentable')): ws.write(y,c,v,t)
            ws.write(y,7,float(sf),n); ws.write_datetime(y,8,D(fr),d); ws.write_datetime(y,9,D(to),d); ws.write(y,10,q,m); ws.write(y,11,round(q/sf,2),m); ws.write(y,12,round(q*12,2),m); ws.write(y,13,round(q*12/sf,2),m); y+=1
        if chs:
            y+=1; ws.write(y,2,'Charge Schedules',b)
            for c,v in enumerate(['Charge','Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area'],3): ws.write(y,c,v,f(bold=True,align='center',bottom=4))
            y+=1
            for cc,ty,x in chs:
                for c,v in((3,cc),(4,ty),(5,u),(6,'Rentable')): ws.write(y,c,v,t)
                ws.write(y,7,float(sf),n); ws.write_datetime(y,8,D(max(dt.date(2025,1,1),a)),d); ws.write_datetime(y,9,D(e),d); ws.write(y,10,x,m); ws.write(y,11,round(x/sf,2),m); ws.write(y,12,round(x*12,2),m); ws.write(y,13,round(x*12/sf,2),m); y+=1
        y+=1
        S['m']+=mr;S['y']+=round(mr*12,2);S['dep']+=dep
        rows.append(dict(row,tenantName=nm,statusText='Occupied',contractRent=mr,annualRent=round(mr*12,2),leaseStartDate=iso(a),leaseEndDate=iso(e),deposit=dep,charges=[dict(code=c,amount=x) for c,_,x in chs] or None,rentSteps=[dict(date=iso(k),amount=q) for k,q in st] or None,section='Current Leases'))
for z in rows: z['section']='Current Leases'
ws.write(y,2,'Total Current',b); ws.write(y,4,float(S['a']),bm); ws.write(y,9,round(S['m'],2),bm); ws.write(y,11,round(S['y'],2),bm); ws.write(y,15,S['dep'],bm); y+=2
for c,v in((2,'Total Units'),(3,'Total Area'),(4,'Percentage'),(5,'Monthly Rent'),(6,'Annual Rent')): ws.write(y,c,v,f(bold=True,bottom=1))
occ=S['a']-S['va']; y+=1
for l,ct,ar,mm in(('Occupied',len(T)-2,occ,1),('Vacant',2,S['va'],0),('Total',len(T),S['a'],1)):
    ws.write(y,1,l,b); ws.write(y,2,ct,t); ws.write(y,3,float(ar),n); ws.write(y,4,round(100*ar/S['a'],2),n); ws.write(y,5,round(S['m'],2) if mm else 0,m); ws.write(y,6,round(S['y'],2) if mm else 0,m); y+=1
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,rows,'Peachtree Crossing Shops','2025-10-31',len(T),len(T)-2,2,'RETAIL','Yardi Voyager Tenancy Schedule I export','nested rent step and charge schedule blocks under each lease with their own headers, two units in one cell')
