# garages, xls
from common import *
import xlwt
f='GARAGES.xls'
N=Names(13); r=random.Random(13)
wb=xlwt.Workbook(); ws=wb.add_sheet('Garages')
b=xlwt.easyxf('font: bold on'); bb=xlwt.easyxf('font: bold on; borders: bottom medium; align: wrap on'); m=xlwt.easyxf(num_format_str='#,##0.00'); mb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); d=xlwt.easyxf('align: horiz left',num_format_str='DD/MM/YYYY'); g=xlwt.easyxf('pattern: pattern solid, fore_colour light_yellow; font: bold on')
ws.write(0,0,'Kitchener Lane Garages (rear of 60-84 Louisa St, Kitchener ON)',b); ws.write(1,0,'Rent list 31/01/2025'); 
for c,h in enumerate(['No.','Tenant','Paid how','From','Rate per month','HST 13%','Total per month','Key deposit','Owing Jan 31','Note']): ws.write(3,c,h,bb)
ws.row(3).height_mismatch=True; ws.row(3).height=520
row=4; truth=[]; G=[0]*5
for sec,ids in (('ROW A - facing lane',range(1,15)),('ROW B - with power',range(15,27)),('OUTDOOR STALLS',['P1','P2','P3','P4','P5','P6'])):
    ws.write(row,0,sec,g); row+=1; S=[0]*5
    for u in ids:
        T=dict(unit=str(u),section=sec); ws.write(row,0,u)
        if r.random()<.1 or u==9:
            ws.write(row,1,'vacant'); T['statusText']='vacant'
            if u==9: ws.write(row,9,'door broken')
        else:
            nm=N.full('{i}. {l}') if u not in (3,20) else {3:'Grand River Catering Ltd.',20:'Louisa Upholstery'}[u]
            rt={'R':0}.get('x',110 if sec[4]=='A' and sec[0]=='R' else 135 if sec[0]=='R' else 60); rt-=r.choice([0,0,0,5,15]); h=round(rt*.13,2); k=r.choice([0,20,20]); bal=r.choice([0]*6+[round(rt+h,2)])
            a=first(rdate(r,(2014,1,1),(2025,1,1)))
            ws.write(row,1,nm); ws.write(row,2,r.choice(['e-transfer','cheque','cash','post-dated'])); ws.write(row,3,dt.datetime.combine(a,dt.time()),d)
            v=(rt,h,round(rt+h,2),k,bal)
            for i,x in enumerate(v): ws.write(row,4+i,x,m); S[i]+=x
            if r.random()<.12: ws.write(row,9,r.choice(['motorcycle','wants power','boat - winter only','leaving in spring?']))
            T.update(tenantName=nm,statusText='Occupied',moveInDate=a.isoformat(),contractRent=rt,charges=[dict(code='HST 13%',amount=h)],totalCharges=v[2],deposit=k,balance=bal)
        truth.append(T); row+=1
    ws.write(row,1,'sub-total',b)
    for i,x in enumerate(S): ws.write(row,4+i,round(x,2),mb); G[i]+=x
    row+=2
ws.write(row,1,'TOTAL all',b)
for i,x in enumerate(G): ws.write(row,4+i,round(x,2),mb)
row+=2; ws.write(row,0,'Waiting list:',b)
for i,(x,y) in enumerate((('Marcel Tran','wants Row B'),('Sinclair (2 cars)','any two together'))): ws.write(row+1+i,1,x); ws.write(row+1+i,2,y)
for c,w in enumerate([8,28,13,13,10,10,11,10,11,22]): ws.col(c).width=w*256
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(D+f)
occ=sum('tenantName' in t for t in truth)
save(f,'PARKING','old .xls garage list, HST column, waiting list below',False,dict(propertyName='Kitchener Lane Garages',asOnDate='2025-01-31',units=32,occupied=occ,vacant=32-occ,rows=truth),
 [('contractRent',G[0]),(chf('HST 13%'),round(G[1],2)),('totalCharges',round(G[2],2)),('deposit',G[3]),('balance',round(G[4],2))])
