# surface lots: lot manager's own sheet of monthly parkers
import random, datetime as dt, xlsxwriter
from common import *
R=random.Random(4105);STEM='MONTHLY PARKERS who owes'
lots=[("WATER ST. LOT",'W',["Brannock Ins. Agency","R. Castellano","Dr. P. Nwosu","Hook & Ladder Grille","T. Farraday","Union Trust Bldg. Tenants","Lena Ostrowski","Marcy's Bridal","J. Whitlock Jr.","Court Reporters Inc.","City Clerk (3 cars)","D. Abernathy","Greenmount Temps","Al Pfister"]),
("DEPOT LOT",'D',["Cobalt Fitness","S. & M. Rhee","Conrail Retirees Club","Night Owl Diner","Paula Vickers","Depot Antiques","H. Lindqvist","Mid-Shore Couriers","Tom Baugh - van","Unity Daycare"]),
("REAR OF CENTRE / 5TH AVE.",'F',["Fifth Ave. Salon","K. Odom","Lumen Church office","B. Sarkisian","Vasquez Tax Svc.","Kessler Bros. trucks"])]
mons=[dt.date(2026,m,1) for m in (9,8,7,6)]
MK=['m Sep 2026','m Aug 2026','m Jul 2026','m Jun 2026'];OLD='other:Older than June';K=['total']+MK+[OLD,'deposit']
wb=xlsxwriter.Workbook(f'{DOC}/{STEM}.xlsx',{'in_memory':True});ws=wb.add_worksheet('Owed');kc=wb.add_worksheet('Key cards')
F=lambda **k:wb.add_format({'font_name':'Comic Sans MS','font_size':10,**k})
t=F(border=4);n=F(num_format='#,##0.00;[Red]-#,##0.00',border=4);hd=F(bold=True,bg_color='#FFD966',border=1,align='center',text_wrap=True);hm=F(bold=True,bg_color='#FFD966',border=1,align='center',num_format='mmm yyyy')
sb=F(bold=True,num_format='#,##0.00;[Red]-#,##0.00',top=2,bg_color='#EDEDED');lt=F(bold=True,font_size=12,font_color='#C00000')
ws.write('A1','PARKING - monthly accounts still owing at Sept 30 2026',F(bold=True,font_size=14))
ws.write('A2',"cash & day tickets not here. Anybody two months back gets the boot letter.",F(italic=True))
ws.merge_range('A4:A5','Stall',hd);ws.merge_range('B4:B5','Parker',hd);ws.merge_range('C4:C5','Tag',hd);ws.merge_range('D4:D5','Owes in all',hd);ws.merge_range('E4:H4','for month of',hd)
for j,m in enumerate(mons): ws.write_datetime(4,4+j,dt.datetime(m.year,m.month,1),hm)
ws.merge_range('I4:I5','Older than June',hd);ws.merge_range('J4:J5','Card deposit held',hd);ws.merge_range('K4:K5','said he would / remarks',hd)
ws.set_column('A:A',11);ws.set_column('B:B',27);ws.set_column('C:C',9);ws.set_column('D:J',12);ws.set_column('K:K',30);ws.freeze_panes(5,2)
r=5;rows=[];T=[];subs=[]
rk=['pays when he sees me','check in mail','', '', '', 'wife just had baby, give till 15th','wants receipt','','','moved, try work no.','']
used=set()
for lot,p,names in lots:
    ws.merge_range(r,0,r,10,lot,lt);r+=1;f=r+1;LR=[]
    for nm in names:
        cars=3 if '3 cars' in nm or 'trucks' in nm else 2 if R.random()<.15 else 1
        rate={'W':9500,'D':6500,'F':5500}[p]*cars
        st=R.randint(1,60-cars)
        while any((p,st+i) in used for i in range(cars)): st=R.randint(1,56)
        used|={(p,st+i) for i in range(cars)}
        stall=f'{p}-{st}' if cars==1 else f'{p}-{st} to {st+cars-1}'
        pat=R.choice(['1','1','1','12','12','123','1234','p','cr','1o','o'])
        if nm in('S. & M. Rhee','Hook & Ladder Grille'): pat='1234'
        v=[None]*5
        if pat=='p': v[0]=rate//2
        elif pat=='cr': v[0]=-R.choice([1000,2000,rate])
        else:
            for ch in pat:
                if ch=='o': v[4]=R.choice([rate*2,rate*3+1500,rate])
                else: v[int(ch)-1]=rate
            if pat=='123': v[2]=rate-R.choice([0,2500])
        dep=2500*cars if R.random()<.8 else None
        if nm=="City Clerk (3 cars)": dep=0
        tot=sum(x or 0 for x in v);tag=f'{R.randint(100,989)}'
        ws.write(r,0,stall,t);ws.write(r,1,nm,t);ws.write(r,2,int(tag),t)
        ws.write_formula(r,3,f'=SUM(E{r+1}:I{r+1})',n,tot/100)
        for j,x in enumerate(v+[dep]):
            if x is None: ws.write_blank(r,4+j,None,n)
            else: ws.write_number(r,4+j,x/100,n)
        ws.write(r,10,R.choice(rk),t);r+=1
        row=dict(property=lot,unit=stall,name=nm,resident=tag,total=d(tot));row.update({k:d(x) for k,x in zip(K[1:],v+[dep])});rows.append(row);LR.append([tot]+v+[dep])
    lab='Lot total';ws.write(r,0,'',sb);ws.write(r,1,lab,sb);ws.write(r,2,'',sb);vals=[sum(x[i] or 0 for x in LR) for i in range(7)]
    for j,x in enumerate(vals): ws.write_formula(r,3+j,f'=SUM({"DEFGHIJ"[j]}{f}:{"DEFGHIJ"[j]}{r})',sb,x/100)
    T.append(dict(label=lab,**dict(zip(K,map(d,vals)))));subs.append((r+1,vals));r+=2
vals=[sum(s[1][i] for s in subs) for i in range(7)]
ws.write(r,1,'ALL THREE LOTS',sb)
for j,x in enumerate(vals): ws.write_formula(r,3+j,'='+'+'.join(f'{"DEFGHIJ"[j]}{s[0]}' for s in subs),sb,x/100)
T.append(dict(label='ALL THREE LOTS',**dict(zip(K,map(d,vals)))));r+=2
ws.write(r,1,'red = we owe them or they paid ahead',F(italic=True,font_color='red'))
kc.write_row(0,0,['Card no.','Given out','Back?'])
for i in range(12): kc.write_row(i+1,0,[5200+i*3,'yes',R.choice(['','lost',''])])
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
print(len(rows),T[-1]);save(STEM,'AR',K,rows,T)
