import random,xlsxwriter
from common import *
R=random.Random(31337)
N='Rent Arrears Wk13 2025-26.xlsx'
ST=['Fairholme Court','Beck Lane','Thornes Avenue','Wesley Close','Mill Fold','Lister House','Ravensdale Road','Quarry Bank']
PA=['North 1','North 1','North 2','North 2','South 1','South 1','South 2','South 2']
wb=xlsxwriter.Workbook(doc(N));cv=wb.add_worksheet('Summary');ws=wb.add_worksheet('Arrears List')
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
h=F(bold=1,bg_color='#6A1B52',font_color='white',text_wrap=1,valign='vcenter',border=1);t=F(border=4);mo=F(border=4,num_format='#,##0.00;[Red]-#,##0.00');dt=F(border=4,num_format='dd/mm/yyyy');tb=F(bold=1,top=1,bottom=6,num_format='#,##0.00');B=F(bold=1);big=F(bold=1,font_size=14)
ws.write('A1','Pennine Gate Homes - Current Tenant Rent Arrears',big);ws.write('A2','Week 13 ending 29/06/2025      Arrears of £25.00 and over, excluding garages and former tenants',F(italic=1))
H=['Tenancy Ref','Tenant','Property','Patch','Benefit','Weekly Charge £','HB / UC per week £','Up to 4 weeks','5-8 weeks','9-13 weeks','Over 13 weeks','Gross Arrears £','Technical Arrears £','Net Arrears £','Agreement £ p.w.','Last Payment','Stage']
KEY=[('other:'+x) for x in('Weekly Charge £','HB / UC per week £','Up to 4 weeks','5-8 weeks','9-13 weeks','Over 13 weeks')]+['total','other:Technical Arrears £','other:Net Arrears £','other:Agreement £ p.w.']
for j,x in enumerate(H):ws.write(3,j,x,h)
ws.set_row(3,44)
ws.set_column(0,0,12);ws.set_column(1,1,25);ws.set_column(2,2,23);ws.set_column(3,4,9);ws.set_column(5,14,11);ws.set_column(15,15,11);ws.set_column(16,16,17)
rows=[];used=set();nm=set();n=0
for si,(s,pa) in enumerate(zip(ST,PA)):
    nos=sorted(R.sample(range(1,60),R.choice([17,20,22,25])))
    for no in nos:
        while 1:
            f=R.choice(FIRST_UK);l=R.choice(LAST_UK);x=R.choice(['Mr','Mrs','Miss','Ms'])
            male=f in 'Darren Gareth Mohammed Tomasz Ian Craig Dean Nigel Trevor Hassan Stuart Wayne Keith Lee Kofi Barry Paul Ryan Abdi Neil'.split();x='Mr' if male else R.choice(['Mrs','Miss','Ms'])
            name=f'{x} {f[0]} {l}' if R.random()<.85 else f'{x} {f[0]} & Mrs {R.choice("ABCJKLMS")} {l}' if male else f'{x} {f} {l}'
            if name not in nm:nm.add(name);break
        ref=f'{R.randint(10,49)}{no:03d}{R.randint(1000,9999)}0{R.choice("12345")}'
        wk=R.choice([92.14,98.63,104.27,111.9,118.45,126.02,133.78,141.55]);ben=R.choice(['UC','UC','UC','HB','HB','None','None'])
        hb=None if ben=='None' else round(wk*R.choice([1,1,.86,.75,.61,.42]),2)
        due=round(wk-(hb or 0),2)
        z=R.random();w=R.uniform(.4,4) if z<.45 else R.uniform(4,9) if z<.72 else R.uniform(9,14) if z<.86 else R.uniform(14,34)
        base=wk if ben=='UC' else max(due,18)
        arr=max(25.0,round(base*w,2));b=[];rest=arr
        for lim in(4,4,5):
            q=min(rest,round(base*lim,2));b.append(round(q,2));rest=round(rest-q,2)
        b.append(rest);b=[x if x>0 else None for x in b]
        tech=round(min(arr,(hb or 0)*R.choice([1,2,4])),2) if ben in('UC','HB') and R.random()<.7 else 0.0
        ag=R.choice([None,None,None,3.9,5.0,7.5,10.0,15.0,20.0]) if w>3 else None
        stg='' if w<2.5 else R.choice(['Letter 1','Letter 2','Contact made']) if w<6 else R.choice(['NOSP served','Pre-action','Agreement']) if w<14 else R.choice(['NOSP served','Court listed','SPO - adhering','SPO - breached','Debt Relief Order'])
        if ag and R.random()<.5:stg='Agreement'
        r=4+n
        ws.write(r,0,ref,t);ws.write(r,1,name,t);ws.write(r,2,f'{no} {s}',t);ws.write(r,3,pa,t);ws.write(r,4,ben,t)
        for j,v in enumerate([wk,hb]+b):
            ws.write(r,5+j,v,mo) if v is not None else ws.write_blank(r,5+j,None,mo)
        ws.write_formula(r,11,f'=SUM(H{r+1}:K{r+1})',mo,arr);ws.write(r,12,tech,mo);net=round(arr-tech,2);ws.write_formula(r,13,f'=L{r+1}-M{r+1}',mo,net)
        ws.write(r,14,ag,mo) if ag else ws.write_blank(r,14,None,mo)
        ws.write(r,15,f'{R.randint(1,28):02d}/{R.choice(["05","06","06"])}/2025' if R.random()<.9 else 'None YTD',t);ws.write(r,16,stg,t)
        rows.append(dict(resident=ref,name=name,unit=f'{no} {s}',_p=pa,**dict(zip(KEY,[wk,hb]+b+[arr,tech,net,ag]))));n+=1
r=4+n;ws.write(r,0,f'Total',tb);ws.write(r,1,f'{n} tenancies',tb)
for j in(2,3,4,5,15,16):ws.write(r,j,'',tb)
T={}
for j,k in enumerate(KEY):
    if j==0:continue
    T[k]=round(sum(x[k] or 0 for x in rows),2);c='ABCDEFGHIJKLMNOPQ'[5+j];ws.write_formula(r,5+j,f'=SUM({c}5:{c}{r})',tb,T[k])
ws.freeze_panes(4,2);ws.autofilter(3,0,3+n,16);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.set_footer('&LIncome Team&CPage &P of &N&ROFFICIAL - SENSITIVE')
cv.write('A1','Arrears summary by patch - Week 13',big);cv.set_column(0,0,18);cv.set_column(1,4,15)
for j,x in enumerate(['Patch','Tenancies','Gross £','Technical £','Net £']):cv.write(2,j,x,h)
i=3
for pa in sorted(set(PA)):
    q=[x for x in rows if x['_p']==pa]
    for j,v in enumerate([pa,len(q)]+[round(sum(x[k] for x in q),2) for k in('total','other:Technical Arrears £','other:Net Arrears £')]):cv.write(i,j,v,t if j<2 else mo)
    i+=1
for j,v in enumerate(['All patches',n,T['total'],T['other:Technical Arrears £'],T['other:Net Arrears £']]):cv.write(i,j,v,B if j<2 else tb)
cv.write(i+2,0,'Technical arrears: HB/UC housing costs due but paid 4-weekly in arrears.',F(italic=1))
cv.fit_to_pages(1,0)
ws.activate();wb.close()
for x in rows:x.pop('_p')
save(N,'AR',KEY,rows,[dict(label='Total',**T)],'UK housing association current tenant arrears, weekly buckets, HB/UC and technical arrears, two sheets (list on second), 150+ rows',True)
print(n,T)
