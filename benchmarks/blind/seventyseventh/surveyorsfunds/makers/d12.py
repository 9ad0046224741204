# UK flats block, letting agent CSV
from common import *
import csv
fn='wharfside-court-rent-roll-30-11-2025.csv';r=random.Random(1212);ps=persons(r,80);rows=[];S=[0,0,0];out=[]
out+=[['Wharfside Court - Rent Roll'],['Report date:','30/11/2025'],['Agent:','Marsh & Tolliver Lettings Ltd'],[],['Flat','Block','Beds','Tenant(s)','Tenancy type','Start date','End date','Rent (pcm)','Deposit (TDS)','Arrears','Status','Asking rent (pcm)','Notes']]
occ=0
for bl,n in (('North',18),('South',18)):
    for k in range(1,n+1):
        u=f'Flat {k if bl=="North" else k+18}';b=r.choice([1,1,2,2,2,3]);ask={1:975,2:1225,3:1550}[b];ty=f'{b} bed'
        if r.random()<.08:
            stt=r.choice(['Void','Void - refurb']);out.append([u,bl,ty,'','','','','','','',stt,f'£{ask:,.2f}','']);rows.append(dict(unit=u,building=bl,unitType=ty,statusText=stt,marketRent=ask));continue
        occ+=1;nm=ps[occ]
        if r.random()<.3: nm+=' & '+ps[40+occ]
        per=r.random()<.25;st=dt.date(2025,1,1)+dt.timedelta(r.randint(0,300)) if not per else dt.date(r.randint(2021,2023),r.randint(1,12),r.randint(1,28));e=term(st,12)
        rent=ask-r.choice([0,25,50,75]);dep=round(rent*12/52*5,2);ar=r.choice([0,0,0,0,rent,rent/2,-30]);S[0]+=rent;S[1]+=dep;S[2]+=ar
        stt='Notice given' if r.random()<.07 else 'Let'
        out.append([u,bl,ty,nm,'Periodic' if per else 'AST',st.strftime('%d/%m/%Y'),'Periodic' if per else e.strftime('%d/%m/%Y'),f'£{rent:,.2f}',f'£{dep:,.2f}',f'£{ar:,.2f}' if ar>=0 else f'-£{-ar:,.2f}',stt,f'£{ask:,.2f}','Standing order' if r.random()<.3 else ''])
        rows.append(dict(unit=u,building=bl,unitType=ty,tenantName=nm,leaseStartDate=iso(st),leaseEndDate='Periodic' if per else iso(e),contractRent=rent,deposit=dep,balance=ar,statusText=stt,marketRent=ask))
ask=sum(x['marketRent'] for x in rows)
out+=[['Total','','',f'{occ} let of 36','','','',f'£{S[0]:,.2f}',f'£{S[1]:,.2f}',f'£{S[2]:,.2f}','',f'£{ask:,.2f}','']]
csv.writer(open(D+fn,'w',encoding='utf-8-sig',newline='')).writerows(out)
save(fn,'MULTIFAMILY','UK letting agent','csv with preamble, pound signs, periodic tenancies',False,'Wharfside Court','2025-11-30',36,occ,rows)
