# South African precinct, detailed age analysis exported to Excel (Pastel Partner manner), oldest bucket first
import random, datetime as dt, xlsxwriter
from common import *
random.seed(8206)
C=[('BIL01','Biltong Bakkie (Pty) Ltd','Shop 1'),('CAP01','Cape Lens Optometrists','Shop 2A'),('DEL02','Deli on Dorp CC','Shop 2B'),('EDU01','EduPrint & Copy','Shop 3'),('FYN01','Fynbos Hair Studio','Shop 4'),('GRA01','Granaat Gifts','Shop 5'),('KAR01','Karoo Kitchens t/a Die Stoep','Shop 6-7'),('LEK01','Lekkerbek Fisheries','Shop 8'),('MZA01','Mzansi Cellular','Kiosk K1'),('NOM01','Nomvula Dry Cleaners','Shop 9'),('OVE01','Overberg Pharmacy Group','Shop 10'),('PRO01','Protea Pet & Garden','Shop 11'),('SUN01','Sunbird Travel','Office 1F-03'),('TRO01','Troyeville Liquors','Shop 12'),('VIL01','Villiersdorp Attorneys Inc','Office 1F-01')]
K=['b120','b91_120','b61_90','b31_60','b0_30','total']; H=['120+ Days','91-120 Days','61-90 Days','31-60 Days','0-30 Days','Total']
asof=dt.date(2025,4,30)
wb=xlsxwriter.Workbook(doc('AR_Kloofzicht_Age_Analysis.xlsx')); ws=wb.add_worksheet('Customer Age Analysis')
F=lambda **k:wb.add_format({'font_name':'Tahoma','font_size':8,**k})
n=F(num_format='# ### ##0.00;-# ##0.00'); t=F(); b=F(bold=1); sb=F(bold=1,num_format='# ### ##0.00;-# ##0.00',top=1); gb=F(bold=1,num_format='# ### ##0.00;-# ##0.00',top=1,bottom=6); hb=F(bold=1,align='right',bottom=1); hl=F(bold=1,bottom=1); d8=F(num_format='dd/mm/yy',align='left')
ws.write(0,0,'Kloofzicht Precinct Body (Pty) Ltd',F(bold=1,font_size=11)); ws.write(1,0,'Customer Age Analysis - Detailed',b); ws.write(2,0,'Ageing at: 30/04/25    Age by: Document date    Range: BIL01 - VIL01    All amounts in ZAR incl. VAT'); 
for i,h in enumerate(['Date','Document','Description']): ws.write(4,i,h,hl)
for i,h in enumerate(H): ws.write(4,3+i,h,hb)
r=5; rows=[]; tot=[]; inv=48810
for ci,(code,nm,un) in enumerate(C):
    rent=r2(random.uniform(7800,41000)*(.22 if 'Kiosk' in un else 1)); sc=r2(rent*.17); items=[]
    lag=random.choice([1,1,1,2,2,3,5]) if ci not in(6,13) else (6 if ci==6 else 4)
    for m in range(lag-1,-1,-1):
        y,mo=(2025,4-m) if m<4 else (2024,16-m)
        d=dt.date(y,mo,1)
        items.append((d,'IN',f'Rental {d:%b %Y}',rent))
        if random.random()<.75: items.append((d,'IN',f'Levy & rates {d:%b %Y}',sc))
        if random.random()<.45: items.append((d+dt.timedelta(days=random.randint(17,24)),'IN','Electricity & water recovery',r2(random.uniform(650,6800))))
    if ci in(2,6,11): items.append((dt.date(2025,4,random.randint(5,28)),'RC','Receipt - unallocated',-r2(rent*.4 if ci!=6 else 15000)))
    if ci==4: items.append((dt.date(2025,3,14),'CN','Credit - signage levy reversed',-1265.0))
    if ci==13: items.append((dt.date(2025,4,26),'JN','Interest on overdue account',612.38))
    items.sort(key=lambda x:x[0]); g=[]
    ws.write(r,0,code,b); ws.write(r,1,nm,b); ws.write(r,3,un,b); r+=1; st=r
    for d,k,desc,a in items:
        inv+=random.randint(1,6); age=(asof-d).days; bk='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120'
        ref={'IN':f'IN{inv}','RC':f'RC{inv-40000:05d}','CN':f'CN{inv-47000:04d}','JN':f'JN{inv-48000:04d}'}[k]
        ws.write_datetime(r,0,dt.datetime(d.year,d.month,d.day),d8); ws.write(r,1,ref,t); ws.write(r,2,desc,t); ws.write(r,3+K.index(bk),a,n); ws.write_formula(r,8,f'=SUM(D{r+1}:H{r+1})',n,a)
        x={'unit':un,'name':nm,'resident':code,'date':d.isoformat(),'invoice':ref,'charge':desc,bk:a,'total':a}; rows.append(x); g.append(x); r+=1
    s={k:r2(sum(x.get(k,0) for x in g)) for k in K}; tot.append({'label':f'Total {code}',**s}); ws.write(r,2,f'Total {code}',F(bold=1,align='right'))
    for i,k in enumerate(K): ws.write_formula(r,3+i,f'=SUM({"DEFGHI"[i]}{st+1}:{"DEFGHI"[i]}{r})',sb,s[k])
    r+=2
S={k:r2(sum(q[k] for q in tot)) for k in K}; tot.append({'label':'Grand Total',**S}); ws.write(r,0,'Grand Total',b)
for i,k in enumerate(K): ws.write(r,3+i,S[k],gb)
r+=1; ws.write(r,0,'Percentage of total',F(italic=1))
P={k:round(S[k]/S['total']*100,1) for k in K}
for i,k in enumerate(K): ws.write(r,3+i,S[k]/S['total'],F(italic=1,num_format='0.0%'))

ws.set_column(0,0,10);ws.set_column(1,1,11);ws.set_column(2,2,27);ws.set_column(3,8,12.5);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_footer('&RPage &P'); ws.hide_gridlines(2); wb.close()
assert abs(S['total']-sum(S[k] for k in K[:5]))<.01; print(S)
save('AR_Kloofzicht_Age_Analysis.xlsx','AR',K,rows,tot,'South African detailed age analysis by document, customer headings, oldest bucket first, xlsx',True)
