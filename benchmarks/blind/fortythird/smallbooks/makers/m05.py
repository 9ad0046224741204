# church parsonage houses, personal-finance-software export by month (csv), fiscal year July-June, expenses negative
from h import *; import csv; random.seed(505)
F='grace_lutheran_houses_fy25.csv'
mm=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
import calendar
cols=[f'{m}/1/{y} - {m}/{calendar.monthrange(y,m)[1]}/{y}' for y,m in mm]+['OVERALL TOTAL']
s=St('Income/Expense by Category by Month',cols,'Grace Lutheran Church - Rental Houses',"2024-07-01",'2025-06-30',derive=lambda b,e:list(b)+[sum(b)])
def one(d,neg=True): return [(-1 if neg else 1)*c(d.get(i,0)) for i in range(12)]
def sp(b,j): return [-c(round(b*(1+random.uniform(-j,j)),2)) for _ in range(12)]
s.head('INCOME',lvl=0); s.head('Rent',lvl=1)
a=s.tot('TOTAL Rent',[s.line('112 Elm St',[c(1275)]*6+[c(1325)]*6,lvl=2),s.line('118 Elm St',[c(1180)]*12,lvl=2),s.line('407 Church Ave',[c(1450)]*3+[0,0]+[c(1525)]*7,lvl=2)],lvl=1)
b=s.line('Late Charge',one({1:40,6:40,7:40},False)); d=s.line('Gift - Property Committee',one({5:1500},False))
ti=s.tot('TOTAL INCOME',[a,b,d],lvl=0,kind='TOTAL',key='total_income')
s.head('EXPENSES',lvl=0); ex=[]
s.head('Home Repair',lvl=1)
ex.append(s.tot('TOTAL Home Repair',[s.line('112 Elm St',one({2:186.4,8:94.12,9:412}),lvl=2),s.line('118 Elm St',one({0:72.18,4:1290,10:58.77}),lvl=2),s.line('407 Church Ave',one({3:2384.5,4:1162.39,7:145}),lvl=2)],lvl=1))
ex.append(s.line('Insurance, Dwelling',one({1:1612,7:1612})))
ex.append(s.line('Lawn & Snow',[-c(x) for x in(135,135,135,90,45,120,240,180,60,90,135,135)]))
ex.append(s.line('Property Tax',one({3:3928.61,9:3928.61})))
s.head('Utilities',lvl=1)
ex.append(s.tot('TOTAL Utilities',[s.line('Gas & Electric (vacant)',one({3:61.27,4:88.03}),lvl=2),s.line('Water & Sewer',sp(164,.12),lvl=2)],lvl=1))
ex.append(s.line('Bank Charge',one({0:0,5:12,6:0,10:30})))
ex.append(s.line('Misc.',one({2:35,8:21.5})))
te=s.tot('TOTAL EXPENSES',ex,lvl=0,kind='TOTAL',key='total_operating_expenses')
s.tot('NET INCOME',[ti,te],lvl=0,kind='TOTAL',key='net_income')
with open(D+F,'w',newline='',encoding='utf-8') as f:
    w=csv.writer(f)
    w.writerow([]); w.writerow(['Grace Lutheran Church - Rental Houses']); w.writerow(['Income/Expense by Category by Month']); w.writerow(['7/1/2024 through 6/30/2025 (Cash Basis)']); w.writerow(['Accounts: Rental Checking, Rental Savings']); w.writerow([])
    w.writerow(['Category']+cols); w.writerow([])
    for r in s.rows:
        w.writerow(['    '*r['lvl']+r['label']]+([''] * 13 if r['type']=='HEADING' else [fm(v) for v in r['v']]))
        if r['type']=='TOTAL': w.writerow([])
    w.writerow(['7/9/2025','Page 1'])
save(F,'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT_T12','church property committee, personal-finance software','csv export, category tree by month, expenses negative',True,[s])
