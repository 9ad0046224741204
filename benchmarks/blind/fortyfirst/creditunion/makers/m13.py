# RV park, owner's xlsx list: blank spacer rows, title in merged cell, status letters with legend, electric charge columns, nightly sites w/o tenant
from common import *
import xlsxwriter
r=R(1313); NAME='RV_park_sites_Jan2025.xlsx'
wb=xlsxwriter.Workbook(DOC+'/'+NAME); wb.set_properties({'created':dt.datetime(2025,1,20)}); ws=wb.add_worksheet('Jan 25')
f=lambda **k: wb.add_format({'font_name':'Arial Narrow','font_size':11,**k})
b=f(bold=1,bottom=2,text_wrap=1,valign='bottom'); n=f(num_format='#,##0.00;(#,##0.00);-'); n2=f(num_format='#,##0.00'); n_=f(); it=f(italic=1); gr=f(bg_color='#E2EFDA'); tb=f(bold=1,num_format='#,##0.00',top=6)
ws.merge_range('A1:J1','SALTBUSH RV RESORT - MONTHLY SITE RENT ROLL',f(bold=1,font_size=16,align='center')); ws.merge_range('A2:J2','January 1, 2025',f(align='center'))
ws.write('A3','Status:  L = long term (lot lease)   S = snowbird season   X = empty   E = employee (no rent)',it)
H=['Status','Site','Hookup','Guest','Arrived','Thru','Site Rent','Electric','Cable / WiFi','Total Due']
for i,h in enumerate(H): ws.write(4,i,h,b)
row=5; rows=[]; T=[0,0,0,0]; C=dict(L=0,S=0,X=0,E=0)
for k in range(1,40):
    if k==13: continue
    hk='50A pull-thru' if k<=18 else '30A back-in' if k<34 else '50A premium'; base=dict([('50A pull-thru',625),('30A back-in',510),('50A premium',740)])[hk]
    st='E' if k==2 else r.choices('LSX',[45,38,17])[0]; C[st]+=1
    u=f'#{k}'; q=dict(unit=u,unitType=hk,statusText=st); ws.write(row,0,st,n_); ws.write(row,1,u,n_); ws.write(row,2,hk,n_)
    if st!='X':
        nm=r.pair()[1]+r.choice([', '+r.choice(F),' family',', '+r.choice(F)+' & '+r.choice(F)]); ar=r.day(D(2018,2,1),D(2024,10,1)) if st!='S' else r.day(D(2024,10,15),D(2024,12,28))
        rent=0 if st=='E' else base-(40 if st=='L' else 0); el=round(r.uniform(38,142),2) if st!='E' else 0; cb=r.choice([0,29.95]) if st!='E' else 0; tot=round(rent+el+cb,2)
        ws.write(row,3,nm,n_); ws.write(row,4,ar.strftime('%-d-%b-%y'),n_)
        th='MTM' if st=='L' else r.choice([D(2025,3,31),D(2025,4,15),D(2025,4,30)]) if st=='S' else None
        if th: ws.write(row,5,th if th=='MTM' else th.strftime('%-d-%b-%y'),n_)
        zf=n2
        for c,v in ((6,rent),(7,el),(8,cb),(9,tot)): ws.write(row,c,v,zf)
        q.update(tenantName=nm,moveInDate=iso(ar),leaseEndDate=th if th in('MTM',None) else iso(th),contractRent=rent,charges=[dict(code='Electric',amount=el),dict(code='Cable / WiFi',amount=cb)],totalCharges=tot)
        for j,v in enumerate((rent,el,cb,tot)): T[j]+=v
    rows.append(q); row+=1
    if k in (18,33): row+=1
row+=1; ws.write(row,3,'TOTALS',tb)
for c,v in zip((6,7,8,9),T): ws.write(row,c,round(v,2),tb)
N=len(rows); row+=2
for l,v in (('Sites',N),('Long term',C['L']),('Snowbird',C['S']),('Employee',C['E']),('Empty',C['X'])): ws.write(row,3,l,n_); ws.write(row,4,v,f(align='left')); row+=1
ws.write(row+1,0,'No site #13. Bathhouse / laundry coin income not included.',it)
for c,w in enumerate([7,7,15,30,12,12,11,10,10,11]): ws.set_column(c,c,w)
ws.fit_to_pages(1,0); wb.close()
save(NAME,dict(propertyName='SALTBUSH RV RESORT',asOnDate='2025-01-01',units=N,occupied=N-C['X'],vacant=C['X']),rows,'MANUFACTURED_HOUSING','owner Excel list, status letters with legend first, dates as text, spacer rows',True)
