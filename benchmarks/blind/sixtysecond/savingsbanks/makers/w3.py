# student rooms csv by house
from lib import *
import csv
def run():
    r=rng('w3'); name='college_hill_rooms_export.csv'
    P=iter(people(r,45,'{l}, {f}')); out=[]; rows=[]
    out+=[['College Hill Student Rooms'],['Room list for academic year 2025-26','','','','as of','03/20/2026'],['Accountant: Bissett & Orne CPAs (from client records)'],[]]
    out.append(['House','Room','Room Type','Student','Agreement Start','Agreement End','Monthly Installment','Laundry/Net','Parking','Month Total','Security','Past Due'])
    G=[0]*6; nv=0
    for h,rooms in (('9 Chapel St',['1','2','3','4','5','6']),('31 Bowdoin Ter',['1A','1B','2A','2B','2C','3A','3B','3C']),('33 Bowdoin Ter',['1','2','3','4','5']),('204 Prospect',['101','102','103','104','201','202','203','204','205','301']),('The Annex',['Garret','Loft','Carriage'])):
        S=[0]*6
        for u in rooms:
            ty=r.choice(['Single','Single','Large Single','Double']); rr=dict(building=h,unit=u,unitType=ty)
            if r.random()<.1: out.append([h,u,ty,'EMPTY']+['']*8); rr['statusText']='EMPTY'; nv+=1
            else:
                t=next(P); s,e=r.choice([(dt.date(2025,9,1),dt.date(2026,5,31)),(dt.date(2025,8,15),dt.date(2026,8,14)),(dt.date(2026,1,10),dt.date(2026,5,31))])
                rent={'Single':725,'Large Single':840,'Double':590}[ty]+r.choice([0,0,25]); ln=35; pk=r.choice([0,0,50]); dep=r.choice([500,rent]); pd=r.choice([0,0,0,0,0,rent,200])
                v=[rent,ln,pk,rent+ln+pk,dep,pd]; out.append([h,u,ty,t,s.strftime('%Y/%m/%d'),e.strftime('%Y/%m/%d')]+[m2(x) for x in v]); S=[a+b for a,b in zip(S,v)]
                rr.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[{"code":"Laundry/Net","amount":ln},{"code":"Parking","amount":pk}],totalCharges=v[3],deposit=dep,balance=pd)
            rows.append(rr)
        out.append(['','','',f'{h} subtotal','','']+[m2(x) for x in S]); out.append([]); G=[a+b for a,b in zip(G,S)]
    out.append(['TOTAL ALL HOUSES','','',f'{len(rows)} rooms / {nv} empty','','']+[m2(x) for x in G])
    with open(D+name,'w',newline='') as f: csv.writer(f).writerows(out)
    save(name,'STUDENT_HOUSING','csv export by an accountant, preamble, house subtotals',False,'College Hill Student Rooms','2026-03-20',rows,len(rows),len(rows)-nv,nv)
