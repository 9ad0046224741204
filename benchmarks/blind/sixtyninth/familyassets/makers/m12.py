# Student houses, owner's old .xls, rent and payments by month
from common import *
import xlwt
r=R(6912); FN='College Hill houses 24-25.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('24-25'); X=xlwt.easyxf
t1=X('font: name Comic Sans MS, bold on, height 280'); h=X('font: bold on; align: wrap on, horiz center; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow'); m=X(num_format_str='#,##0'); ok=X('font: colour green',num_format_str='#,##0'); bad=X('font: colour red, bold on',num_format_str='#,##0'); d=X('align: horiz left',num_format_str='M/D/YY'); tb=X('font: bold on; borders: top thin',num_format_str='#,##0'); it=X('font: italic on, colour gray50')
ws.write(0,0,'COLLEGE HILL HOUSES',t1); ws.write(1,0,'School year 2024-25. Updated 2/28/25'); ws.write(2,0,'red = short that month',it)
H=['House','Beds','Who (first name on lease first)','Lease starts','Lease ends','Rent / mo','Deposit held','Aug','Sep','Oct','Nov','Dec','Jan','Feb','Notes']
for j,x in enumerate(H): ws.write(4,j,x,h)
hs=[('318 Elm',5,2750),('322 Elm',4,2240),('61 Prospect',6,3480),('63 Prospect (front)',3,1725),('63 Prospect (rear)',2,1190),('1109 Court',5,2650),('1115 Court',5,2700),('17 Vine Alley',3,1560),('240 College',7,4060),('242 College',4,2320)]
rr=5; rows=[]; S=[0]*9; bd=0
for u,b,rent in hs:
    bd+=b; ws.write(rr,0,u); ws.write(rr,1,b); t=dict(unit=u)
    if u=='17 Vine Alley': ws.write(rr,2,'EMPTY - foundation work til May'); t['statusText']='EMPTY'; ws.write(rr,14,'back on list for fall',it); t['_n']=0
    else:
        nm='/'.join(r.sample(LAST,min(b,4)))
        s=D(2024,8,15); e=D(2025,7,31) if r.random()<.7 else D(2025,5,31); dep=rent
        ws.write(rr,2,nm); ws.write(rr,3,dt.datetime(s.year,s.month,s.day),d); ws.write(rr,4,dt.datetime(e.year,e.month,e.day),d); ws.write(rr,5,rent,m); ws.write(rr,6,dep,m); S[0]+=rent; S[1]+=dep
        for j in range(7):
            p=rent if r.random()<.9 else rent-r.choice([250,400,550]); ws.write(rr,7+j,p,ok if p==rent else bad); S[2+j]+=p
        note=r.choice([None,None,'renewed for 25-26','parents guaranty all','1 sublet since Jan','dog!!']); 
        if note: ws.write(rr,14,note,it)
        t.update(tenantName=nm,leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,statusText='Occupied')
    t.pop('_n',None); rows.append(t); rr+=1
ws.write(rr,0,'10 houses',tb); ws.write(rr,1,bd,tb)
for j in (2,3,4): ws.write(rr,j,'',tb)
for j,v in enumerate(S): ws.write(rr,5+j,v,tb)
ws.write(rr+2,2,'water + trash on us, they pay gas and electric',it)
for j,wd in enumerate([20,6,40,11,11,10,13]+[7]*7+[30]): ws.col(j).width=256*wd
ws.set_portrait(False) if hasattr(ws,'set_portrait') else None; ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
for q in range(5,17): ws.row(q).height_mismatch=True; ws.row(q).height=290
ws.row(4).height_mismatch=True; ws.row(4).height=700
wb.save(path(FN))
save(FN,'STUDENT_HOUSING','owner\'s house list with payment months, .xls',False,'College Hill Houses','2025-02-28',10,9,1,rows,sheet=None)
