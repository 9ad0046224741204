# Australian tenancy schedule in a data-room export: three header lines, levels, strata of retail / office / car park / naming rights; xlsxwriter
from common import *
import datetime as dt
from datetime import date as D
import xlsxwriter
N='VDR_03.02.07_Tenancy_Schedule_Banksia_Tower.xlsx'
wb=xlsxwriter.Workbook(DOC(N)); ix=wb.add_worksheet('~index'); ws=wb.add_worksheet('TS 30.06.26'); ex=wb.add_worksheet('Expiry profile'); lg=wb.add_worksheet('_log')
for i,s in enumerate(['Folder','03 Tenancy','03.02 Schedules','03.02.07 Banksia Tower']): ix.write(i,0,s)
for i,s in enumerate(['2026-07-04 09:12 uploaded','2026-07-05 16:40 replaced v2']): lg.write(i,0,s)
lg.hide(); F=wb.add_format
h=F({'bold':1,'font_size':8,'bg_color':'#DDEBF7','align':'center','valign':'vcenter','text_wrap':1,'border':1}); t=F({'font_size':8}); tw=F({'font_size':8,'text_wrap':1,'valign':'top'}); n=F({'font_size':8,'num_format':'#,##0'}); a1=F({'font_size':8,'num_format':'#,##0.0'}); m=F({'font_size':8,'num_format':'$#,##0'}); m2=F({'font_size':8,'num_format':'$#,##0.00'}); p=F({'font_size':8,'num_format':'0.00%'}); d=F({'font_size':8,'num_format':'d/mm/yyyy','align':'left'}); bb=F({'font_size':8,'bold':1,'top':1,'num_format':'$#,##0.00'}); b1=F({'font_size':8,'bold':1,'top':1,'num_format':'#,##0.0'}); sec=F({'font_size':9,'bold':1,'font_color':'#1F4E78'}); 
ws.write('B1','Banksia Tower, 211 Gilbert Place, Adelaide SA 5000',F({'bold':1,'font_size':14})); ws.write('B2','Tenancy Schedule as at 30 June 2026 — all amounts A$ and exclusive of GST'); 
G=[('B','B','Level /\nTenancy'),('C','C','Lessee'),('D','D','Permitted use'),('E','E','NLA'),('F','I','Lease'),('J','M','Rent passing'),('N','O','Recoveries'),('P','P','Total'),('Q','R','Reviews and incentive'),('S','S','Security')]
sub={'E':('','m²'),'F':('Commence','date'),'G':('Expiry','date'),'H':('Term','yrs'),'I':('Option','yrs'),'J':('Net face','$/m² pa'),'K':('Net face','$ pa'),'L':('Net face','$ pcm'),'M':('Share of','income'),'N':('Outgoings','$ pcm'),'O':('Promotion\nlevy','$ pcm'),'P':('payable','$ pcm'),'Q':('Annual','review'),'R':('Next review','(new $ pa)'),'S':('Guarantee','mths')}
for a,z,x in G:
    if a==z and a in'BCD': ws.merge_range(f'{a}4:{a}6',x,h)
    elif a==z: ws.write(f'{a}4',x,h)
    else: ws.merge_range(f'{a}4:{z}4',x,h)
for c,(x,y) in sub.items(): ws.write(f'{c}5',x,h); ws.write(f'{c}6',y,h)
L=[('RETAIL PODIUM',[
('G.01','Billabong Brews Pty Ltd','Café',86.4,D(2023,2,1),D(2028,1,31),'5',895,185,95,'CPI','D',3,None),
('G.02','Adelaide Convenience Group Pty Ltd t/a NightOwlet','Convenience store',142.0,D(2021,7,1),D(2026,6,30),'Nil – holding over',780,185,95,'4.00%',None,2,None),
('G.03','Vacant',None,61.5,None,None,'',None,None,None,'',None,None,None),
('G.04','Specsavvy Optical Holdings','Optometrist',118.7,D(2025,10,1),D(2032,9,30),'5 + 5',910,185,95,'3.75%','R',6,None)]),
('OFFICE LEVELS',[
('1','Commissioner for Highways (SA)','Office',1080.3,D(2019,12,1),D(2027,11,30),'3',412,148,None,'3.50%','R',0,None),
('2A','Kookynie Resources Ltd','Office',516.0,D(2024,5,15),D(2029,5,14),'Nil',445,148,None,'3.75%','R',6,None),
('2B','Vacant','Fitted suite',560.2,None,None,'',None,None,None,'',None,None,None),
('3 & 4','Wattle & Partners Advisory Pty Ltd','Office',2162.8,D(2022,9,1),D(2030,8,31),'5',428,148,None,'3.50%','R',9,None),
('5','Agreement for lease – Torrens Mutual Ltd','Office',1084.6,D(2026,11,1),D(2033,10,31),'5',465,None,None,'3.50%',None,6,'AFL'),
('5','Vacant (until AFL commences)','Office',1084.6,None,None,'',None,None,None,'',None,None,None),
('6','Marion Bay Super Pty Ltd','Office',1084.6,D(2020,3,1),D(2027,2,28),'Nil',436,148,None,'3.50%',None,6,None)]),
('CAR PARK, SIGNAGE AND SUNDRY',[
('CP','Wilsden Parking Pty Ltd','84 bays',None,D(2024,7,1),D(2029,6,30),'5',None,None,None,'CPI',None,3,29400.0),
('SIGN','Marion Bay Super Pty Ltd','Naming rights',None,D(2020,3,1),D(2027,2,28),'Nil',None,None,None,'3.50%',None,0,4166.67),
('RF1','Southern Bands Telecom','Rooftop antenna',None,D(2018,1,1),D(2027,12,31),'Nil',None,None,None,'3.00%',None,0,1875.0)])]
# first pass: income
tot=0
for _,its in L:
    for x in its:
        if x[12+1]!='AFL': tot+=(x[13] if isinstance(x[13],float) else round(x[7]*x[3]/12,2) if x[7] else 0)
r=6;rows=[];TA=TP=TO=TV=TT=0;vac=occ=0
W=lambda q:dt.datetime(q.year,q.month,q.day)
for sn,its in L:
    ws.write(r,1,sn,sec); r+=1; sA=sM=0
    for u,nm,use,ar,s,e,op,rt,og,pr,rv,nx,gu,sp in its:
        vact=nm.startswith('Vacant'); afl=sp=='AFL'
        ws.write(r,1,u,t); ws.write(r,2,nm,t); ws.write(r,3,use,t) if use else None
        if ar: ws.write(r,4,ar,a1)
        row=dict(unit=u,section=sn,area=ar,statusText=nm if vact else ('Agreement for lease' if afl else 'Occupied'))
        if use: row['unitType']=use
        if not afl: TA+=ar or 0
        if vact: 
            vac+=1; sA+=ar
        else:
            if not afl: occ+=1
            mo=sp if isinstance(sp,float) else round(rt*ar/12,2); pa=round(mo*12,2) if isinstance(sp,float) else round(rt*ar,2)
            ws.write_datetime(r,5,W(s),d); ws.write_datetime(r,6,W(e),d); ws.write(r,7,round(((e-s).days+1)/365.25,1),a1); ws.write(r,8,op,t)
            if rt: ws.write(r,9,rt,n)
            ws.write(r,10,pa,m2); ws.write(r,11,mo,m2)
            row.update(tenantName=nm.replace('Agreement for lease – ',''),leaseStartDate=s,leaseEndDate=e,annualRent=pa,contractRent=mo)
            if not afl:
                o=round(og*ar/12,2) if og else 0; l=round(pr*ar/12,2) if pr else 0; tt=round(mo+o+l,2)
                ws.write(r,12,mo/tot,p)
                if o: ws.write(r,13,o,m2)
                if l: ws.write(r,14,l,m2)
                ws.write(r,15,tt,m2); row.update(totalCharges=tt,charges=[dict(code=c,amount=v) for c,v in(('Outgoings',o),('Promotion levy',l)) if v])
                TP+=pa;TO+=o;TV+=l;TT+=tt;sM+=mo;sA+=ar or 0
            ws.write(r,16,rv,t); ws.write(r,18,gu,n)
            if nx=='R':
                y=2026 if (s.month,s.day)>(6,30) else 2027; nd=D(y,s.month,s.day); q=round(pa*(1+float(rv[:-1])/100)); ws.write(r,17,f'{nd.day}/{nd.month:02d}/{nd.year}: {q:,}',t); row['rentSteps']=[dict(date=nd.isoformat(),amount=q,per='year')]
        rows.append(row); r+=1
    ws.write(r,2,'Subtotal',F({'font_size':8,'italic':1})); ws.write(r,4,sA if sA else None,b1); ws.write(r,11,round(sM,2),bb); r+=2
ws.write(r,1,'TOTAL',bb); ws.write(r,4,TA,b1)
for c,v in((10,TP),(11,tot),(13,TO),(14,TV),(15,TT)): ws.write(r,c,round(v,2),bb)
ws.write(r,12,1,p); r+=2
for s in('Level 5 is counted once, as vacant. The AFL with Torrens Mutual Ltd is not included in totals.','13 tenancies and licences: 10 let, 3 vacant. Net face rents; incentives are disclosed at 03.02.09.','Term is in years. CPI = All Groups, Adelaide. G.02 holds over from month to month after expiry; its rent has not changed.'): ws.write(r,1,s,F({'font_size':8,'italic':1})); r+=1
ws.set_column(0,0,2);ws.set_column(1,1,9);ws.set_column(2,2,44);ws.set_column(3,3,17);ws.set_column(4,9,10);ws.set_column(8,8,17);ws.set_column(10,15,13);ws.set_column(16,16,8);ws.set_column(17,17,20); ws.set_row(4,24); ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(8)
for i,x in enumerate([('FY','m²','%'),('FY27',2226.5,.36),('FY28',1166.7,.19),('FY29',0,0)]):
    for j,v in enumerate(x): ex.write(i,j,v)
ws.activate(); wb.close(); print(occ,vac,occ+vac)
for x in rows:
    if x['statusText']=='Agreement for lease': x['_a']=1
af=[x for x in rows if x.pop('_a',0)]
save(N,'OFFICE','Australian tenancy schedule from a data room, three-line grouped header over three sections, odd tabs','per m² rates, pa beside pcm, term and option years, income share, guarantee months, AFL row and vacant row for the same level, car park / naming / roof licences without area',rows,propertyName='Banksia Tower',asOn='2026-06-30',units=occ+vac,occupied=occ,vacant=vac,sheet='TS 30.06.26',checks=[('rent+AFL','contractRent',round(tot+sum(x['contractRent'] for x in af),2)),('tot','totalCharges',round(TT,2))])
