from h import *
import csv
r=random.Random(7613);nm=namer(r,'uk')
f='glebe_allotments.csv'
L=[['Glebe Field Allotments - trust of the late Canon Thackrah'],['Printed','31 October 2025'],[],['Plot','Size sq m','Surname','First name','Tenant since','Rent yr to Sept 2026','Water','Total','Paid','Still owing','Comment']]
rows=[];T=[0]*5;v_=0
for k in range(1,35):
    for u in ([f'{k}a',f'{k}b'] if k in(4,9,10,17,26,30) else [str(k)]):
        sz=125 if u[-1] in'ab' else 250;sz+=r.choice([0,0,-5,10])
        if r.random()<.12: L.append([u,sz,'VACANT','','','','','','','',r.choice(['','overgrown','offered to next on list'])]);rows.append(dict(unit=u,area=sz,statusText='VACANT'));v_+=1;continue
        a,b=nm();d=rd(r,1988,2025).year;rt=round(sz*.22,2)
        if d<2000: rt=round(rt/2,2)
        wt=8.5 if sz>200 else 4.25;tt=round(rt+wt,2);pd=r.choice([tt,tt,tt,0,rt]);ow=round(tt-pd,2)
        L.append([u,sz,b,a,d,f'{rt:.2f}',f'{wt:.2f}',f'{tt:.2f}',f'{pd:.2f}',f'{ow:.2f}','half rate (long service)' if d<2000 else ''])
        for j,v in enumerate((rt,wt,tt,pd,ow)): T[j]=round(T[j]+v,2)
        rows.append(dict(unit=u,area=sz,tenantName=f'{a} {b}',moveInDate=str(d),annualRent=rt,charges=[dict(code='Rent',amount=rt),dict(code='Water',amount=wt)],totalCharges=tt,balance=ow,statusText='Occupied'))
n=len(rows);L.append(['Total','','','','']+[f'{v:.2f}' for v in T]+[f'{n-v_} let {v_} vacant'])
csv.writer(open(doc(f),'w',newline='',encoding='utf-8')).writerows(L)
save(f,'LAND','csv export of allotments, surname and first name in two columns, yearly rent',False,dict(propertyName='Glebe Field Allotments',asOnDate='2025-10-31',units=n,occupied=n-v_,vacant=v_,rows=rows,totals=dict(annualRent=T[0],totalCharges=T[2],balance=T[4])))
