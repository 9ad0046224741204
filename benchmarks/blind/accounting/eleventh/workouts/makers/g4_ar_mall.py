# two malls, one line a tenant, legal status and promises; xlsx, planted dropped row
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(902);N='Delinquency_Watch_Retail_Pool_7.xlsx'
T={'Quarry Ridge Mall':[('101','Bellweather Shoes','Notice'),('104','Cinnabar Nails & Spa','Current Tenant'),('110','Ozark Pretzel Co.','Forbearance'),('115A','Jubilee Cards','Judgment'),('118','Vantage Wireless','Current Tenant'),('122','Harlan Jewelers','Ch. 11 - filed 8/2/24'),('130','Pico Toys','Suit filed'),('133','Moss & Fern Apparel','Current Tenant'),('140','Teahouse 88','Notice'),('ANC-2','Dorrance Department Stores','Co-tenancy dispute'),('K-04','Phone Fixers Kiosk','Lockout'),('K-11','Sunglass Cart - R. Amado','Vacated')],
'Tamarack Plaza':[('A','Freshmart Grocers #61','Current Tenant'),('B1','Tamarack Dental Group','Forbearance'),('B2','Curl Up & Dye Salon','Notice'),('C','Liberty Tax Prep','Vacated'),('D-E','Iron Temple Fitness','Suit filed'),('F','Golden Wok','Current Tenant'),('G','Paws & Claws Vet','Current Tenant'),('PAD 1','Burger Barn','Current Tenant')]}
M=['deposit','prepaid','current','b1_30','b31_60','b61_90','b91_120','b121','total','other:Promise to Pay Amount']
BK=M[2:8];rows=[];tot=[];G=[];dropped=None
for p,ts in T.items():
    sec=[]
    for u,n,s in ts:
        base=R.choice([1850,2400,3175.5,4216.67,5890,7333.33]);
        if u in('ANC-2','A'): base=31250
        d={'property':p,'unit':u,'name':n,'status':s}
        if R.random()<.75: d['deposit']=float(round(base*R.choice([1,1,2])))
        k={'Current Tenant':R.choice([1,1,2]),'Notice':3,'Forbearance':4,'Judgment':6,'Suit filed':5,'Vacated':6,'Lockout':5,'Co-tenancy dispute':4}.get(s,6)
        for i,b in enumerate(BK[:k]):
            if s=='Vacated' and i<2: continue
            if R.random()<.85: d[b]=round(base*R.choice([1,1,.5,.35])+R.choice([0,0,112.4,86.19]),2)
        if s=='Current Tenant' and R.random()<.4: d['prepaid']=-round(base*.25,2)
        if not any(b in d for b in BK): d['current']=base
        if u=='B1': d['b61_90']=-215.0
        d['total']=round(sum(d.get(b,0) for b in BK),2)
        if s in('Notice','Forbearance','Suit filed') : d['other:Promise to Pay Amount']=round(d['total']*R.choice([.25,.5]),0)
        sec.append(d)
    t={'label':f'{p} - total',**{k:v for k,v in sm(sec,M).items() if v}}
    tot.append(t);G.append((p,sec,t));rows+=sec
g={'label':'POOL TOTAL',**sm(rows,M)};tot.append(g)
for t in tot: assert round(sum(t.get(b,0) for b in BK),2)==t['total']
dropped=[r for r in rows if r['unit']=='130'][0]
rows=[r for r in rows if r is not dropped]
wb=Workbook();w=wb.active;w.title='Watch 10-31'
w['A1']='SPECIAL SERVICER - RETAIL POOL 7';w['A1'].font=Font(bold=True,size=13,color='7A1F1F')
w['A2']='Tenant delinquency as of 10/31/2024 (prepaid not netted against balance due)'
hd=['Suite','Tenant','Legal Status','Security\nDeposit','Prepaid','Current','1-30\nDays','31-60\nDays','61-90\nDays','91-120\nDays','121+\nDays','Total\nDue','Promise to Pay','','Counsel / Next Step']
for i,h in enumerate(hd,1):
    if h!='': w.cell(4,i,h)
w.merge_cells('M4:N4');w.cell(5,13,'Amount');w.cell(5,14,'Date')
for i in list(range(1,13))+[15]: w.merge_cells(start_row=4,end_row=5,start_column=i,end_column=i)
for i in range(1,16):
    for r in (4,5):
        x=w.cell(r,i);x.font=Font(bold=True,size=9);x.fill=PatternFill('solid',fgColor='E9DCC9');x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');x.border=Border(*[Side('thin')]*4)
note={'Notice':'5-day notice served','Suit filed':'Answer due; counsel Rabb & Lowe','Judgment':'Garnishment','Forbearance':'Agreement exp. 3/31/25','Vacated':'Apply deposit, collections','Lockout':'Lien sale of goods','Co-tenancy dispute':'Tenant pays alternate rent'}
r=6
NF='#,##0.00_);(#,##0.00)'
for p,sec,t in G:
    w.cell(r,1,p).font=Font(bold=True,underline='single');r+=1
    for d in sec:
        if d is dropped: continue
        for i,k in enumerate(['unit','name','status'],1): w.cell(r,i,d[k])
        for i,k in enumerate(M,4):
            if k in d: w.cell(r,i,d[k]).number_format=NF
        if M[-1] in d: w.cell(r,14,R.choice(['11/15/24','11/29/24','12/2/24','12/16/24']))
        if d['status'] in note: w.cell(r,15,note[d['status']])
        for i in range(1,16): w.cell(r,i).font=Font(size=9);w.cell(r,i).border=Border(bottom=Side('hair'))
        r+=1
    w.cell(r,2,t['label'])
    for i,k in enumerate(M,4):
        if k in t: w.cell(r,i,t[k]).number_format=NF
    for i in range(1,16): w.cell(r,i).font=Font(size=9,bold=True);w.cell(r,i).border=Border(top=Side('thin'))
    r+=2
w.cell(r,2,g['label'])
for i,k in enumerate(M,4): w.cell(r,i,g[k]).number_format=NF
for i in range(1,16): w.cell(r,i).font=Font(size=10,bold=True);w.cell(r,i).fill=PatternFill('solid',fgColor='E9DCC9')
w.cell(r+2,1,'Promises are tenant statements taken by phone or e-mail and are not modifications of the lease. Forbearance balances continue to age.').font=Font(italic=True,size=8)
for i,x in enumerate([8,27,20,11,11,12,12,12,12,12,12,13,11,10,28],1): w.column_dimensions[chr(64+i)].width=x
w.freeze_panes='D6';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,'AR',M,rows,tot,{"what":f"row of suite 130 Pico Toys (Quarry Ridge Mall), total due {dropped['total']:,.2f}, not printed but in the totals","kind":"row_dropped"})
