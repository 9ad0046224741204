# Net lease, customer aging export csv with preamble
import random,csv
from h import *
R=random.Random(6323)
C=['Quickfuel Convenience Stores LLC','Bayou Burger Franchisee Group','Dollar Harbor Stores, Inc.','Fitline Clubs of Ohio','Heartland Dialysis Partners','Kwik Lube Operating Co','Little Acorns Early Learning','Patriot Car Wash Holdings','Rustic Range Steakhouses','Tractor & Trail Supply','Union Square Pharmacy Corp','Valley Urgent Care PLLC','Mattress Mill, Inc.','Gold Star Collision Centers','Pronto Pizza Southeast LLC','Cornerstone Credit Union','Wagging Tails Pet Resort','Bluebonnet Dental Mgmt','American Axle & Brake Shops','Seaside Outlet Furniture','Ponderosa Cinemas LP','Metro Self-Serve Laundry','Family First Eyecare']
ST=['OH','TX','GA','FL','TN','NC','MO','IN']
name='ar_customer_aging_20250731.csv'
K=["current","b1_30","b31_60","b61_90","b91_120","b120","total","prepaid","other:Net Balance"]
H=['Customer No','Customer Name','Site','Terms','Not Due','1-30','31-60','61-90','91-120','Over 120','Total Open','Unapplied Cash','Net Balance','Collector','Status Note']
rows=[];T=[0]*9;out=[]
cn=200117
for t in C:
    cn+=R.randint(5,160);site=f'{R.choice(ST)}-{R.randint(101,989)}';m=R.randint(900000,5200000)+R.choice([0,0,17,50,33])
    v=[0]*9;v[0]=m if R.random()<.7 else 0
    x=R.random()
    if x<.45: v[1]=round(m*R.choice([1,.08,.15]))
    if x<.22: v[2]=round(m*R.choice([1,.4]))
    if x<.12: v[3]=m;v[4]=m
    if x<.07: v[5]=m*2+R.randint(1000,99999)
    if .6<x<.72: v[5]=R.randint(12000,300000)
    if .72<x<.78: v[3]=-R.randint(20000,190000)
    v[6]=sum(v[:6])
    if R.random()<.2: v[7]=-R.choice([m,R.randint(10000,200000)])
    if v[6]==0 and v[7]==0: v[1]=round(m*.05);v[6]=v[1]
    v[8]=v[6]+v[7]
    note='' if x>.22 else R.choice(['Demand letter 07/15','Promise to pay 8/8','Disputes CAM true-up','Ch. 11 filed 06/02/2025'])
    out.append([str(cn),t,site,R.choice(['Due 1st','Due 1st','Net 10'])]+[f'{q/100:.2f}' for q in v]+[R.choice(['KLM','DPO','RAS']),note])
    rows.append({"unit":site,"name":t,"resident":str(cn),**{k:num(q) for k,q in zip(K,v)}});T=[a+b for a,b in zip(T,v)]
with open(f'{ROOT}/documents/{name}','w',newline='') as fh:
    w=csv.writer(fh)
    w.writerow(['Ledgerstone Net Lease REIT - Shared Services']);w.writerow(['Customer Aging Summary']);w.writerow(['As of Date:','07/31/2025','','Aging Basis:','Due Date','','Currency:','USD']);w.writerow([])
    w.writerow(H);w.writerows(out);w.writerow(['','Report Total','','']+[f'{q/100:.2f}' for q in T]+['',''])
save(name,'AR',None,K,rows,[{"label":"Report Total",**{k:num(q) for k,q in zip(K,T)}}],'net lease customer aging export, csv with preamble, unapplied cash and net balance, text columns at the end',False)
