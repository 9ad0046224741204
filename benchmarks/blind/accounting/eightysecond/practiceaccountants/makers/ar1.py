# QuickBooks Online (Canada) A/R ageing summary, csv
import random, csv
from common import *
random.seed(8204)
N='''Aspen Ridge Physio
Bluestem Accounting Services
Boreal Print & Sign Co.
Cedar Lane Daycare Society
Chinook Drywall Ltd.
Cobblestone Coffee Roasters
Crocus Hearing Clinic
D. Abernathy Consulting
Fireweed Yoga
Four Corners Immigration Services
Gopher Hole Games
Half Moon Bakery
Homestead Insurance Brokers
Junction Bike Repair
Kettle Valley Upholstery
Lakeshore Driving School
Meadowlark Dental Lab Inc.
North Bench Software
Northern Pike Outfitters
Old Mill Barber
Pinecrest Tax & Payroll
Quill Lake Veterinary
Red Willow Catering
Sandhill Crane Media
Saskatoon Berry Soap Co.
Tamarack Tutoring
Three Rivers Courier
Whitecap Dance Academy
Wolverine Security
Zenith Nail Bar'''.split('\n')
K=['current','b1_30','b31_60','b61_90','other:91 and over','total']
rows=[]
for i,n in enumerate(N):
    rent=r2(random.choice([682.5,945,1102.5,1470,1890,2257.5,2940,3412.5])); b=[0]*5; t=random.random()
    if t<.5: b[0]=rent
    elif t<.7: b[0]=rent; b[1]=r2(rent*random.choice([1,.5,.22]))
    elif t<.82: b[1]=rent; b[2]=rent
    elif t<.9: b[0]=rent;b[1]=rent;b[2]=rent;b[3]=rent;b[4]=r2(rent*2.4+85.05)
    else: b[random.choice([1,3])]=r2(random.uniform(18,240))
    if n.startswith('Junction'): b=[0,-315.0,0,0,0]
    if n.startswith('North Bench'): b=[1890.0,0,0,-42.0,0]
    if n.startswith('Kettle'): b=[0,0,0,0,4126.13]
    b=[x or None for x in b]
    rows.append({'name':n,**dict(zip(K,b)),'total':r2(sum(x or 0 for x in b))})
T={k:r2(sum(r[k] or 0 for r in rows)) for k in K}
assert abs(T['total']-sum(T[k] for k in K[:5]))<.01
f=lambda v:'' if v is None else f'{v:,.2f}'
with open(doc('AR_RiverYards_AR_Ageing_Summary.csv'),'w',newline='',encoding='utf-8-sig') as h:
    w=csv.writer(h)
    w.writerow(['River Yards Workspace Inc.']+['']*6); w.writerow(['A/R Ageing Summary']+['']*6); w.writerow(['As of February 28, 2025']+['']*6); w.writerow(['']*7)
    w.writerow(['','Current','1 - 30','31 - 60','61 - 90','91 and over','Total'])
    for r in rows: w.writerow([r['name']]+[f(r[k]) for k in K])
    w.writerow(['TOTAL']+['$'+f(T[k]) for k in K]); w.writerow(['']*7); w.writerow(['']*7)
    w.writerow(['Monday, March 3, 2025 09:16:20 a.m. GMT-06:00']+['']*6)
save('AR_RiverYards_AR_Ageing_Summary.csv','AR',K,rows,[{'label':'TOTAL',**T}],'QuickBooks Online Canada ageing summary export, csv',False)
